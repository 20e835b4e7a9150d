package import Diagnostics

/// A paragraph; in a tight list its element is left out on the page.
package struct Paragraph: Sendable {
  package var content: [Inline]
  package var range: SourceRange

  package init(content: [Inline], range: SourceRange) {
    self.content = content
    self.range = range
  }
}
