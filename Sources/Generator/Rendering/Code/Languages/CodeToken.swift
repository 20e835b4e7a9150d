/// A stretch of code in a language other than Swift that is told apart from what stands round it.
struct CodeToken: Equatable {
  /// What it is; the colours are those of Swift code.
  enum Kind {
    /// A keyword, or a word that stands for a value.
    case keyword
    /// The name of a member, an element or a key.
    case name
    case string, number, comment
    /// An attribute, an option or a mark of the format.
    case attribute
    /// What stands for something else: a variable, a reference.
    case reference
    /// Words of a language of people, without a colour.
    case words
    case inserted, deleted
  }

  var kind: Kind
  var range: Range<Int>

  /// Whether it holds text that keeps its own order.
  var isText: Bool { [.name, .string, .comment, .words].contains(kind) }
}
