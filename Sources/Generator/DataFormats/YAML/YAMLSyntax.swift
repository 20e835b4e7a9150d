import CLibYAML
import Diagnostics

/// Says whether a text is YAML, of one document or several, and whether its keys are each there once.
struct YAMLSyntax {
  private let text: [UInt8]
  private let lines: [Int]
  private var findings: [DataFinding] = []
  /// No data for readers comes near it; text that does costs time that grows with the square of its depth.
  private static let maximumDepth = 200

  /// The maps and lists that are not ended yet; a map has the keys that it holds, and says whether a key comes next.
  private var open: [(keys: [String: Range<Int>], isKey: Bool, isMap: Bool)] = []

  static func check(_ text: [UInt8]) -> (findings: [DataFinding], isElided: Bool) {
    let (plain, isElided) = withoutEllipses(text)
    var syntax = YAMLSyntax(plain)
    syntax.read()
    return (syntax.findings, isElided)
  }

  /// The text with spaces in the place of ellipses that are alone on their lines, of which YAML thinks otherwise.
  private static func withoutEllipses(_ text: [UInt8]) -> ([UInt8], Bool) {
    var plain = text
    var isElided = false
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      if Ellipsis.isAlone(in: text[start..<end]) {
        isElided = true
        for index in start..<end { plain[index] = 0x20 }
      }
      start = end + 1
    }
    return (plain, isElided)
  }

  private init(_ text: [UInt8]) {
    self.text = text
    lines = [0] + text.indices.filter { text[$0] == 0x0A }.map { $0 + 1 }
  }

  private mutating func read() {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { return }
    defer { yaml_parser_delete(parser) }
    text.withUnsafeBufferPointer { bytes in
      var cursor = YAMLCursor(bytes, firstLine: 1)
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
      while true {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else {
          report(YAMLMistake(parser.pointee, bytes: bytes), parser.pointee, &cursor)
          return
        }
        defer { yaml_event_delete(&event) }
        if event.type == YAML_STREAM_END_EVENT { break }
        pass(event, &cursor)
        if open.count > Self.maximumDepth {
          let start = offset(of: cursor.position(of: event.start_mark))
          findings.append(
            DataFinding(
              .error, start..<min(start + 1, text.count), "values nested more than \(Self.maximumDepth) deep",
              "take the inner ones out"))
          return
        }
      }
    }
  }

  private mutating func report(_ mistake: YAMLMistake, _ parser: yaml_parser_t, _ cursor: inout YAMLCursor) {
    let mark = mistake.isAtBeginning ? parser.context_mark : parser.problem_mark
    let position = mistake.offset.map { cursor.position(ofByte: $0) } ?? cursor.position(of: mark)
    let start = offset(of: position)
    let end = text[min(start, text.count)...].firstIndex(of: 0x0A) ?? text.count
    findings.append(DataFinding(.error, start..<max(start, end), mistake.message, mistake.remedy))
  }

  private func offset(of position: SourcePosition) -> Int {
    min(
      (lines.indices.contains(position.line - 1) ? lines[position.line - 1] : text.count) + position.column - 1,
      text.count)
  }

  private mutating func pass(_ event: yaml_event_t, _ cursor: inout YAMLCursor) {
    switch event.type {
    case YAML_SCALAR_EVENT:
      if let last = open.last, last.isMap, last.isKey { check(event, &cursor) }
      passValue()
    case YAML_ALIAS_EVENT: passValue()
    case YAML_MAPPING_START_EVENT: open.append(([:], true, true))
    case YAML_SEQUENCE_START_EVENT: open.append(([:], false, false))
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
      open.removeLast()
      passValue()
    default: break
    }
  }

  /// Behind a key comes a value, behind a value the next key.
  private mutating func passValue() {
    guard let last = open.last, last.isMap else { return }
    open[open.count - 1].isKey.toggle()
  }

  private mutating func check(_ event: yaml_event_t, _ cursor: inout YAMLCursor) {
    let scalar = event.data.scalar
    let name = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
    let start = offset(of: cursor.position(of: event.start_mark))
    let range = start..<max(start, offset(of: cursor.position(of: event.end_mark)))
    // A merge may be written more than once.
    guard name != "<<" else { return }
    guard let earlier = open[open.count - 1].keys[name] else {
      open[open.count - 1].keys[name] = range
      return
    }
    findings.append(
      DataFinding(
        .warning, range, "key '\(name)' stands here twice", "rename or remove one of them",
        note: DataFinding.Note(message: "the first one", range: earlier)))
  }
}
