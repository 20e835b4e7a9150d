import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query(…) var models: [Model]`: a `Query` beside the variable, and an accessor that reads it.
struct QueryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let variable = try QueryVariable(declaration)
    return ["get { _\(raw: variable.name).wrappedValue }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let variable = try? QueryVariable(declaration) else { return [] }
    let arguments = node.arguments?.trimmedDescription ?? ""
    let type = "SwiftData.Query<\(variable.type).Element, \(variable.type)>"
    return ["private(set) var _\(raw: variable.name): \(raw: type) = .init(\(raw: arguments))"]
  }
}

/// The variable that `@Query` stands on.
private struct QueryVariable {
  let name: String
  let type: String

  init(_ declaration: some DeclSyntaxProtocol) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw ExpansionError("@Query can only be applied to a variable") }
    guard let type = binding.typeAnnotation?.type.trimmedDescription else {
      throw ExpansionError("@Query requires a type annotation, such as 'var \(name): [Model]'")
    }
    guard variable.bindingSpecifier.text == "var" else {
      throw ExpansionError("@Query can only be applied to a 'var' declaration")
    }
    self.name = name
    self.type = type
  }
}
