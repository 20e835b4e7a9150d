package import Diagnostics

/// A GitHub alert: a quotation whose first line is `[!NOTE]` or one of its siblings.
package struct Callout: Sendable {
  /// The five kinds of GitHub's alerts.
  package enum Kind: String, CaseIterable, Sendable {
    case note, tip, important, warning, caution
  }

  package var kind: Kind
  package var blocks: [Block]
  package var range: SourceRange

  package init(kind: Kind, blocks: [Block], range: SourceRange) {
    self.kind = kind
    self.blocks = blocks
    self.range = range
  }
}
