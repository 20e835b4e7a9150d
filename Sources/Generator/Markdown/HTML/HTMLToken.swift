/// A piece of raw HTML; ranges are offsets in the text that was read.
enum HTMLToken {
  /// An attribute; `value` is nil where none is written.
  struct Attribute {
    var name: String
    var value: Range<Int>?
    var range: Range<Int>
  }

  case text(Range<Int>)
  case startTag(name: String, attributes: [Attribute], Range<Int>)
  case endTag(name: String, Range<Int>)
  /// `content` is what stands between the delimiters.
  case comment(content: Range<Int>, Range<Int>, isClosed: Bool)
  /// A declaration, processing instruction or other mark that browsers pass over.
  case declaration(Range<Int>)
  /// A tag that the text ends in.
  case brokenTag(Range<Int>)
}
