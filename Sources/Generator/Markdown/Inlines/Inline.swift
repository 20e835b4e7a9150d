package import Diagnostics

/// A piece of running text.
package indirect enum Inline: Sendable {
  case text(String)
  case code(String, SourceRange)
  case emphasis([Inline])
  case strong([Inline])
  case strikethrough([Inline])
  case link(Link)
  case image(Image)
  /// `number` counts footnotes from 1, `occurrence` the references to that footnote from 1.
  case footnoteReference(number: Int, occurrence: Int, SourceRange)
  case html(RawHTML, SourceRange)
  /// A line end in the source that is not a break on the page; `joins` where no space may appear (between Han characters).
  case softBreak(joins: Bool)
  case lineBreak
}
