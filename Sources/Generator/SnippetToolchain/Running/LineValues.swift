import Snippets

/// Reads from the output of a program which values its lines gave, and takes what was said about them out of it.
struct LineValues {
  /// What the program itself printed.
  private(set) var text: [UInt8] = []
  /// The lines that were reached to their ends, in order.
  var values: [RunOutcome.LineValue] { byLine.sorted { $0.key < $1.key }.map(\.value) }

  private var byLine: [Int: RunOutcome.LineValue] = [:]
  /// Where the output of a line begins that has begun.
  private var begun: [Int: Int] = [:]

  /// The functions that the code of blocks calls. What a description prints is no part of the output.
  static let functions = """
    nonisolated private func _dalilMark(_ text: String) { print("\\u{1}dalil-value " + text, terminator: "") }

    nonisolated func \(ValueProbe.beginning)(_ line: Int) -> Int {
      _dalilMark("< \\(line) 0\\u{2}")
      return line
    }

    @discardableResult nonisolated func \(ValueProbe.value)<T>(_ line: Int, _ value: T) -> T {
      if T.self == Void.self {
        \(ValueProbe.end)(line)
      } else {
        _dalilMark("? \\(line) 0\\u{2}")
        let text = "\\(value)"
        _dalilMark("\\(value is any StringProtocol || value is Character ? "\\"" : "=") \\(line) \\(text.utf8.count)\\u{2}\\(text)")
      }
      return value
    }

    nonisolated func \(ValueProbe.end)(_ line: Int) { _dalilMark("> \\(line) 0\\u{2}") }

    """

  private struct Mark {
    var kind: UInt8
    var line: Int
    var payload: Range<Int>
  }

  private static let opening = Array("\u{1}dalil-value ".utf8)

  init(_ output: ArraySlice<UInt8>) {
    var position = output.startIndex
    var asked: (line: Int, start: Int)?
    while position < output.endIndex {
      guard output[position] == 1, let mark = Self.mark(in: output, at: position) else {
        text.append(output[position])
        position += 1
        continue
      }
      position = mark.payload.upperBound
      switch mark.kind {
      case UInt8(ascii: "<"): begun[mark.line] = text.count
      case UInt8(ascii: ">"): end(mark.line, [], isText: false)
      case UInt8(ascii: "?"): asked = (mark.line, text.count)
      default:
        if let last = asked, last.line == mark.line { text.removeSubrange(min(last.start, text.count)...) }
        asked = nil
        end(mark.line, Self.lines(of: output[mark.payload]), isText: mark.kind == UInt8(ascii: "\""))
      }
    }
  }

  private mutating func end(_ line: Int, _ value: [String], isText: Bool) {
    let start = begun.removeValue(forKey: line) ?? text.count
    let printed = start < text.count ? Self.lines(of: text[start...]) : []
    var entry = byLine[line] ?? RunOutcome.LineValue(line: line, texts: [], areTexts: true)
    entry.texts += printed.isEmpty ? value : printed
    entry.areTexts = entry.areTexts && printed.isEmpty && isText
    byLine[line] = entry
  }

  private static func lines(of bytes: ArraySlice<UInt8>) -> [String] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// A mark: its kind, the line and the length of what it says, up to the sign that ends it.
  private static func mark(in output: ArraySlice<UInt8>, at start: Int) -> Mark? {
    guard output[start...].starts(with: opening),
      let end = output[(start + opening.count)...].prefix(48).firstIndex(of: 2)
    else { return nil }
    let words = output[(start + opening.count)..<end].split(separator: 0x20)
    guard words.count == 3, let kind = words[0].first, words[0].count == 1,
      let line = Int(String(decoding: words[1], as: UTF8.self)),
      let length = Int(String(decoding: words[2], as: UTF8.self)), length >= 0,
      length <= output.endIndex - end - 1
    else { return nil }
    return Mark(kind: kind, line: line, payload: end + 1..<end + 1 + length)
  }
}
