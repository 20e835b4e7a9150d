/// A piece of code that a translation must have as well: a word or a sign, or a literal whose text may differ.
struct CodeToken: Equatable {
  /// An expression within a literal.
  struct Expression: Equatable {
    /// The code, the same for expressions that differ only in the text of their own literals.
    var text: CodeWord
    var range: Range<Int>
  }

  /// The word or sign as it stands; for a literal two quotation marks, for a comment that means something its meaning.
  var text: CodeWord
  /// Bytes of the code.
  var range: Range<Int>
  /// The expressions of a literal, in the order in which they stand.
  var expressions: [Expression] = []
  /// Of a literal, the runs of text between its expressions.
  var texts: [Range<Int>] = []

  /// What stands for a comment that shows the value of its line.
  static let value = CodeWord("→".utf8)

  /// What stands for the text of a literal.
  static let literal = CodeWord("\"\"".utf8)

  /// Whether a translation may have it for the other: a literal may name the same expressions in another order.
  func agrees(with other: CodeToken) -> Bool {
    guard text == other.text, expressions.count == other.expressions.count else { return false }
    if expressions.isEmpty || expressions.map(\.text) == other.expressions.map(\.text) { return true }
    return sortedExpressions == other.sortedExpressions
  }

  /// The expressions in an order that does not depend on theirs.
  var sortedExpressions: [CodeWord] { expressions.map(\.text).sorted { $0.number < $1.number } }
}
