package import Diagnostics

/// A parsed page: its blocks, its footnotes in the order of first use, and what the parser has to say about the source.
package struct MarkdownDocument: Sendable {
  package var blocks: [Block]
  package var footnotes: [Footnote]
  package var diagnostics: [Diagnostic]

  package init(blocks: [Block], footnotes: [Footnote] = [], diagnostics: [Diagnostic] = []) {
    self.blocks = blocks
    self.footnotes = footnotes
    self.diagnostics = diagnostics
  }

  /// A page without text.
  package static let empty = MarkdownDocument(blocks: [])
}
