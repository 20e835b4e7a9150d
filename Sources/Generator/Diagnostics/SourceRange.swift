/// A stretch of a text file, from a first position up to but not including an end position.
package struct SourceRange: Hashable, Sendable {
  package var start: SourcePosition
  package var end: SourcePosition

  package init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = max(start, end)
  }

  /// A range inside one line, `length` bytes long.
  package init(line: Int, column: Int, length: Int = 0) {
    start = SourcePosition(line: line, column: column)
    end = SourcePosition(line: line, column: column + length)
  }
}
