package import Diagnostics

/// An image as written.
package struct Image: Sendable {
  /// The source as written, escapes and entities resolved, not percent-decoded.
  package var source: String
  package var title: String
  /// The description, as text.
  package var alternative: [Inline]
  package var range: SourceRange

  package init(source: String, title: String, alternative: [Inline], range: SourceRange) {
    self.source = source
    self.title = title
    self.alternative = alternative
    self.range = range
  }
}
