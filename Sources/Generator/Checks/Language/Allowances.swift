package import Diagnostics

/// What an author has expressly allowed on a page, and whether anything needed it.
struct Allowances {
  private struct Entry {
    var code: String
    var range: SourceRange
    var isUsed = false
  }

  private let file: String
  private var entries: [Entry] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter page: the codes in the page's front matter.
  init(file: String, page: [(code: String, range: SourceRange)]) {
    self.file = file
    for item in page { _ = add(code: item.code, item.range) }
  }

  /// The numbers of those that hold for the whole page.
  var ofPage: [Int] { Array(entries.indices) }

  /// Takes what a comment `dalil: allow CODE …` allows; the numbers that it adds.
  mutating func add(_ comment: String, _ range: SourceRange) -> [Int] {
    var words = comment.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "," }).map(String.init)
    guard let first = words.first, first.hasPrefix("dalil:") else { return [] }
    // The space behind the colon may be missing.
    if first != "dalil:" { words.replaceSubrange(0..<1, with: ["dalil:", String(first.dropFirst("dalil:".count))]) }
    guard words.count > 2, words[1] == "allow" else {
      report(
        range, "comment for Dalil that says nothing it knows",
        remedy: "write <!-- dalil: allow CODE --> with the code of a finding")
      return []
    }
    return words.dropFirst(2).compactMap { add(code: $0, range) }
  }

  private mutating func add(code: String, _ range: SourceRange) -> Int? {
    let known = LanguageChecks.allowable.map(\.name)
    guard known.contains(code) else {
      let near = Suggestion.nearest(to: code, among: known)
      report(
        range, "\(code) is no finding that can be allowed",
        remedy: near.map { "did you mean \($0)?" } ?? "use one of \(known.joined(separator: ", "))")
      return nil
    }
    entries.append(Entry(code: code, range: range))
    return entries.count - 1
  }

  /// Whether one of the allowances in force covers a code; the innermost one is used.
  mutating func covers(_ code: DiagnosticCode, among active: [Int]) -> Bool {
    guard let number = active.last(where: { entries[$0].code == code.name }) else { return false }
    entries[number].isUsed = true
    return true
  }

  /// Reports allowances that nothing needed.
  mutating func reportUseless() {
    for entry in entries where !entry.isUsed {
      report(entry.range, "\(entry.code) is allowed, but nothing here needs it", remedy: "remove it")
    }
  }

  private mutating func report(_ range: SourceRange, _ message: String, remedy: String) {
    diagnostics.append(
      Diagnostic(.allowance, .warning, file: file, range: range, message: message, remedy: remedy))
  }
}

extension DiagnosticCode {
  package static let allowance = DiagnosticCode(
    "allowance",
    explanation: """
      A comment <!-- dalil: allow CODE --> above a block lets one finding of the language checks pass in that block, \
      several codes one behind the other; allow: [CODE] in the front matter does so for the whole page. An allowance \
      must name a code of the language checks, and something must need it: one that is left over from an earlier text \
      would hide the next mistake. Correct the code, or remove the allowance.
      """)
}
