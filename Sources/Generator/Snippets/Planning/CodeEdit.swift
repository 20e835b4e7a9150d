/// A change to code before the compiler sees it, within one line; what is inserted is not the author's.
package struct CodeEdit: Hashable, Sendable {
  /// The bytes that go.
  package var range: Range<Int>
  /// What comes in their place.
  package var replacement: String

  package init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Puts spaces in the place of bytes, so that nothing behind them moves.
  package init(blanking range: Range<Int>) {
    self.init(range: range, replacement: String(repeating: " ", count: range.count))
  }
}
