import Diagnostics
import SwiftCode

/// Compares the values that comments beside lines show with those that the lines gave.
struct ValueJudge {
  let file: String
  let snippet: Snippet
  let outcome: RunOutcome
  private(set) var diagnostics: [Diagnostic] = []
  /// What the comments have to show, where they show something else.
  private(set) var updates: [OutputUpdate.Value] = []

  init(file: String, snippet: Snippet, outcome: RunOutcome) {
    self.file = file
    self.snippet = snippet
    self.outcome = outcome
  }

  /// What stands between several values of a line.
  private static let separator = ", "
  /// Of more values than this, an update writes the first few and the last.
  private static let longestList = 8
  private static let firstFew = 3

  mutating func compare() {
    let code = Array(snippet.text.code.utf8)
    for shown in snippet.values where shown.origin != nil {
      compare(shown, String(decoding: code[shown.text], as: UTF8.self))
    }
  }

  private mutating func compare(_ shown: ShownValue, _ expected: String) {
    guard let value = outcome.values.first(where: { $0.line == shown.line }) else {
      return report(
        shown, "line is not reached, so it has no value", "let the program come to it, or take the arrow away")
    }
    guard !value.texts.isEmpty else {
      return report(shown, "line prints nothing and has no value", "take the arrow away, or show a value")
    }
    let plain = value.texts.map(Self.trimmed)
    let quoted = value.areTexts ? value.texts.map(\.debugDescription) : plain
    let isMet = [plain, quoted].contains {
      OutputMatcher(expected: expected, actual: $0.joined(separator: Self.separator)).difference == nil
    }
    if isMet { return }
    let texts = expected.hasPrefix("\"") ? quoted : plain
    let given = texts.joined(separator: Self.separator)
    report(
      shown,
      expected.isEmpty
        ? "line gives '\(RunJudge.short(given))', where its comment shows nothing yet"
        : "line gives '\(RunJudge.short(given))', where its comment shows '\(RunJudge.short(expected))'",
      "run 'dalil check --update', or mend the code")
    updates.append(
      OutputUpdate.Value(
        snippet: snippet.index, line: shown.line, columns: snippet.columns(of: shown.text, line: shown.line),
        text: Array(Self.shortened(texts).utf8)))
  }

  private static func shortened(_ texts: [String]) -> String {
    guard texts.count > longestList else { return texts.joined(separator: separator) }
    return (texts.prefix(firstFew) + ["..."] + texts.suffix(1)).joined(separator: separator)
  }

  private static func trimmed(_ text: String) -> String {
    var bytes = Array(text.utf8)[...]
    while let first = bytes.first, first == 0x20 || first == 0x09 { bytes.removeFirst() }
    while let last = bytes.last, last == 0x20 || last == 0x09 || last == 0x0D { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Places

  /// Comments with an arrow that stand behind nothing that has a value.
  static func unfounded(in snippets: [Snippet], file: String) -> [Diagnostic] {
    snippets.flatMap { snippet in
      snippet.values.filter { $0.origin == nil }.map { shown in
        Diagnostic(
          .snippetValue, .error, file: file, range: snippet.range(of: shown.comment, line: shown.line),
          message: "comment shows a value, and nothing that has one ends in front of it",
          remedy: "put it behind an expression, a declaration or a loop, or take the arrow away")
      }
    }
  }

  private mutating func report(_ shown: ShownValue, _ message: String, _ remedy: String) {
    diagnostics.append(
      Diagnostic(
        .snippetValue, .error, file: file,
        range: snippet.range(of: shown.text.isEmpty ? shown.comment : shown.text, line: shown.line),
        message: message, remedy: remedy))
  }
}

extension Snippet {
  /// The bytes of line `line` of the code that a stretch of the code takes.
  func columns(of bytes: Range<Int>, line: Int) -> Range<Int> {
    let lines = SnippetText.lines(of: Array(text.code.utf8))
    guard lines.indices.contains(line), lines[line].lowerBound <= bytes.lowerBound else { return 0..<0 }
    return bytes.lowerBound - lines[line].lowerBound..<bytes.upperBound - lines[line].lowerBound
  }

  fileprivate func range(of bytes: Range<Int>, line: Int) -> SourceRange {
    let columns = columns(of: bytes, line: line)
    return SourceRange(
      start: position(line: line, column: columns.lowerBound), end: position(line: line, column: columns.upperBound))
  }
}
