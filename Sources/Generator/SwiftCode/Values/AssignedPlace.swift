import SwiftSyntax

/// What stands in front of an assignment.
enum AssignedPlace {
  /// Whether reading it again calls nothing but getters: names, members and subscripts with plain arguments.
  static func canBeRead(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): name.argumentNames == nil
    case .superExpr, .integerLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: true
    case .stringLiteralExpr(let literal): literal.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    case .memberAccessExpr(let member): member.base.map(canBeRead) ?? true
    case .forceUnwrapExpr(let unwrap): canBeRead(unwrap.expression)
    case .optionalChainingExpr(let chain): canBeRead(chain.expression)
    case .subscriptCallExpr(let call):
      canBeRead(call.calledExpression) && call.trailingClosure == nil
        && call.arguments.allSatisfy { canBeRead($0.expression) }
    case .tupleExpr(let tuple): tuple.elements.allSatisfy { canBeRead($0.expression) }
    default: false
    }
  }
}
