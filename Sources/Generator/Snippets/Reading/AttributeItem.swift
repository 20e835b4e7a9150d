/// One word of an info string: a flag, a `key=value` pair, or a group in braces.
struct AttributeItem: Equatable {
  enum Kind: Equatable {
    case flag, pair, lines
    /// A text that another tool reads: a quoted string or a regular expression that stands alone.
    case foreign
    /// A quoted value without an end.
    case unclosed
  }

  var kind: Kind
  var name: String
  var value: String
  /// Byte offsets of the whole item in the text.
  var range: Range<Int>
  /// Byte offset of the value.
  var valueStart: Int
}
