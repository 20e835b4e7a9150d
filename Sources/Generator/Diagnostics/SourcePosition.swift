/// A place in a text file: line and column, both from 1, the column in UTF-8 bytes.
package struct SourcePosition: Hashable, Comparable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
