import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable`: a conformance, and `animatableData` made of those of the stored variables.
struct AnimatableMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let members = declaration.memberBlock.members.map(\.decl)
    guard !members.contains(where: isAnimatableData) else { return [] }
    var variables: [(name: String, type: String)] = []
    for variable in members.compactMap(AnimatableVariable.init) {
      guard let type = variable.type else {
        context.report("@Animatable requires property '\(variable.name)' to have an explicit type", at: variable.node)
        return []
      }
      guard !AnimatableVariable.isStill(type) else {
        context.report(
          "Property '\(variable.name)' of type '\(type)' cannot be animated: mark it with '@AnimatableIgnored'",
          at: variable.node)
        return []
      }
      variables.append((variable.name, type))
    }
    guard let first = variables.first else { return [] }
    let words = declaration.modifiers.map(\.name.text)
    let access = words.contains("public") ? "public " : words.contains("package") ? "package " : ""
    let head = "\(access)nonisolated var animatableData"
    if variables.count == 1 {
      return [
        """
        \(raw: head): \(raw: first.type).AnimatableData {
        get { self.\(raw: first.name).animatableData }
        set { self.\(raw: first.name).animatableData = newValue }
        }
        """
      ]
    }
    let types = variables.map { "\($0.type).AnimatableData" }.joined(separator: ", ")
    let values = variables.map { "self.\($0.name).animatableData" }.joined(separator: ", ")
    return [
      """
      \(raw: head): SwiftUI.AnimatableValues<\(raw: types)> {
      get { SwiftUI.AnimatableValues(\(raw: values)) }
      set { (\(raw: values)) = newValue.value }
      }
      """
    ]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated SwiftUI.Animatable {}")]
  }

  private static func isAnimatableData(_ member: DeclSyntax) -> Bool {
    guard let variable = member.as(VariableDeclSyntax.self) else { return false }
    return variable.bindings.contains { $0.pattern.trimmedDescription == "animatableData" }
  }
}

/// `@AnimatableIgnored`: a mark that `@Animatable` reads; by itself it adds nothing.
struct AnimatableIgnoredMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}

/// A stored variable that takes part in an animation.
private struct AnimatableVariable {
  let node: VariableDeclSyntax
  let name: String
  let type: String?

  /// Whether a type of the standard library has no steps between its values.
  static func isStill(_ type: String) -> Bool {
    let names: Set = [
      "Bool", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "String", "UInt", "UInt8", "UInt16", "UInt32",
      "UInt64",
    ]
    return names.contains(type) || type.contains("->") || type.hasPrefix("[")
  }

  init?(_ declaration: DeclSyntax) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
      variable.attributes.isEmpty, variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.accessorBlock == nil,
      !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) })
    else { return nil }
    node = variable
    self.name = name
    let isNumber = binding.initializer?.value.is(FloatLiteralExprSyntax.self) == true
    type = binding.typeAnnotation?.type.trimmedDescription ?? (isNumber ? "Double" : nil)
  }
}
