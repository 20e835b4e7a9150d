import Caching
import Diagnostics

extension BinaryWriter {
  mutating func write(_ range: SourceRange) {
    write(range.start.line)
    write(range.start.column)
    write(range.end.line - range.start.line)
    write(range.end.column)
  }

  /// The code is written by its name alone: its explanation is the tool's, not the finding's.
  mutating func write(_ diagnostic: Diagnostic) {
    write(diagnostic.code.name)
    write(diagnostic.severity.rawValue)
    write(optional: diagnostic.file)
    write(optional: diagnostic.range) { $0.write($1) }
    write(diagnostic.message)
    write(optional: diagnostic.remedy)
    write(optional: diagnostic.replacement)
    write(diagnostic.notes) { writer, note in
      writer.write(note.message)
      writer.write(optional: note.file)
      writer.write(optional: note.range) { $0.write($1) }
    }
  }
}

extension BinaryReader {
  mutating func readSourceRange() throws(Failure) -> SourceRange {
    let start = SourcePosition(line: try readInt(), column: try readInt())
    let end = SourcePosition(line: start.line + (try readInt()), column: try readInt())
    return SourceRange(start: start, end: end)
  }

  mutating func readOptionalRange() throws(Failure) -> SourceRange? {
    try readOptional { reader throws(Failure) in try reader.readSourceRange() }
  }

  mutating func readDiagnostic() throws(Failure) -> Diagnostic {
    let code = DiagnosticCode(try readString(), explanation: "")
    guard let severity = Severity(rawValue: try readString()) else { throw .malformed }
    return Diagnostic(
      code, severity, file: try readOptionalString(), range: try readOptionalRange(), message: try readString(),
      remedy: try readOptionalString(), replacement: try readOptionalString(),
      notes: try readArray { reader throws(Failure) in
        Diagnostic.Note(
          try reader.readString(), file: try reader.readOptionalString(), range: try reader.readOptionalRange())
      })
  }
}
