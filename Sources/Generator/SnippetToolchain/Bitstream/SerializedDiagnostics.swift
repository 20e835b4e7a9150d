/// Reads the file that `-serialize-diagnostics-path` leaves: blocks of one message each, with its notes inside.
struct SerializedDiagnostics {
  private enum RecordCode {
    static let diagnostic = 2
    static let range = 3
    static let fileName = 6
  }

  private static let diagnosticBlock = 9
  private var files: [UInt64: String] = [:]

  /// The messages in the order of the compiler; nil if the bytes are not such a file or are cut off.
  static func read(_ bytes: [UInt8]) -> [CompilerFinding]? {
    guard let blocks = Bitstream.blocks(bytes, magic: "DIAG") else { return nil }
    var reader = SerializedDiagnostics()
    return blocks.filter { $0.id == diagnosticBlock }.compactMap { reader.finding(in: $0) }
  }

  private mutating func finding(in block: Bitstream.Block) -> CompilerFinding? {
    var finding: CompilerFinding?
    var ranges: [[UInt64]] = []
    var notes: [CompilerFinding] = []
    for item in block.items {
      switch item {
      case .block(let inner):
        if inner.id == Self.diagnosticBlock, let note = self.finding(in: inner) { notes.append(note) }
      case .record(let record):
        let operands = record.operands
        switch record.code {
        case RecordCode.fileName:
          if let id = operands.first { files[id] = String(decoding: record.blob, as: UTF8.self) }
        case RecordCode.range: ranges.append(operands)
        case RecordCode.diagnostic:
          guard operands.count >= 5 else { return nil }
          finding = CompilerFinding(
            severity: Self.severity(operands[0]), message: String(decoding: record.blob, as: UTF8.self),
            place: place(operands[1...]), notes: [])
        default: break
        }
      }
    }
    finding?.notes = notes
    if let place = finding?.place { finding?.endColumn = endColumn(of: ranges, at: place) }
    return finding
  }

  private static func severity(_ value: UInt64) -> CompilerFinding.Severity {
    switch value {
    case 1: .note
    case 2: .warning
    case 5: .remark
    default: .error
    }
  }

  private func place(_ operands: ArraySlice<UInt64>) -> CompilerFinding.Place? {
    let values = Array(operands.prefix(3))
    guard values.count == 3, values[0] != 0, let file = files[values[0]] else { return nil }
    return CompilerFinding.Place(
      file: file, line: Int(truncatingIfNeeded: values[1]), column: Int(truncatingIfNeeded: values[2]))
  }

  /// The widest range that covers the place on its own line.
  private func endColumn(of ranges: [[UInt64]], at place: CompilerFinding.Place) -> Int? {
    ranges.compactMap { operands -> Int? in
      guard operands.count >= 8, let start = self.place(operands[0...]), let end = self.place(operands[4...]),
        start.file == place.file, start.line == place.line, end.line == place.line, start.column <= place.column,
        end.column > place.column
      else { return nil }
      return end.column
    }.max()
  }
}
