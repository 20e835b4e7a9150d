package import Diagnostics

/// A quotation.
package struct Quote: Sendable {
  package var blocks: [Block]
  package var range: SourceRange

  package init(blocks: [Block], range: SourceRange) {
    self.blocks = blocks
    self.range = range
  }
}
