import SwiftSyntax

/// A stored property of a model.
struct ModelProperty {
  let declaration: VariableDeclSyntax
  let name: String
  let type: TypeSyntax?
  let value: ExprSyntax?

  /// The property that a declaration makes; nil for anything else, and for what is static, computed or lazy.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      binding.accessorBlock == nil,
      !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
    else { return nil }
    self.declaration = variable
    self.name = name
    type = binding.typeAnnotation?.type.trimmed
    value = binding.initializer?.value.trimmed
  }

  var isConstant: Bool { declaration.bindingSpecifier.text == "let" }
  var isTransient: Bool { attribute("Transient") != nil }
  var isPersisted: Bool { !isTransient && attribute("_PersistedProperty") == nil }

  var isOptional: Bool {
    guard let type else { return false }
    return type.is(OptionalTypeSyntax.self) || type.trimmedDescription.hasPrefix("Optional<")
  }

  var needsValue: Bool { value == nil && !isOptional }

  /// Whether the value begins with a dot, so that its type is not written.
  var hasImplicitMember: Bool {
    var expression = value
    while let call = expression?.as(FunctionCallExprSyntax.self) { expression = call.calledExpression }
    guard let member = expression?.as(MemberAccessExprSyntax.self) else { return false }
    return member.base == nil
  }

  /// The description of the property that its attribute stands for.
  var metadata: String? {
    for kind in ["Attribute", "Relationship"] {
      guard let attribute = attribute(kind) else { continue }
      let arguments = attribute.arguments?.trimmedDescription ?? ""
      return "SwiftData.Schema.\(kind)(\(arguments))"
    }
    return nil
  }

  private func attribute(_ name: String) -> AttributeSyntax? {
    for element in declaration.attributes {
      guard let attribute = element.as(AttributeSyntax.self) else { continue }
      let words = attribute.attributeName.trimmedDescription.split(separator: ".")
      if words.last.map(String.init) == name { return attribute }
    }
    return nil
  }
}
