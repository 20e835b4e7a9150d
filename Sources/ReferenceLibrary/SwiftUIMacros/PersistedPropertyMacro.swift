import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@_PersistedProperty`: accessors that keep a variable's value with the model's other values.
struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = ModelProperty(declaration) else { return [] }
    let name = property.name
    return [
      """
      @storageRestrictions(accesses: _$backingData, initializes: _\(raw: name))
      init(initialValue) {
      _$backingData.setValue(forKey: "\(raw: name)", to: initialValue)
      _\(raw: name) = SwiftData._SwiftDataNoType()
      }
      """,
      "get { self.getValue(forKey: \\.\(raw: name), named: \"\(raw: name)\") }",
      "set { self.setValue(forKey: \\.\(raw: name), named: \"\(raw: name)\", to: newValue) }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = ModelProperty(declaration) else { return [] }
    let value = property.value == nil && property.isOptional ? " = SwiftData._SwiftDataNoType()" : ""
    return ["private var _\(raw: property.name): SwiftData._SwiftDataNoType\(raw: value)"]
  }
}

/// `@Attribute`, `@Relationship` and `@Transient`: marks that `@Model` reads; by themselves they add nothing.
struct ModelPropertyMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

/// `#Unique` and `#Index`: recorded in the code alone.
struct ModelIndexMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
