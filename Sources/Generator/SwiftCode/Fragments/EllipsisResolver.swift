import SwiftSyntax

/// Decides, from where an ellipsis stands in the tree, what the compiler gets in its place.
enum EllipsisResolver {
  /// The replacement for the stand-in whose token is `token`.
  static func replacement(for token: TokenSyntax) -> Ellipsis.Replacement {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
      let item = reference.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return .nothing }
    if list.parent?.is(SwitchCaseSyntax.self) == true, list.count == 1 { return .trap }
    guard list.last?.id == item.id else { return .nothing }
    return needsValue(Syntax(list)) ? .trap : .nothing
  }

  /// Whether the body that ends with `list` has to return something, or to leave.
  private static func needsValue(_ list: Syntax) -> Bool {
    var node = list
    while let parent = node.parent {
      switch parent.kind {
      case .guardStmt: return true
      case .codeBlock, .codeBlockItem, .codeBlockItemList, .ifExpr, .switchExpr, .switchCase, .switchCaseList,
        .expressionStmt, .doStmt, .catchClause, .catchClauseList, .accessorDeclList:
        node = parent
      case .functionDecl, .initializerDecl, .accessorDecl, .accessorBlock, .closureExpr:
        return returnsValue(parent)
      default: return false
      }
    }
    return false
  }

  private static func returnsValue(_ owner: Syntax) -> Bool {
    if let function = owner.as(FunctionDeclSyntax.self) {
      return isValue(function.signature.returnClause?.type, of: function.attributes, name: function.name.text)
    }
    if owner.is(InitializerDeclSyntax.self) { return true }
    if let closure = owner.as(ClosureExprSyntax.self) {
      return isValue(closure.signature?.returnClause?.type, of: nil, name: "")
    }
    if let accessor = owner.as(AccessorDeclSyntax.self) {
      let specifier = accessor.accessorSpecifier.tokenKind
      guard specifier == .keyword(.get) else { return false }
      return accessor.parent?.parent.map(returnsValue) ?? true
    }
    guard let property = owner.parent else { return false }
    if let subscripting = property.as(SubscriptDeclSyntax.self) {
      return isValue(subscripting.returnClause.type, of: subscripting.attributes, name: "")
    }
    guard let binding = property.as(PatternBindingSyntax.self) else { return false }
    let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    let name = MemberNames.boundNames(of: binding.pattern).first ?? ""
    return isValue(binding.typeAnnotation?.type, of: variable?.attributes, name: name)
  }

  /// Whether a body of this type must return a value that nothing else provides, as a result builder would.
  private static func isValue(_ type: TypeSyntax?, of attributes: AttributeListSyntax?, name: String) -> Bool {
    guard let type else { return false }
    if attributes?.names.contains(where: { $0.hasSuffix("Builder") }) == true { return false }
    switch type.trimmedDescription {
    case "Void", "()": return false
    case "some View": return name != "body"
    default: return true
    }
  }
}
