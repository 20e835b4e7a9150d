import SwiftSyntax

/// Finds out how a top-level declaration becomes private.
struct AccessReader {
  /// Where the parsed segment begins in the fragment.
  let base: Int

  func change(for declaration: DeclSyntax) -> AccessChange {
    switch declaration.kind {
    case .operatorDecl, .precedenceGroupDecl: return .impossible(.operatorDeclaration)
    case .macroExpansionDecl: return .impossible(.macroExpansion)
    case .importDecl, .enumCaseDecl, .initializerDecl, .deinitializerDecl, .ifConfigDecl, .subscriptDecl:
      return .impossible(.notTopLevel)
    case .extensionDecl where declaration.as(ExtensionDeclSyntax.self)?.inheritanceClause != nil:
      return .impossible(.conformance)
    default: break
    }
    guard let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers else {
      return .impossible(.notTopLevel)
    }
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.private), .keyword(.fileprivate): return .none
      case .keyword(.public), .keyword(.internal), .keyword(.open), .keyword(.package):
        let start = base + modifier.name.positionAfterSkippingLeadingTrivia.utf8Offset
        return .replace(start..<(start + modifier.name.trimmedLength.utf8Length))
      default: break
      }
    }
    return insertion(for: declaration)
  }

  private func insertion(for declaration: DeclSyntax) -> AccessChange {
    let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
    if let last = attributes?.lastToken(viewMode: .sourceAccurate) {
      return .insert(offset: base + last.endPositionBeforeTrailingTrivia.utf8Offset, needsSeparator: false)
    }
    let start = base + declaration.positionAfterSkippingLeadingTrivia.utf8Offset
    if declaration.followsCondition { return .insert(offset: start, needsSeparator: false) }
    guard let previous = declaration.firstToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate)
    else { return .insert(offset: base, needsSeparator: false) }
    return .insert(
      offset: base + previous.endPositionBeforeTrailingTrivia.utf8Offset,
      needsSeparator: previous.tokenKind != .semicolon)
  }
}

extension DeclSyntax {
  /// Whether the line in front of it is that of an `#if`, `#elseif` or `#else`, behind which nothing may be written.
  fileprivate var followsCondition: Bool {
    guard let list = parent?.parent?.as(CodeBlockItemListSyntax.self),
      list.parent?.is(IfConfigClauseSyntax.self) == true
    else { return false }
    return list.first?.item.id == id
  }
}
