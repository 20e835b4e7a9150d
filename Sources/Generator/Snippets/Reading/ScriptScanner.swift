import Diagnostics
import PreviewRecording

/// Finds `// preview: …` in a line of code and reads what is to be done.
///
/// Texts stand in quotation marks, straight or curly; marks of direction round them mean nothing.
struct ScriptScanner {
  private enum Verb: String, CaseIterable {
    case type, search, open, wait, submit, swipe, refresh, relaunch

    /// How it is written.
    var form: String {
      switch self {
      case .type: "type \"text\" in \"field\""
      case .search: "search \"text\""
      case .open: "open \"address\""
      case .wait: "wait 2"
      case .submit: "submit \"field\""
      case .swipe: "swipe \"row\" \"action\""
      case .refresh, .relaunch: rawValue
      }
    }
  }

  private let line: [UInt8]
  private var position: Int

  /// Reads line `number` of the code; nil if it holds no such comment.
  static func scan(_ line: [UInt8], number: Int) -> ScriptComment? {
    guard let (start, end) = head(of: line) else { return nil }
    var scanner = ScriptScanner(line: line, position: end)
    let (content, isCertain) = scanner.read()
    return ScriptComment(line: number, columns: start..<line.count, content: content, isCertain: isCertain)
  }

  /// Where the comment begins, and what follows its first word.
  private static func head(of line: [UInt8]) -> (start: Int, end: Int)? {
    let word = Array("preview:".utf8)
    var index = 0
    while index + 1 < line.count {
      // Behind a colon they are those of an address.
      if line[index] == 0x2F, line[index + 1] == 0x2F, index == 0 || line[index - 1] != UInt8(ascii: ":") {
        var next = index + 2
        while next < line.count, line[next] == 0x20 || line[next] == 0x09 || line[next] == 0x2F { next += 1 }
        if line[next...].starts(with: word) { return (index, next + word.count) }
      }
      index += 1
    }
    return nil
  }

  private init(line: [UInt8], position: Int) {
    self.line = line
    self.position = position
  }

  // MARK: Actions

  private mutating func read() -> (ScriptComment.Content, isCertain: Bool) {
    skipSpaces()
    let start = position
    let word = readWord()
    guard let verb = Verb(rawValue: word) else {
      let nearest = Suggestion.nearest(to: word.lowercased(), among: Verb.allCases.map(\.rawValue))
      let problem = ScriptComment.Problem(
        message: word.isEmpty ? "preview comment names no action" : "'\(word)' is no action of a preview",
        remedy: nearest.map { "did you mean '\($0)'?" }
          ?? "write one of \(Verb.allCases.map(\.rawValue).joined(separator: ", "))",
        columns: start..<max(position, min(start + 1, line.count)))
      return (.problem(problem), false)
    }
    guard let action = action(verb) else { return (.problem(problem(verb, from: start)), true) }
    skipSpaces()
    guard position == line.count else { return (.problem(problem(verb, from: start)), true) }
    return (.action(action), true)
  }

  private func problem(_ verb: Verb, from start: Int) -> ScriptComment.Problem {
    ScriptComment.Problem(
      message: "'\(verb.rawValue)' is not written so", remedy: "write // preview: \(verb.form)",
      columns: start..<line.count)
  }

  private mutating func action(_ verb: Verb) -> ScriptAction? {
    switch verb {
    case .type:
      guard let text = readText() else { return nil }
      skipSpaces()
      guard readWord() == "in", let field = readText() else { return nil }
      return .type(text, into: field)
    case .search: return readText().map(ScriptAction.search)
    case .open: return readText().map(ScriptAction.open)
    case .submit: return readText().map(ScriptAction.submit)
    case .swipe:
      guard let row = readText(), let action = readText() else { return nil }
      return .swipe(row, action: action)
    case .wait: return readTime().map(ScriptAction.wait)
    case .refresh: return .refresh
    case .relaunch: return .relaunch
    }
  }

  // MARK: Words

  /// Spaces, and marks of direction, which editors put round words of another script.
  private mutating func skipSpaces() {
    while position < line.count {
      if line[position] == 0x20 || line[position] == 0x09 || line[position] == 0x0D {
        position += 1
      } else if let mark = Self.directionMarks.first(where: { line[position...].starts(with: $0) }) {
        position += mark.count
      } else {
        return
      }
    }
  }

  private static let directionMarks: [[UInt8]] = [
    "\u{200E}", "\u{200F}", "\u{061C}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}",
    "\u{2067}", "\u{2068}", "\u{2069}", "\u{FEFF}", "\u{A0}",
  ].map { Array($0.utf8) }

  private mutating func readWord() -> String {
    let start = position
    let stops = Self.directionMarks + Self.quotations.map(\.open)
    while position < line.count, line[position] != 0x20, line[position] != 0x09, line[position] != 0x0D,
      !stops.contains(where: { line[position...].starts(with: $0) })
    { position += 1 }
    return String(decoding: line[start..<position], as: UTF8.self)
  }

  /// What opens a text, and what may close it.
  private static let quotations: [(open: [UInt8], close: [[UInt8]])] = [
    ("\"", ["\""]), ("“", ["”", "“"]), ("”", ["”"]), ("„", ["“", "”", "‟"]), ("«", ["»"]), ("»", ["«", "»"]),
    ("「", ["」"]), ("『", ["』"]), ("״", ["״"]), ("＂", ["＂"]),
  ].map { (Array($0.0.utf8), $0.1.map { Array($0.utf8) }) }

  private mutating func readText() -> String? {
    skipSpaces()
    guard position < line.count,
      let quotation = Self.quotations.first(where: { line[position...].starts(with: $0.open) })
    else { return nil }
    position += quotation.open.count
    var text: [UInt8] = []
    while position < line.count {
      if let close = quotation.close.first(where: { line[position...].starts(with: $0) }) {
        position += close.count
        return String(decoding: text, as: UTF8.self)
      }
      // As in a string literal.
      if line[position] == UInt8(ascii: "\\"), position + 1 < line.count { position += 1 }
      text.append(line[position])
      position += 1
    }
    return nil
  }

  /// Seconds as a number, or with a unit: `2`, `0.5`, `500ms`.
  private mutating func readTime() -> Int? {
    skipSpaces()
    let word = readWord()
    let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let factor = ["ms": 1.0, "s": 1000, "": 1000, "m": 60_000][String(word.dropFirst(digits.count))]
    guard let number = Double(digits), let factor, number > 0, number * factor >= 1, number * factor <= 86_400_000
    else { return nil }
    return Int(number * factor)
  }
}
