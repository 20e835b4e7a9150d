import SwiftSyntax

/// Tells from the syntax of declarations whether a value can be made without arguments: `Name()`.
enum PlainInitializer {
  /// Property wrappers that find their value by themselves.
  private static let selfSufficient: Set<String> = [
    "Environment", "EnvironmentObject", "Query", "FocusState", "AccessibilityFocusState", "Namespace", "FocusedValue",
    "FocusedBinding", "FocusedObject", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
    "WKApplicationDelegateAdaptor", "AppStorage", "SceneStorage", "FetchRequest", "ScaledMetric",
  ]
  /// Property wrappers that give an optional no value of its own.
  private static let demanding: Set<String> = ["Binding", "Bindable", "ObservedObject"]

  /// Whether a type with these members is made so, unless an extension says how.
  static func isOffered(by members: MemberBlockSyntax) -> Bool {
    let declarations = members.members.map(\.decl)
    let initializers = declarations.compactMap { $0.as(InitializerDeclSyntax.self) }
    if !initializers.isEmpty { return initializers.contains(where: isPlain) }
    return declarations.allSatisfy { declaration in
      guard let variable = declaration.as(VariableDeclSyntax.self) else { return true }
      return !needsValue(variable)
    }
  }

  /// Whether an extension with these members lets its type be made so.
  static func isAdded(by members: MemberBlockSyntax) -> Bool {
    members.members.contains { $0.decl.as(InitializerDeclSyntax.self).map(isPlain) ?? false }
  }

  /// Whether an initializer wants no arguments, and always gives a value at once.
  private static func isPlain(_ node: InitializerDeclSyntax) -> Bool {
    let signature = node.signature
    let isPrivate = node.modifiers.contains { $0.name.tokenKind == .keyword(.private) }
    return !isPrivate && node.optionalMark == nil && signature.effectSpecifiers == nil
      && node.genericParameterClause == nil
      && signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
  }

  /// Whether whoever makes the value has to give this property one.
  static func needsValue(_ variable: VariableDeclSyntax) -> Bool {
    let isShared = variable.modifiers.contains {
      $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.lazy)
    }
    let attributes = Set(variable.attributes.names)
    guard !isShared, attributes.isDisjoint(with: selfSufficient) else { return false }
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    let isDemanding = !attributes.isDisjoint(with: demanding)
    return variable.bindings.contains { binding in
      if binding.initializer != nil { return false }
      if let accessors = binding.accessorBlock, isComputed(accessors) { return false }
      return isConstant || isDemanding || !isOptional(binding.typeAnnotation?.type)
    }
  }

  private static func isOptional(_ type: TypeSyntax?) -> Bool {
    guard let type else { return false }
    return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }

  /// `willSet` and `didSet` stand beside a value that is kept.
  private static func isComputed(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let accessors) = block.accessors else { return true }
    return accessors.contains {
      $0.accessorSpecifier.tokenKind != .keyword(.willSet) && $0.accessorSpecifier.tokenKind != .keyword(.didSet)
    }
  }
}
