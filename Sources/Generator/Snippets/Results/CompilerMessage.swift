/// The compiler's own words about a stretch of a block, for readers.
package struct CompilerMessage: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  package var severity: Severity
  package var text: String
  /// The line of the displayed code, from 0.
  package var line: Int
  /// UTF-8 byte offsets within that line, from 0; at least one byte wide unless the line is empty.
  package var columns: Range<Int>

  package init(severity: Severity, text: String, line: Int, columns: Range<Int>) {
    self.severity = severity
    self.text = text
    self.line = line
    self.columns = columns
  }
}
