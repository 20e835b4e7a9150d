import Snippets

/// Writes outcomes of runs as bytes for a cache, and reads them back.
enum RunCoding {
  private static let version: UInt8 = 4

  static func bytes(of outcome: RunOutcome) -> [UInt8] {
    var writer = ByteWriter()
    writer.bytes.append(version)
    let (kind, number, text) = parts(of: outcome.end)
    writer.write(kind)
    writer.write(number)
    write(text, to: &writer)
    writer.write(outcome.output)
    writer.write(outcome.errors)
    write(outcome.place, to: &writer)
    writer.write(outcome.hasReadInput ? 1 : 0)
    writer.write(outcome.way.joined(separator: "\n"))
    writer.write(outcome.values.count)
    for value in outcome.values {
      writer.write(value.line)
      writer.write(value.areTexts ? 1 : 0)
      writer.write(value.texts.count)
      for text in value.texts { writer.write(text) }
    }
    writer.write(outcome.tests.count)
    for test in outcome.tests {
      writer.write(test.name)
      write(test.place, to: &writer)
      writer.write(test.verdict.rawValue)
      writer.write(test.issues.count)
      for issue in test.issues {
        writer.write(issue.message)
        write(issue.place, to: &writer)
      }
    }
    writer.write(outcome.excessiveRecording ?? 0)
    writer.write(outcome.recording.count)
    writer.bytes += outcome.recording
    return writer.bytes
  }

  /// Nil for bytes that are not an outcome of this version.
  static func outcome(_ bytes: [UInt8]) -> RunOutcome? {
    guard bytes.first == version else { return nil }
    var reader = ByteReader(bytes: bytes, position: 1)
    guard let kind = reader.readInt(), let number = reader.readInt(), let text = reader.readStrings(),
      let end = end(kind, number, text.first), let output = reader.readString(), let errors = reader.readString(),
      let place = place(from: &reader), let hasReadInput = reader.readInt(), let way = reader.readString(),
      let values = values(from: &reader),
      let count = reader.readCount()
    else { return nil }
    var outcome = RunOutcome(end: end, output: output, errors: errors, place: place.first)
    outcome.hasReadInput = hasReadInput == 1
    outcome.way = way.split(separator: "\n").map(String.init)
    outcome.values = values
    for _ in 0..<count {
      guard let test = test(from: &reader) else { return nil }
      outcome.tests.append(test)
    }
    guard let size = reader.readInt(), let recording = reader.readBytes() else { return nil }
    outcome.excessiveRecording = size == 0 ? nil : size
    outcome.recording = recording
    return reader.isAtEnd ? outcome : nil
  }

  private static func parts(of end: RunOutcome.End) -> (Int, Int, String?) {
    switch end {
    case .finished: (0, 0, nil)
    case .exited(let code): (1, code, nil)
    case .threw(let message): (2, 0, message)
    case .crashed(let signal, let message): (3, signal, message)
    case .timedOut(let limit): (4, limit, nil)
    case .flooded(let limit): (5, limit, nil)
    case .exhausted(let limit): (6, limit, nil)
    case .multiplied(let limit): (7, limit, nil)
    case .notBuilt(let reason): (8, 0, reason)
    }
  }

  private static func end(_ kind: Int, _ number: Int, _ text: String?) -> RunOutcome.End? {
    switch kind {
    case 0: .finished
    case 1: .exited(code: number)
    case 2: .threw(message: text ?? "")
    case 3: .crashed(signal: number, message: text)
    case 4: .timedOut(milliseconds: number)
    case 5: .flooded(limit: number)
    case 6: .exhausted(limit: number)
    case 7: .multiplied(limit: number)
    case 8: .notBuilt(reason: text ?? "")
    default: nil
    }
  }

  private static func values(from reader: inout ByteReader) -> [RunOutcome.LineValue]? {
    guard let count = reader.readCount() else { return nil }
    var values: [RunOutcome.LineValue] = []
    for _ in 0..<count {
      guard let line = reader.readInt(), let areTexts = reader.readInt(), let texts = reader.readStrings() else {
        return nil
      }
      values.append(RunOutcome.LineValue(line: line, texts: texts, areTexts: areTexts == 1))
    }
    return values
  }

  private static func test(from reader: inout ByteReader) -> RunOutcome.Test? {
    guard let name = reader.readString(), let place = place(from: &reader),
      let verdict = reader.readString().flatMap(TestVerdict.init), let count = reader.readCount()
    else { return nil }
    var test = RunOutcome.Test(name: name, place: place.first, verdict: verdict)
    for _ in 0..<count {
      guard let message = reader.readString(), let place = self.place(from: &reader) else { return nil }
      test.issues.append(RunOutcome.Test.Issue(message: message, place: place.first))
    }
    return test
  }

  private static func write(_ text: String?, to writer: inout ByteWriter) {
    writer.write(text == nil ? 0 : 1)
    if let text { writer.write(text) }
  }

  private static func write(_ place: RunOutcome.Place?, to writer: inout ByteWriter) {
    writer.write(place == nil ? 0 : 1)
    guard let place else { return }
    writer.write(place.line)
    writer.write(place.column)
  }

  /// No place or one; nil if neither can be read.
  private static func place(from reader: inout ByteReader) -> [RunOutcome.Place]? {
    guard let count = reader.readInt() else { return nil }
    if count == 0 { return [] }
    guard let line = reader.readInt(), let column = reader.readInt() else { return nil }
    return [RunOutcome.Place(line: line, column: column)]
  }
}
