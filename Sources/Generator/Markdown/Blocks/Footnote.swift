package import Diagnostics

/// A footnote that the page refers to; its number is its place in the document's list, from 1.
package struct Footnote: Sendable {
  package var label: String
  package var blocks: [Block]
  /// How many references lead to it: one back link for each.
  package var referenceCount: Int
  package var range: SourceRange

  package init(label: String, blocks: [Block], referenceCount: Int, range: SourceRange) {
    self.label = label
    self.blocks = blocks
    self.referenceCount = referenceCount
    self.range = range
  }
}
