package import Diagnostics

/// Raw HTML of the author as a block, already made harmless: see `RawHTML`.
package struct HTMLBlock: Sendable {
  package var html: RawHTML
  package var range: SourceRange

  package init(html: RawHTML, range: SourceRange) {
    self.html = html
    self.range = range
  }
}
