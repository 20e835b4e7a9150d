import Snippets

/// Writes outcomes as bytes for a cache, and reads them back.
enum OutcomeCoding {
  private static let version: UInt8 = 1

  static func bytes(of outcome: UnitOutcome) -> [UInt8] {
    var writer = ByteWriter()
    writer.bytes.append(version)
    for errors in [outcome.foreignErrors, outcome.wrapperErrors] {
      writer.write(errors.count)
      for error in errors { writer.write(error) }
    }
    writer.write(outcome.findings.count)
    for finding in outcome.findings { write(finding, to: &writer) }
    return writer.bytes
  }

  /// Nil for bytes that are not an outcome of this version.
  static func outcome(_ bytes: [UInt8]) -> UnitOutcome? {
    guard bytes.first == version else { return nil }
    var reader = ByteReader(bytes: bytes, position: 1)
    var outcome = UnitOutcome()
    guard let foreign = reader.readStrings(), let wrapper = reader.readStrings() else { return nil }
    (outcome.foreignErrors, outcome.wrapperErrors) = (foreign, wrapper)
    guard let findings = reader.readCount() else { return nil }
    for _ in 0..<findings {
      guard let finding = finding(from: &reader, depth: 0) else { return nil }
      outcome.findings.append(finding)
    }
    return reader.isAtEnd ? outcome : nil
  }

  private static func write(_ finding: UnitFinding, to writer: inout ByteWriter) {
    writer.bytes.append(finding.severity.rawValue)
    writer.write(finding.message)
    writer.write(finding.line)
    writer.write(finding.column)
    writer.write(finding.endColumn ?? -1)
    writer.write(finding.notes.count)
    for note in finding.notes { write(note, to: &writer) }
  }

  private static func finding(from reader: inout ByteReader, depth: Int) -> UnitFinding? {
    guard depth < 4, let raw = reader.readByte(), let severity = UnitFinding.Severity(rawValue: raw),
      let message = reader.readString(), let line = reader.readInt(), let column = reader.readInt(),
      let end = reader.readInt(), let count = reader.readCount()
    else { return nil }
    var finding = UnitFinding(
      severity: severity, message: message, line: line, column: column, endColumn: end < 0 ? nil : end)
    for _ in 0..<count {
      guard let note = self.finding(from: &reader, depth: depth + 1) else { return nil }
      finding.notes.append(note)
    }
    return finding
  }
}
