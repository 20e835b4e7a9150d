import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name: Type = value`: a key and the accessors of a custom environment, transaction, container or
/// focused value.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // An error is reported here alone; the accessors keep the compiler from calling the variable a stored one.
    guard let entry = reported(in: context, at: node, { try Entry(declaration, in: context) }) else {
      return ["get { fatalError() }", "set {}"]
    }
    return [
      "get { self[\(raw: entry.key).self] }",
      "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = try? Entry(declaration, in: context) else { return [] }
    return [
      """
      nonisolated private struct \(raw: entry.key): SwiftUI.\(raw: entry.keyProtocol) {
      \(raw: entry.requirement)
      }
      """
    ]
  }
}

/// What a piece of work makes, or nil if it fails; then the failure is reported at the attribute.
private func reported<Value>(
  in context: some MacroExpansionContext, at node: AttributeSyntax, _ work: () throws -> Value
) -> Value? {
  do {
    return try work()
  } catch {
    context.report("\(error)", at: node)
    return nil
  }
}

/// What the two halves of `@Entry` need to know about the property it stands on.
private struct Entry {
  let key: String
  let keyProtocol: String
  let requirement: String

  init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw ExpansionError("@Entry can only be applied to a variable") }
    guard let owner = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription,
      let keyProtocol = Self.keyProtocol(of: owner)
    else {
      throw ExpansionError(
        "'@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues, Transaction, "
          + "ContainerValues, or FocusedValues")
    }
    key = "__Key_\(name)"
    self.keyProtocol = keyProtocol
    let type = binding.typeAnnotation?.type.trimmedDescription
    let value = binding.initializer?.value.trimmedDescription
    requirement = try Self.requirement(keyProtocol: keyProtocol, type: type, value: value)
  }

  private static func keyProtocol(of owner: String) -> String? {
    switch owner.split(separator: ".").last {
    case "EnvironmentValues": "EnvironmentKey"
    case "Transaction": "TransactionKey"
    case "ContainerValues": "ContainerValueKey"
    case "FocusedValues": "FocusedValueKey"
    default: nil
    }
  }

  private static func requirement(keyProtocol: String, type: String?, value: String?) throws -> String {
    if keyProtocol == "FocusedValueKey" {
      guard let type else { throw ExpansionError("@Entry needs a type in FocusedValues") }
      let wrapped = type.hasSuffix("?") ? String(type.dropLast()) : type
      return "typealias Value = \(wrapped)"
    }
    if let type, let value {
      return "static var defaultValue: \(type) { \(value) }"
    }
    if let type, type.hasSuffix("?") {
      return "static var defaultValue: \(type) { nil }"
    }
    guard let value else { throw ExpansionError("@Entry needs a default value") }
    return "static let defaultValue = \(value)"
  }
}
