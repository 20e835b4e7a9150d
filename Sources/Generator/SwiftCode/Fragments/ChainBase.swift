import SwiftSyntax

/// What stands at the head of a chain of calls and members.
enum ChainBase {
  /// A call of a name, perhaps with generic arguments.
  case call(String)
  /// `.modifier(…)` without a receiver.
  case leadingDot
  case other

  init(_ expression: ExprSyntax) {
    var current = expression
    while true {
      if let call = current.as(FunctionCallExprSyntax.self) {
        if let name = Self.name(of: call.calledExpression) {
          self = .call(name)
          return
        }
        current = call.calledExpression
      } else if let access = current.as(MemberAccessExprSyntax.self) {
        guard let base = access.base else {
          self = .leadingDot
          return
        }
        current = base
      } else if let conditional = current.as(PostfixIfConfigExprSyntax.self), let base = conditional.base {
        current = base
      } else {
        self = .other
        return
      }
    }
  }

  private static func name(of expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.identifierName }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) { return name(of: generic.expression) }
    return nil
  }
}

extension CodeBlockItemSyntax.Item {
  /// The name at the head of a chain of calls, if the item is one: `List` for `List(books) { … }.font(.body)`.
  var callee: String? {
    let expression: ExprSyntax? =
      switch self {
      case .expr(let expression): expression
      case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
      default: nil
      }
    guard let expression, case .call(let name) = ChainBase(expression) else { return nil }
    return name
  }
}
