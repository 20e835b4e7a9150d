import SwiftSyntax

/// The half of ``NameCollector`` that looks at uses: which tokens are names, and which of them are free.
class UseCollector: SyntaxVisitor {
  var scopes = NameScopes()
  /// Where the parsed segment begins in the fragment.
  private let base: Int
  /// How many bodies of functions, closures and types are open.
  var depth = 0
  /// How many of them are types.
  var typeDepth = 0
  var awaitsAtTop = false
  var throwsAtTop = false

  init(base: Int) {
    self.base = base
    super.init(viewMode: .sourceAccurate)
  }

  func range(of token: TokenSyntax) -> Range<Int> {
    let start = base + token.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<(start + token.trimmedLength.utf8Length)
  }

  func use(_ token: TokenSyntax, role: UsedName.Role = .identifier) {
    let name = token.identifierName
    if name == Ellipsis.trapName { return }
    if role == .identifier, let first = name.first, first == "$" || first == "_", name.count > 1 {
      if first == "$", name.dropFirst().allSatisfy(\.isNumber) { return }
      if first == "$" || !scopes.isDeclared(name) {
        scopes.use(String(name.dropFirst()), range: range(of: token))
        return
      }
    }
    scopes.use(name, role: role, range: range(of: token))
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let token = node.baseName
    if node.isMemberName {
      if case .identifier = token.tokenKind { scopes.use(member: token.identifierName, range: range(of: token)) }
      if typeDepth == 0, node.isMemberOfSelf { scopes.use(ofSelf: token.identifierName, range: range(of: token)) }
      return .skipChildren
    }
    switch token.tokenKind {
    case .identifier: use(token)
    case .binaryOperator, .prefixOperator, .postfixOperator: use(token, role: .operator)
    default: break
    }
    return .skipChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    use(node.operator, role: .operator)
    return .skipChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    use(node.operator, role: .operator)
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    use(node.operator, role: .operator)
    return .visitChildren
  }

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    if let group = node.operatorPrecedenceAndTypes?.precedenceGroup { use(group, role: .operator) }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier = node.name.tokenKind { use(node.name) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    scopes.use(member: node.name.identifierName, range: range(of: node.name))
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    use(node.macroName, role: .macro)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    use(node.macroName, role: .macro)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(Syntax(elements)) }
    return .skipChildren
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0 { awaitsAtTop = true }
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0, node.questionOrExclamationMark == nil { throwsAtTop = true }
    return .visitChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0 { throwsAtTop = true }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    // `@main`, `@available` and the like are no names.
    let isName = node.attributeName.trimmedDescription.utf8.first.map { $0 < UInt8(ascii: "a") } ?? false
    if isName { walk(node.attributeName) }
    if let arguments = node.arguments { walk(Syntax(arguments)) }
    return .skipChildren
  }
}
