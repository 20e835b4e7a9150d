package import Diagnostics

/// A link as written; where it leads is found by the site.
package struct Link: Sendable {
  /// The target as written, escapes and entities resolved, not percent-decoded.
  package var destination: String
  package var title: String
  package var content: [Inline]
  /// Whether the text is the address itself (`<https://…>` or a bare address).
  package var isAutolink: Bool
  package var range: SourceRange

  package init(destination: String, title: String, content: [Inline], isAutolink: Bool, range: SourceRange) {
    self.destination = destination
    self.title = title
    self.content = content
    self.isAutolink = isAutolink
    self.range = range
  }
}
