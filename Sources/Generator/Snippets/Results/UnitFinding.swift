/// A message of the compiler about a block, at a place of the block's own code.
package struct UnitFinding: Hashable, Sendable {
  package enum Severity: UInt8, Hashable, Sendable {
    case note, warning, error
  }

  package var severity: Severity
  package var message: String
  /// The line of the code, from 0; -1 is the line of the fence.
  package var line: Int
  /// The byte of that line, from 0.
  package var column: Int
  /// The byte behind what the compiler marks, if it marks more than a place.
  package var endColumn: Int?
  package var notes: [UnitFinding]

  package init(
    severity: Severity, message: String, line: Int, column: Int, endColumn: Int? = nil, notes: [UnitFinding] = []
  ) {
    self.severity = severity
    self.message = message
    self.line = line
    self.column = column
    self.endColumn = endColumn
    self.notes = notes
  }
}
