/// One message of the compiler, at a place in a file that it was given.
struct CompilerFinding: Hashable, Sendable {
  enum Severity: Hashable, Sendable {
    case note, warning, error, remark
  }

  /// A place: line and column from 1, the column in UTF-8 bytes.
  struct Place: Hashable, Sendable {
    var file: String
    var line: Int
    var column: Int
  }

  var severity: Severity
  var message: String
  /// Nil for a message about no file.
  var place: Place?
  /// The end of the range that the compiler marks, where that begins at `place` and ends on its line.
  var endColumn: Int?
  var notes: [CompilerFinding]
}
