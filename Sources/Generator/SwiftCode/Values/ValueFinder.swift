import SwiftParser
import SwiftSyntax

/// Finds the code whose value a comment behind it shows.
struct ValueFinder {
  private let tokens: [TokenSyntax]

  /// Nil for a source too deep to be walked.
  init?(_ source: [UInt8]) {
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard TreeDepth.isWalkable(Syntax(tree)) else { return nil }
    tokens = tree.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind != .endOfFile && !$0.text.isEmpty }
  }

  /// The statement or declaration that ends in front of a byte, on its line.
  func origin(before offset: Int) -> ShownValue.Origin? {
    guard let token = lastToken(before: offset) else { return nil }
    let end = token.endPositionBeforeTrailingTrivia
    var node = token.parent
    while let current = node, current.endPositionBeforeTrailingTrivia == end {
      if let item = current.as(CodeBlockItemSyntax.self) { return Self.origin(of: item) }
      if let member = current.as(MemberBlockItemSyntax.self) { return Self.origin(of: member.decl) }
      node = current.parent
    }
    return nil
  }

  private func lastToken(before offset: Int) -> TokenSyntax? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].endPositionBeforeTrailingTrivia.utf8Offset <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    // A comment on a line of its own is behind nothing.
    if low < tokens.count, Self.breaksLine(tokens[low], before: offset) { return nil }
    return tokens[low - 1]
  }

  /// Whether a line ends between the token in front of `token` and the comment at `offset`.
  private static func breaksLine(_ token: TokenSyntax, before offset: Int) -> Bool {
    var position = token.position.utf8Offset
    for piece in token.leadingTrivia.pieces where position < offset {
      if piece.isNewline { return true }
      position += piece.sourceLength.utf8Length
    }
    return false
  }

  // MARK: Statements

  private static func origin(of item: CodeBlockItemSyntax) -> ShownValue.Origin? {
    switch item.item {
    case .expr(let expression): return origin(of: expression)
    case .decl(let declaration): return origin(of: declaration)
    case .stmt(let statement): return origin(of: statement, in: item)
    @unknown default: return nil
    }
  }

  private static func origin(of statement: StmtSyntax, in item: CodeBlockItemSyntax) -> ShownValue.Origin? {
    if let result = statement.as(ReturnStmtSyntax.self)?.expression { return value(of: result) }
    if statement.is(ForStmtSyntax.self) || statement.is(WhileStmtSyntax.self) || statement.is(RepeatStmtSyntax.self)
      || statement.is(DoStmtSyntax.self)
    {
      return .statement(range(of: statement))
    }
    // Alone in a function it may be what that gives back.
    let neighbours = item.parent?.as(CodeBlockItemListSyntax.self)?.count ?? 1
    return statement.is(ExpressionStmtSyntax.self) && neighbours > 1 ? .statement(range(of: statement)) : nil
  }

  private static func origin(of declaration: DeclSyntax) -> ShownValue.Origin? {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
    let values = variable.bindings.compactMap(\.initializer?.value)
    guard !values.isEmpty, !variable.bindings.contains(where: { $0.accessorBlock != nil }) else { return nil }
    if let only = values.first, variable.bindings.count == 1, isBranching(only) {
      guard let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self),
        declaration.parent?.is(CodeBlockItemSyntax.self) == true
      else { return nil }
      return .variable(range(of: name), statement: range(of: declaration))
    }
    return .expressions(values.map { range(of: $0) })
  }

  private static func origin(of expression: ExprSyntax) -> ShownValue.Origin? {
    guard let sequence = unmarked(expression).as(SequenceExprSyntax.self), sequence.elements.count >= 3 else {
      return value(of: expression)
    }
    let elements = Array(sequence.elements)
    let isPlainAssignment = elements[1].is(AssignmentExprSyntax.self)
    guard isPlainAssignment || isCompoundAssignment(elements[1]) else { return value(of: expression) }
    if AssignedPlace.canBeRead(elements[0]) {
      return .variable(range(of: elements[0]), statement: range(of: expression))
    }
    guard isPlainAssignment, !isBranching(elements[2]) else { return nil }
    let start = elements[2].positionAfterSkippingLeadingTrivia.utf8Offset
    return .expressions([start..<expression.endPositionBeforeTrailingTrivia.utf8Offset])
  }

  private static func isCompoundAssignment(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~="]
    return name.hasSuffix("=") && !comparisons.contains(name)
  }

  private static func value(of expression: ExprSyntax) -> ShownValue.Origin? {
    isBranching(expression) ? nil : .expressions([range(of: expression)])
  }

  /// Whether it is an `if` or `switch`, which cannot stand among the arguments of a call.
  private static func isBranching(_ expression: ExprSyntax) -> Bool {
    let bare = unmarked(expression)
    return bare.is(IfExprSyntax.self) || bare.is(SwitchExprSyntax.self)
  }

  private static func unmarked(_ expression: ExprSyntax) -> ExprSyntax {
    if let marked = expression.as(TryExprSyntax.self) { return unmarked(marked.expression) }
    if let marked = expression.as(AwaitExprSyntax.self) { return unmarked(marked.expression) }
    return expression
  }

  private static func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}
