import CLibYAML
package import Diagnostics

/// Reads one YAML document through libyaml into nodes with positions in UTF-8 bytes.
package struct YAMLReader {
  private let file: String
  private let bytes: UnsafeBufferPointer<UInt8>
  private var cursor: YAMLCursor
  /// On the heap, since libyaml keeps the parser's own address in it.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private(set) var diagnostics: [Diagnostic] = []
  private var depth = 0

  /// Settings are two levels deep; the limit only keeps a hostile file from exhausting the stack.
  private static let maximumDepth = 32

  /// The document in `bytes`, whose first line is line `firstLine` of the file; nil if it is empty or malformed.
  package static func read(_ bytes: UnsafeBufferPointer<UInt8>, file: String, firstLine: Int) -> (
    YAMLNode?, [Diagnostic]
  ) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    var reader = YAMLReader(
      file: file, bytes: bytes, cursor: YAMLCursor(bytes, firstLine: firstLine), parser: parser)
    let node = reader.readDocument()
    let isRead = reader.diagnostics.allSatisfy { $0.severity != .error }
    return (isRead ? node : nil, reader.diagnostics)
  }

  private init(
    file: String, bytes: UnsafeBufferPointer<UInt8>, cursor: YAMLCursor, parser: UnsafeMutablePointer<yaml_parser_t>
  ) {
    self.file = file
    self.bytes = bytes
    self.cursor = cursor
    self.parser = parser
  }

  /// The parser is told the encoding, so that it does not guess.
  private mutating func readDocument() -> YAMLNode? {
    guard yaml_parser_initialize(parser) == 1 else { return nil }
    defer { yaml_parser_delete(parser) }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    var root: YAMLNode?
    while var event = next() {
      defer { yaml_event_delete(&event) }
      switch event.type {
      case YAML_STREAM_END_EVENT: return root
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_END_EVENT: continue
      case YAML_DOCUMENT_START_EVENT:
        if root != nil {
          report(at: event.start_mark, "second document in one file", remedy: "remove the line ---")
          return nil
        }
      default:
        guard let node = node(of: event) else { return nil }
        root = node
      }
    }
    return nil
  }

  private mutating func node(of event: yaml_event_t) -> YAMLNode? {
    let start = cursor.position(of: event.start_mark)
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      guard !refuses(anchor: scalar.anchor, tag: scalar.tag, at: event.start_mark) else { return nil }
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      let range = SourceRange(start: start, end: cursor.position(of: event.end_mark))
      let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
      if isPlain, !text.isEmpty { checkComment(behind: range.end) }
      return YAMLNode(content: .scalar(text, isPlain: isPlain), range: range)
    case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT:
      guard depth < Self.maximumDepth else {
        report(at: event.start_mark, "values nested more than \(Self.maximumDepth) deep", remedy: nil)
        return nil
      }
      depth += 1
      defer { depth -= 1 }
      return event.type == YAML_SEQUENCE_START_EVENT ? sequence(from: start) : mapping(from: start)
    case YAML_ALIAS_EVENT:
      report(at: event.start_mark, "aliases are not supported", remedy: "quote the value if it begins with *")
      return nil
    default: return nil
    }
  }

  /// Reports an anchor or a tag in front of a text, which YAML takes off the text: `!important`, `&nbsp;`.
  private mutating func refuses(
    anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?, at mark: yaml_mark_t
  ) -> Bool {
    if anchor != nil {
      report(at: mark, "anchors are not supported", remedy: "quote the value if it begins with &")
      return true
    }
    guard let tag, !String(cString: tag).hasPrefix("tag:yaml.org,2002:") else { return false }
    report(at: mark, "tags are not supported", remedy: "quote the value if it begins with !")
    return true
  }

  /// Warns of what YAML takes for a comment and a reader for a part of the text: `Fix #12`.
  private mutating func checkComment(behind end: SourcePosition) {
    var index = cursor.byteOffset
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    guard index > cursor.byteOffset, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "#"),
      bytes[index + 1] > 0x20, bytes[index + 1] != UInt8(ascii: "#")
    else { return }
    let start = SourcePosition(line: end.line, column: end.column + index - cursor.byteOffset)
    diagnostics.append(
      Diagnostic(
        .yamlSyntax, .warning, file: file, range: SourceRange(start: start, end: start),
        message: "# begins a comment here: the text ends before it",
        remedy: "quote the text, or put a space behind # if it is a comment"))
  }

  private mutating func sequence(from start: SourcePosition) -> YAMLNode? {
    var items: [YAMLNode] = []
    while var event = next() {
      defer { yaml_event_delete(&event) }
      if event.type == YAML_SEQUENCE_END_EVENT {
        let end = cursor.position(of: event.end_mark)
        return YAMLNode(content: .sequence(items), range: SourceRange(start: start, end: end))
      }
      guard let item = node(of: event) else { return nil }
      items.append(item)
    }
    return nil
  }

  private mutating func mapping(from start: SourcePosition) -> YAMLNode? {
    var entries: [YAMLNode.Entry] = []
    var key: YAMLNode?
    while var event = next() {
      defer { yaml_event_delete(&event) }
      if event.type == YAML_MAPPING_END_EVENT {
        let end = cursor.position(of: event.end_mark)
        return YAMLNode(content: .mapping(entries), range: SourceRange(start: start, end: end))
      }
      guard let node = node(of: event) else { return nil }
      if let known = key {
        entries.append(YAMLNode.Entry(key: known, value: node))
        key = nil
      } else {
        key = node
      }
    }
    return nil
  }

  private mutating func next() -> yaml_event_t? {
    var event = yaml_event_t()
    if yaml_parser_parse(parser, &event) == 1 { return event }
    let mistake = YAMLMistake(parser.pointee, bytes: bytes)
    let mark = mistake.isAtBeginning ? parser.pointee.context_mark : parser.pointee.problem_mark
    let position = mistake.offset.map { cursor.position(ofByte: $0) } ?? cursor.position(of: mark)
    report(position, mistake.message, remedy: mistake.remedy)
    return nil
  }

  private mutating func report(at mark: yaml_mark_t, _ message: String, remedy: String?) {
    report(cursor.position(of: mark), message, remedy: remedy)
  }

  private mutating func report(_ position: SourcePosition, _ message: String, remedy: String?) {
    let range = SourceRange(start: position, end: position)
    diagnostics.append(
      Diagnostic(.yamlSyntax, .error, file: file, range: range, message: message, remedy: remedy))
  }
}
