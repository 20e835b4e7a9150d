package import Diagnostics

/// A heading of level 1 to 6.
package struct Heading: Sendable {
  package var level: Int
  package var content: [Inline]
  /// The id that the author gave with `{#id}`, without its braces; the braces are not part of `content`.
  package var explicitID: String?
  /// Further words in the braces: `{#id .faq}` gives `["faq"]`.
  package var classes: [String]
  package var range: SourceRange

  package init(level: Int, content: [Inline], explicitID: String? = nil, classes: [String] = [], range: SourceRange) {
    self.level = level
    self.content = content
    self.explicitID = explicitID
    self.classes = classes
    self.range = range
  }
}
