import SwiftSyntax

/// Says what one item at the top of a fragment can be, seen alone.
enum ItemClassifier {
  static func role(of item: CodeBlockItemSyntax.Item) -> ItemRole {
    switch item {
    case .decl(let declaration): role(of: declaration)
    case .expr(let expression): role(of: expression)
    case .stmt(let statement): role(of: statement)
    default: .statement
    }
  }

  private static func role(of statement: StmtSyntax) -> ItemRole {
    if let wrapped = statement.as(ExpressionStmtSyntax.self) { return role(of: wrapped.expression) }
    if let returned = statement.as(ReturnStmtSyntax.self)?.expression, case .view(let builder) = role(of: returned) {
      return .view(builder)
    }
    return .statement
  }

  // MARK: Declarations

  private static func role(of declaration: DeclSyntax) -> ItemRole {
    switch declaration.kind {
    case .variableDecl: return declaration.as(VariableDeclSyntax.self).map(role(of:)) ?? .statement
    case .functionDecl: return declaration.as(FunctionDeclSyntax.self).map(role(of:)) ?? .statement
    case .initializerDecl, .deinitializerDecl, .subscriptDecl, .associatedTypeDecl: return .typeMember
    case .enumCaseDecl: return .enumCase
    case .ifConfigDecl: return declaration.as(IfConfigDeclSyntax.self).map(role(of:)) ?? .statement
    case .macroExpansionDecl:
      let name = declaration.as(MacroExpansionDeclSyntax.self)?.macroName.text ?? ""
      return isDeclarationMacro(name) ? .fileScope : .statement
    default: return .fileScope
    }
  }

  private static func role(of node: IfConfigDeclSyntax) -> ItemRole {
    guard let first = node.clauses.first else { return .statement }
    switch first.elements {
    case .statements(let statements): return statements.first?.item.role ?? .statement
    case .decls(let members): return members.first.map { role(of: $0.decl) } ?? .statement
    // Modifiers under a condition.
    case .postfixExpression: return .chain
    default: return .statement
    }
  }

  private static func role(of node: FunctionDeclSyntax) -> ItemRole {
    node.modifiers.containsMemberModifier ? .typeMember : .function
  }

  private static func role(of node: VariableDeclSyntax) -> ItemRole {
    let attributes = node.attributes.names
    if attributes.contains(where: objectAttributes.contains) { return .objectMember }
    if node.modifiers.containsMemberModifier { return .typeMember }
    guard let binding = node.bindings.first else { return .statement }
    let name = MemberNames.boundNames(of: binding.pattern).first
    if attributes.contains(where: isWrapper) { return isNamedInItsValue(binding, name) ? .wrappedLocal : .viewMember }
    if let accessors = binding.accessorBlock, binding.initializer == nil {
      let isView = name == "body" || returnsSomeView(binding) || attributes.contains { $0.hasSuffix("Builder") }
      return isView && accessors.isGetter ? .viewMember : .computed
    }
    return binding.initializer == nil ? .unsetProperty : .constant
  }

  private static func isNamedInItsValue(_ binding: PatternBindingSyntax, _ name: String?) -> Bool {
    guard let name, let value = binding.initializer?.value.as(DeclReferenceExprSyntax.self) else { return false }
    return value.baseName.identifierName == name
  }

  private static func returnsSomeView(_ binding: PatternBindingSyntax) -> Bool {
    guard let type = binding.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self) else { return false }
    return type.someOrAnySpecifier.tokenKind == .keyword(.some)
      && ["View", "Scene", "ToolbarContent", "TabContent", "Commands"].contains(type.constraint.trimmedDescription)
  }

  private static let objectAttributes: Set<String> = [
    "Published", "ObservationIgnored", "ObservationTracked", "Attribute", "Relationship", "Transient", "IBOutlet",
    "NSManaged",
  ]

  /// Attributes with a capital that are no property wrappers.
  private static let plainAttributes: Set<String> = [
    "MainActor", "TaskLocal", "Sendable", "Test", "Suite", "Observable", "Entry", "GKInspectable", "IBInspectable",
  ]

  private static func isWrapper(_ attribute: String) -> Bool {
    guard let first = attribute.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
      return false
    }
    return !plainAttributes.contains(attribute) && !attribute.hasSuffix("Builder") && !attribute.hasSuffix("Actor")
  }

  // MARK: Expressions

  private static func role(of expression: ExprSyntax) -> ItemRole {
    if let macro = expression.as(MacroExpansionExprSyntax.self) {
      return isDeclarationMacro(macro.macroName.text) ? .fileScope : .statement
    }
    if let condition = expression.as(IfExprSyntax.self) { return role(of: condition) }
    if let choice = expression.as(SwitchExprSyntax.self) { return role(of: choice) }
    switch ChainBase(expression) {
    case .leadingDot: return .chain
    case .call(let name): return builder(for: name).map(ItemRole.view) ?? .statement
    case .other: return .statement
    }
  }

  private static func role(of node: IfExprSyntax) -> ItemRole {
    var bodies = [node.body.statements]
    switch node.elseBody {
    case .codeBlock(let block): bodies.append(block.statements)
    case .ifExpr(let nested): if !role(of: nested).isView { return .statement }
    default: break
    }
    return role(ofBodies: bodies)
  }

  private static func role(of node: SwitchExprSyntax) -> ItemRole {
    let bodies = node.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
    return bodies.count == node.cases.count ? role(ofBodies: bodies) : .statement
  }

  /// A choice is a view if each of its branches holds nothing but views.
  private static func role(ofBodies bodies: [CodeBlockItemListSyntax]) -> ItemRole {
    var found: FragmentBuilder?
    for body in bodies {
      for item in body {
        guard case .view(let builder) = item.item.role else { return .statement }
        found = found ?? builder
      }
    }
    return found.map(ItemRole.view) ?? .statement
  }

  private static func isDeclarationMacro(_ name: String) -> Bool {
    name == "Preview" || name == "Playground"
  }

  /// Types of the system whose values are no part of an interface, and which examples make at top level.
  private static let valueTypes: Set<String> = [
    "Task", "Timer", "Thread", "DispatchWorkItem", "DispatchQueue", "OperationQueue", "NotificationCenter",
    "NavigationPath", "URL", "URLComponents", "URLRequest", "URLSession", "Date", "Data", "UUID", "String", "Int",
    "Double", "Bool", "Array", "Set", "Dictionary", "JSONDecoder", "JSONEncoder", "AttributedString", "Logger",
    "Mirror",
    "ContinuousClock", "Regex", "Result", "Optional", "Character", "Observations",
  ]

  /// The result builder that takes what a call of `name` makes; nil for what is no part of an interface.
  private static func builder(for name: String) -> FragmentBuilder? {
    guard let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return nil }
    switch name {
    case _ where valueTypes.contains(name): return nil
    case "WindowGroup", "DocumentGroup", "Settings", "MenuBarExtra", "ImmersiveSpace", "Window", "UtilityWindow":
      return .scene
    case "Tab", "TabSection": return .tab
    case "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "DefaultToolbarItem": return .toolbar
    default: return .view
    }
  }
}

extension DeclModifierListSyntax {
  /// Whether one of them is allowed in a type only.
  fileprivate var containsMemberModifier: Bool {
    contains { modifier in
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class), .keyword(.override), .keyword(.mutating), .keyword(.nonmutating),
        .keyword(.required), .keyword(.convenience), .keyword(.lazy), .keyword(.weak), .keyword(.unowned),
        .keyword(.dynamic):
        true
      default: false
      }
    }
  }
}

extension AccessorBlockSyntax {
  fileprivate var isGetter: Bool {
    if case .getter = accessors { true } else { false }
  }
}

extension CodeBlockItemSyntax.Item {
  /// What the item can be.
  var role: ItemRole { ItemClassifier.role(of: self) }
}
