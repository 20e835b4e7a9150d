import SwiftParser
import SwiftSyntax

/// A `#Preview` at the top of a fragment.
package struct PreviewUse: Sendable, Equatable {
  /// The whole of it, without attributes.
  package var range: Range<Int>
  /// The bytes of `#Preview`.
  package var nameRange: Range<Int>
  /// The name that its author displays, if it is a text as it stands.
  package var name: String?
}

extension PreviewUse {
  /// Nil for what is no preview.
  init?(_ item: CodeBlockItemSyntax.Item, base: Int) {
    let node: any FreestandingMacroExpansionSyntax
    switch item {
    case .expr(let expression):
      guard let macro = expression.as(MacroExpansionExprSyntax.self) else { return nil }
      node = macro
    case .decl(let declaration):
      guard let macro = declaration.as(MacroExpansionDeclSyntax.self) else { return nil }
      node = macro
    default: return nil
    }
    guard node.macroName.text == "Preview" else { return nil }
    let start = base + node.pound.positionAfterSkippingLeadingTrivia.utf8Offset
    nameRange = start..<(base + node.macroName.endPositionBeforeTrailingTrivia.utf8Offset)
    range = start..<(base + node.endPositionBeforeTrailingTrivia.utf8Offset)
    let first = node.arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)
    name = first?.representedLiteralValue
  }
}
