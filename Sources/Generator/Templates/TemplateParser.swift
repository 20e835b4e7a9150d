import Diagnostics

/// Reads one Mustache template into steps; mistakes are collected, and the template read on behind them.
struct TemplateParser {
  private struct OpenSection {
    var name: String
    var step: Int
    var position: SourcePosition
  }

  private let source: TemplateSource
  private let bytes: [UInt8]
  private let indexOfTemplate: [String: Int]
  private(set) var steps: [CompiledTemplate.Step] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var openSections: [OpenSection] = []
  private var opening: [UInt8] = Array("{{".utf8)
  private var closing: [UInt8] = Array("}}".utf8)
  /// Where text that is not yet in a step begins.
  private var textStart = 0
  private var countedTo = 0
  private var line = 1
  private var lineStart = 0

  init(_ source: TemplateSource, indexOfTemplate: [String: Int]) {
    self.source = source
    self.bytes = source.bytes
    self.indexOfTemplate = indexOfTemplate
  }

  mutating func parse() {
    while let start = find(opening, from: textStart) {
      let position = position(of: start)
      guard let tag = readTag(at: start) else {
        report(
          .templateSyntax, position, "tag without end",
          remedy: "close it with \(String(decoding: closing, as: UTF8.self))")
        break
      }
      let (textEnd, next) = tag.kind.canStandAlone ? standAlone(start..<tag.end) : (start, tag.end)
      addText(textStart..<textEnd)
      textStart = next
      handle(tag, position)
    }
    addText(textStart..<bytes.count)
    for section in openSections.reversed() {
      report(
        .templateSyntax, section.position, "section \(section.name) is not closed",
        remedy: "write {{/\(section.name)}} where it ends")
    }
  }

  private mutating func handle(_ tag: Tag, _ position: SourcePosition) {
    switch tag.kind {
    case .comment: return
    case .delimiters:
      if !setDelimiters(tag.content) {
        report(.templateSyntax, position, "delimiters must be two words without =", remedy: "write {{=<% %>=}}")
      }
      return
    default: break
    }
    let spelling = String(decoding: tag.content, as: UTF8.self)
    guard let name = name(spelling) else {
      report(
        .templateSyntax, position, spelling.isEmpty ? "tag without a name" : "\(spelling) is not a name",
        remedy: "write a name without spaces")
      return
    }
    switch tag.kind {
    case .value(let isEscaped): steps.append(.value(name, isEscaped: isEscaped, position))
    case .section(let isInverted): open(name, isInverted: isInverted, position)
    case .end: close(spelling, position)
    case .partial: addPartial(spelling, position)
    case .comment, .delimiters: return
    }
  }

  private mutating func open(_ name: CompiledTemplate.Name, isInverted: Bool, _ position: SourcePosition) {
    openSections.append(OpenSection(name: name.spelling, step: steps.count, position: position))
    steps.append(isInverted ? .invertedSection(name, end: 0, position) : .section(name, end: 0, position))
  }

  private mutating func close(_ name: String, _ position: SourcePosition) {
    guard openSections.contains(where: { $0.name == name }) else {
      let open = openSections.last.map { "write {{/\($0.name)}}" }
      report(.templateSyntax, position, "/\(name) closes no section", remedy: open ?? "remove it")
      return
    }
    while let section = openSections.popLast() {
      switch steps[section.step] {
      case .section(let value, _, let start): steps[section.step] = .section(value, end: steps.count, start)
      case .invertedSection(let value, _, let start):
        steps[section.step] = .invertedSection(value, end: steps.count, start)
      default: break
      }
      if section.name == name { return }
      report(
        .templateSyntax, section.position, "section \(section.name) is not closed before /\(name)",
        remedy: "write {{/\(section.name)}} where it ends")
    }
  }

  private mutating func addPartial(_ name: String, _ position: SourcePosition) {
    if let index = indexOfTemplate[name] {
      steps.append(.partial(name, index: index, position))
      return
    }
    let near = Suggestion.nearest(to: name, among: indexOfTemplate.keys.sorted())
    report(
      .templateUnknownPartial, position, "no template is named \(name)",
      remedy: near.map { "did you mean \($0)?" } ?? "add it to the folder of templates")
  }

  private mutating func addText(_ range: Range<Int>) {
    if !range.isEmpty { steps.append(.text(range)) }
  }

  private mutating func report(
    _ code: DiagnosticCode, _ position: SourcePosition, _ message: String, remedy: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        code, .error, file: source.file, range: SourceRange(start: position, end: position), message: message,
        remedy: remedy))
  }
}

// MARK: - Tags

extension TemplateParser {
  private enum TagKind {
    case value(isEscaped: Bool)
    case section(isInverted: Bool)
    case end, partial, comment, delimiters

    /// Whether a line that holds nothing but such a tag leaves no empty line behind.
    var canStandAlone: Bool {
      if case .value = self { return false }
      return true
    }
  }

  private struct Tag {
    var kind: TagKind
    var content: ArraySlice<UInt8>
    var end: Int
  }

  private func readTag(at start: Int) -> Tag? {
    let first = start + opening.count
    guard first < bytes.count else { return nil }
    var kind = TagKind.value(isEscaped: true)
    var contentStart = first + 1
    var ending = closing
    switch bytes[first] {
    case UInt8(ascii: "{") where opening == Array("{{".utf8):
      kind = .value(isEscaped: false)
      ending = Array("}}}".utf8)
    case UInt8(ascii: "&"): kind = .value(isEscaped: false)
    case UInt8(ascii: "#"): kind = .section(isInverted: false)
    case UInt8(ascii: "^"): kind = .section(isInverted: true)
    case UInt8(ascii: "/"): kind = .end
    case UInt8(ascii: ">"): kind = .partial
    case UInt8(ascii: "!"): kind = .comment
    case UInt8(ascii: "="):
      kind = .delimiters
      ending = [UInt8(ascii: "=")] + closing
    default: contentStart = first
    }
    guard let end = find(ending, from: contentStart) else { return nil }
    return Tag(kind: kind, content: trim(bytes[contentStart..<end]), end: end + ending.count)
  }

  /// The end of the text before a tag and the start of the text behind it, without the line if nothing else is on it.
  private func standAlone(_ tag: Range<Int>) -> (Int, Int) {
    var before = tag.lowerBound
    while before > textStart, isBlank(bytes[before - 1]) { before -= 1 }
    guard before == 0 || bytes[before - 1] == 0x0A else { return (tag.lowerBound, tag.upperBound) }
    var behind = tag.upperBound
    while behind < bytes.count, isBlank(bytes[behind]) || bytes[behind] == 0x0D { behind += 1 }
    if behind == bytes.count { return (before, behind) }
    return bytes[behind] == 0x0A ? (before, behind + 1) : (tag.lowerBound, tag.upperBound)
  }

  private mutating func setDelimiters(_ content: ArraySlice<UInt8>) -> Bool {
    let words = content.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A })
    guard words.count == 2, !content.contains(UInt8(ascii: "=")) else { return false }
    opening = Array(words[0])
    closing = Array(words[1])
    return true
  }

  private func name(_ spelling: String) -> CompiledTemplate.Name? {
    if spelling == "." { return CompiledTemplate.Name(spelling: spelling, first: "", rest: []) }
    let parts = spelling.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = parts.first, !parts.contains(""), !spelling.utf8.contains(where: { $0 <= 0x20 }) else {
      return nil
    }
    return CompiledTemplate.Name(spelling: spelling, first: first, rest: Array(parts.dropFirst()))
  }

  private func find(_ needle: [UInt8], from start: Int) -> Int? {
    guard let first = needle.first, start + needle.count <= bytes.count else { return nil }
    for index in start...(bytes.count - needle.count)
    where bytes[index] == first && bytes[index..<(index + needle.count)].elementsEqual(needle) {
      return index
    }
    return nil
  }

  private func trim(_ slice: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var slice = slice
    while let byte = slice.first, byte <= 0x20 { slice.removeFirst() }
    while let byte = slice.last, byte <= 0x20 { slice.removeLast() }
    return slice
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private mutating func position(of index: Int) -> SourcePosition {
    while countedTo < index {
      if bytes[countedTo] == 0x0A {
        line += 1
        lineStart = countedTo + 1
      }
      countedTo += 1
    }
    return SourcePosition(line: line, column: index - lineStart + 1)
  }
}
