import SwiftSyntax

/// Walks one item of a fragment and collects the names that it uses free.
///
/// Left out are members behind a dot, labels, components of key paths, and whatever is declared inside the item: its
/// members, parameters, locals and generic parameters.
final class NameCollector: UseCollector {
  private func walkInside(_ names: Set<String> = [], openType: String? = nil, _ body: () -> Void) {
    scopes.push(names, openType: openType)
    body()
    scopes.pop()
  }

  private func walkBody(_ names: Set<String> = [], openType: String? = nil, _ body: () -> Void) {
    depth += 1
    walkInside(names, openType: openType, body)
    depth -= 1
  }

  private func walkAll(_ nodes: (any SyntaxProtocol)?...) {
    for node in nodes { if let node { walk(node) } }
  }

  // MARK: Declarations

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    scopes.declare(node.identifier.identifierName)
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    // The name is not in scope in its own initial value: `@Bindable var session = session`.
    walkAll(node.typeAnnotation, node.initializer)
    if let accessors = node.accessorBlock { walkBody { walk(accessors) } }
    walk(node.pattern)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.declare(node.name.identifierName)
    if case .binaryOperator = node.name.tokenKind { use(node.name, role: .operator) }
    walk(node.attributes)
    walkBody {
      walkAll(node.genericParameterClause, node.signature, node.genericWhereClause, node.body)
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    walk(node.attributes)
    walkBody { walkAll(node.genericParameterClause, node.signature, node.genericWhereClause, node.body) }
    return .skipChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    walkBody { walkAll(node.body) }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    walk(node.attributes)
    walkBody {
      walkAll(
        node.genericParameterClause, node.parameterClause, node.returnClause, node.genericWhereClause,
        node.accessorBlock)
    }
    return .skipChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    walkBody { walkAll(node.genericParameterClause, node.signature, node.definition, node.genericWhereClause) }
    return .skipChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    var names: Set<String> = ["newValue", "oldValue"]
    if let name = node.parameters?.name { names.insert(name.identifierName) }
    walkBody(names) { walkAll(node.body) }
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    walkAll(node.attributes, node.type, node.defaultValue)
    scopes.declare((node.secondName ?? node.firstName).identifierName)
    return .skipChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    scopes.declare(node.name.identifierName)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    walkType(node, node.genericParameterClause)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    walkType(node, node.genericParameterClause)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    walkType(node, node.genericParameterClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    walkType(node, node.genericParameterClause)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { walkType(node, nil) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    walkAll(node.attributes, node.extendedType, node.inheritanceClause)
    let members = MemberNames.of(node.memberBlock)
    typeDepth += 1
    walkBody(members, openType: node.extendedType.trimmedDescription) {
      walkAll(node.genericWhereClause, node.memberBlock)
    }
    typeDepth -= 1
    return .skipChildren
  }

  private func walkType(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    scopes.declare(node.name.identifierName)
    walk(node.attributes)
    var names = MemberNames.of(node.memberBlock)
    names.insert(node.name.identifierName)
    if let primary = node.as(ProtocolDeclSyntax.self)?.primaryAssociatedTypeClause {
      names.formUnion(primary.primaryAssociatedTypes.map(\.name.identifierName))
    }
    typeDepth += 1
    defer { typeDepth -= 1 }
    walkInside {
      walkAll(generics, node.inheritanceClause, node.genericWhereClause)
      walkBody(names, openType: node.inheritanceClause == nil ? nil : node.name.identifierName) {
        walk(node.memberBlock)
      }
    }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.declare(node.name.identifierName)
    walkInside { walkAll(node.attributes, node.genericParameterClause, node.initializer, node.genericWhereClause) }
    return .skipChildren
  }

  // MARK: Scopes of statements and closures

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    walkInside(MemberNames.hoisted(node.statements)) { walk(node.statements) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    walkBody(MemberNames.hoisted(node.statements)) { walkAll(node.signature, node.statements) }
    return .skipChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if let initializer = node.initializer {
      walk(initializer)
    } else if case .identifier = node.name.tokenKind {
      use(node.name)
    }
    scopes.declare(node.name.identifierName)
    return .skipChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    scopes.declare(node.name.identifierName)
    return .skipChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    walkAll(node.attributes, node.type)
    scopes.declare((node.secondName ?? node.firstName).identifierName)
    return .skipChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let initializer = node.initializer {
      walk(initializer)
    } else if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, name.tokenKind != .keyword(.self) {
      use(name)
    }
    walkAll(node.typeAnnotation, node.pattern)
    return .skipChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    walkAll(node.initializer, node.typeAnnotation, node.pattern)
    return .skipChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    walkInside { walkAll(node.conditions, node.body) }
    walkAll(node.elseBody.map { Syntax($0) })
    return .skipChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    walkAll(node.conditions, node.body)
    return .skipChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    walkInside { walkAll(node.conditions, node.body) }
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0, node.awaitKeyword != nil { awaitsAtTop = true }
    if depth == 0, node.tryKeyword != nil { throwsAtTop = true }
    walk(node.sequence)
    walkInside { walkAll(node.typeAnnotation, node.pattern, node.whereClause, node.body) }
    return .skipChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    walkInside(MemberNames.hoisted(node.statements)) { walkAll(Syntax(node.label), node.statements) }
    return .skipChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    walkInside(["error"]) { walkAll(node.catchItems, node.body) }
    return .skipChildren
  }
}
