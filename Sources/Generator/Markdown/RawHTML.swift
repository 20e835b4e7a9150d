package import Diagnostics

/// The author's own HTML after the safety rules: pieces to be written as they are, and the addresses in them, which the
/// site resolves like those of Markdown links.
package struct RawHTML: Sendable {
  /// One piece of raw HTML.
  package enum Piece: Sendable {
    /// Markup that is safe to write as it is.
    case markup(String)
    /// The value of a `href`, `src` or `poster` attribute, entities resolved; it is written between double quotes,
    /// directly behind a piece of markup that ends in the attribute's name and an equals sign.
    case address(String, attribute: String, SourceRange)
    /// The value of a `srcset` attribute, written in the same way.
    case candidates([Candidate])
    /// A comment without its delimiters, which its range includes; written nowhere, kept because tools of the page read
    /// it (`<!-- swift: … -->`).
    case comment(String, SourceRange)
  }

  /// One of several images to choose from.
  package struct Candidate: Sendable {
    /// Entities resolved.
    package var address: String
    /// What the image is for: `2x`, `640w`; empty if nothing is said.
    package var descriptor: String
    package var range: SourceRange

    package init(address: String, descriptor: String, range: SourceRange) {
      self.address = address
      self.descriptor = descriptor
      self.range = range
    }
  }

  package var pieces: [Piece]

  package init(pieces: [Piece]) { self.pieces = pieces }

  /// Whether it ends a line, so that the words round it are not one.
  package var isLineBreak: Bool {
    guard case .markup(let tag)? = pieces.first else { return false }
    return tag == "<br>" || tag.hasPrefix("<br ")
  }
}
