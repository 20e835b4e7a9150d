import Caching
import Snippets

extension BinaryWriter {
  mutating func write(copiedFiles files: [(path: String, hash: String?)]) {
    write(files) { writer, file in
      writer.write(file.path)
      writer.write(optional: file.hash)
    }
  }

  mutating func write(_ result: PageSnippetResult) {
    write(result.presentations) { $0.write($1) }
    write(result.diagnostics) { $0.write($1) }
    write(result.outputs) { writer, output in
      writer.write(output.snippet)
      writer.write(output.lines) { $0.write($1) }
    }
    write(result.values) { writer, value in
      writer.write(value.snippet)
      writer.write(value.line)
      writer.write(value.columns.lowerBound)
      writer.write(value.columns.upperBound)
      writer.write(value.text)
    }
  }

  mutating func write(_ block: CheckedDataBlock) {
    write(block.format)
    write(block.firstLine)
    write(block.lastLine)
    switch block.state {
    case .checked: write(["checked", ""])
    case .skipped(let reason): write(["skipped", reason])
    case .broken: write(["broken", ""])
    }
  }

  mutating func write(_ presentation: SnippetPresentation) {
    write(presentation.fenceLine)
    write(presentation.lastLine)
    write(presentation.code)
    write(optional: presentation.title)
    write(presentation.markedLines) { $0.write($1) }
    write(presentation.verdict)
    write(presentation.isElided)
    write(presentation.messages) { writer, message in
      writer.write(message.severity.rawValue)
      writer.write(message.text)
      writer.write(message.line)
      writer.write(message.columns.lowerBound)
      writer.write(message.columns.upperBound)
    }
    write(presentation.isWarned)
    write(presentation.values) { writer, value in
      writer.write(value.line)
      writer.write(value.columns.lowerBound)
      writer.write(value.columns.upperBound)
    }
    write(presentation.tests) { writer, test in
      writer.write(test.name)
      writer.write(test.verdict.rawValue)
    }
    write(presentation.recording)
    write(presentation.showsBodyCounts)
    write(presentation.isHidden)
  }

  private mutating func write(_ verdict: SnippetVerdict) {
    switch verdict {
    case .compiles: write(["compiles", ""])
    case .failsAsExpected: write(["fails", ""])
    case .warnsAsExpected: write(["warns", ""])
    case .ran: write(["ran", ""])
    case .tested(let passed): write(["tested", "\(passed)"])
    case .crashesAsExpected: write(["crashes", ""])
    case .previewed(let screens): write(["previewed", "\(screens)"])
    case .parsedOnly(let platform): write(["parsedOnly", platform])
    case .skipped(let reason): write(["skipped", reason])
    case .notChecked: write(["notChecked", ""])
    case .broken: write(["broken", ""])
    }
  }
}

extension BinaryReader {
  mutating func readCopiedFiles() throws(Failure) -> [(path: String, hash: String?)] {
    try readArray { reader throws(Failure) in (try reader.readString(), try reader.readOptionalString()) }
  }

  mutating func readSnippetResult() throws(Failure) -> PageSnippetResult {
    PageSnippetResult(
      presentations: try readArray { reader throws(Failure) in try reader.readPresentation() },
      diagnostics: try readArray { reader throws(Failure) in try reader.readDiagnostic() },
      outputs: try readArray { reader throws(Failure) in
        OutputUpdate.Text(
          snippet: try reader.readInt(),
          lines: try reader.readArray { reader throws(Failure) in try reader.readBytes() })
      },
      values: try readArray { reader throws(Failure) in
        OutputUpdate.Value(
          snippet: try reader.readInt(), line: try reader.readInt(), columns: try reader.readColumns(),
          text: try reader.readBytes())
      })
  }

  mutating func readDataBlock() throws(Failure) -> CheckedDataBlock {
    CheckedDataBlock(
      format: try readString(), firstLine: try readInt(), lastLine: try readInt(), state: try readDataState())
  }

  private mutating func readDataState() throws(Failure) -> CheckedDataBlock.State {
    let words = try readStrings()
    switch (words.first, words.count) {
    case ("checked", 2): return .checked
    case ("skipped", 2): return .skipped(reason: words[1])
    case ("broken", 2): return .broken
    default: throw .malformed
    }
  }

  private mutating func readPresentation() throws(Failure) -> SnippetPresentation {
    var presentation = SnippetPresentation(
      fenceLine: try readInt(), lastLine: try readInt(), code: try readString(), title: try readOptionalString(),
      markedLines: try readArray { reader throws(Failure) in try reader.readInt() }, verdict: try readVerdict(),
      isElided: try readBool(), messages: try readArray { reader throws(Failure) in try reader.readMessage() })
    presentation.isWarned = try readBool()
    presentation.values = try readArray { reader throws(Failure) in
      SnippetPresentation.ValueComment(line: try reader.readInt(), columns: try reader.readColumns())
    }
    presentation.tests = try readArray { reader throws(Failure) in try reader.readTest() }
    presentation.recording = try readBytes()
    presentation.showsBodyCounts = try readBool()
    presentation.isHidden = try readBool()
    return presentation
  }

  private mutating func readTest() throws(Failure) -> TestPresentation {
    let name = try readString()
    guard let verdict = TestVerdict(rawValue: try readString()) else { throw .malformed }
    return TestPresentation(name: name, verdict: verdict)
  }

  private mutating func readMessage() throws(Failure) -> CompilerMessage {
    guard let severity = CompilerMessage.Severity(rawValue: try readString()) else { throw .malformed }
    let text = try readString()
    return CompilerMessage(severity: severity, text: text, line: try readInt(), columns: try readColumns())
  }

  private mutating func readColumns() throws(Failure) -> Range<Int> {
    let (first, end) = (try readInt(), try readInt())
    guard first <= end else { throw .malformed }
    return first..<end
  }

  private mutating func readVerdict() throws(Failure) -> SnippetVerdict {
    let words = try readStrings()
    guard words.count == 2 else { throw .malformed }
    switch words[0] {
    case "compiles": return .compiles
    case "fails": return .failsAsExpected
    case "warns": return .warnsAsExpected
    case "ran": return .ran
    case "tested":
      guard let passed = Int(words[1]) else { throw .malformed }
      return .tested(passed: passed)
    case "crashes": return .crashesAsExpected
    case "previewed":
      guard let screens = Int(words[1]) else { throw .malformed }
      return .previewed(screens: screens)
    case "parsedOnly": return .parsedOnly(platform: words[1])
    case "skipped": return .skipped(reason: words[1])
    case "notChecked": return .notChecked
    case "broken": return .broken
    default: throw .malformed
    }
  }
}
