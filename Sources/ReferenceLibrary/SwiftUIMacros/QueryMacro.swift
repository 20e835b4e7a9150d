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
    // Beside a local variable there is no place for another: there the query is made where it is read.
    let query = isLocal(in: context) ? "\(variable.query)(\(arguments(of: node)))" : "_\(variable.name)"
    return ["get { \(raw: query).wrappedValue }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let variable = try? QueryVariable(declaration), !isLocal(in: context) else { return [] }
    return ["private(set) var _\(raw: variable.name): \(raw: variable.query) = .init(\(raw: arguments(of: node)))"]
  }

  private static func arguments(of node: AttributeSyntax) -> String {
    node.arguments?.trimmedDescription ?? ""
  }

  /// Whether the variable stands in a closure, such as that of `#Preview`, or in a function.
  private static func isLocal(in context: some MacroExpansionContext) -> Bool {
    guard let owner = context.lexicalContext.first else { return false }
    return owner.asProtocol((any DeclGroupSyntax).self) == nil
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

  /// The type of the query.
  var query: String { "SwiftData.Query<\(type).Element, \(type)>" }
}
