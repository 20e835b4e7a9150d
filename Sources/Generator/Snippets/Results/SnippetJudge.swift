import Diagnostics

/// Compares what a block promises with what the compiler says.
struct SnippetJudge {
  let file: String
  let snippet: Snippet
  let outcome: UnitOutcome
  /// Whether the block's loose code stands in a function made for it, where unused values mean nothing.
  let isExcerpt: Bool
  /// Whether a trap stands for code that is left out.
  let isElided: Bool
  /// Whether errors in declarations of other blocks are reported there.
  var ignoresForeignErrors = false
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var messages: [CompilerMessage] = []

  init(file: String, snippet: Snippet, outcome: UnitOutcome, isExcerpt: Bool, isElided: Bool) {
    self.file = file
    self.snippet = snippet
    self.outcome = outcome
    self.isExcerpt = isExcerpt
    self.isElided = isElided
  }

  /// The verdict; afterwards `diagnostics` and `messages` hold what goes with it.
  mutating func verdict() -> SnippetVerdict {
    if let limit = outcome.timeLimitInMilliseconds {
      reportLackOfTime(limit)
      return .broken
    }
    if let failure = outcome.failure {
      report(
        .snippetCompilerFailure, range: snippet.fence, message: "compiler gave no result for this block: \(failure)",
        remedy: "simplify the block, or mark it skip=\"reason\"")
      return .broken
    }
    if let error = outcome.wrapperErrors.first {
      report(
        .snippetError, range: snippet.fence, message: "what is put round this block does not compile: \(error)",
        remedy: "state with as= how the code is to be read, or write its imports into the block")
      return .broken
    }
    if ignoresForeignErrors, !outcome.hasErrors, !outcome.foreignErrors.isEmpty { return .notChecked }
    let isKept =
      switch snippet.attributes.mode {
      case _ where snippet.isParsed: judgePlain()
      case .fails: judgeExpectations(of: [.error])
      case _ where snippet.attributes.mustWarn: judgeExpectations(of: [.error, .warning])
      default: judgePlain()
      }
    guard isKept else { return .broken }
    if snippet.isParsed { return .parsedOnly(platform: snippet.attributes.platforms.joined(separator: ", ")) }
    return switch snippet.attributes.mode {
    case .fails: .failsAsExpected
    case .warns: .warnsAsExpected
    case .compiles, .run, .test, .crashes, .preview, .skip: .compiles
    }
  }

  private mutating func reportLackOfTime(_ limit: Int) {
    let (time, more) =
      limit % 1000 == 0 ? ("\(limit / 1000) s", "\(limit / 500)s") : ("\(limit) ms", "\(limit * 2)ms")
    report(
      .snippetCompilerFailure, range: snippet.fence, message: "compiler was not done with this block within \(time)",
      remedy: "simplify the block, or give it more time, as with timeout=\(more)")
  }

  // MARK: Blocks that must compile

  private mutating func judgePlain() -> Bool {
    var remedies: Set<String> = []
    for finding in outcome.findings where finding.severity != .note {
      let isError = finding.severity == .error
      if !isError, isNoise(finding) { continue }
      // What helps against several messages of a block is said once.
      let remedy = SnippetRemedy.remedy(for: finding.message).flatMap { remedies.insert($0).inserted ? $0 : nil }
      report(
        isError ? .snippetError : .snippetWarning, isError ? .error : .warning, finding, message: finding.message,
        remedy: remedy)
      present(finding)
    }
    if !outcome.hasErrors, let first = outcome.foreignErrors.first {
      report(
        .snippetError, range: snippet.fence,
        message: "declarations from other blocks do not compile together with this block: \(first)",
        remedy: "name the blocks that belong together with uses=")
      return false
    }
    return !outcome.hasErrors
  }

  /// What the compiler says about the wrapper, or about an excerpt because it is one.
  private func isNoise(_ finding: UnitFinding) -> Bool {
    guard isExcerpt || isElided else { return false }
    let message = finding.message
    return ["never used", "never mutated", "never read", "is unused", "will never be executed"].contains {
      message.contains($0)
    }
  }

  // MARK: Blocks that must not compile, or must warn

  private mutating func judgeExpectations(of severities: [UnitFinding.Severity]) -> Bool {
    if !announces(severities.last ?? .error) { return judgeUnannounced(severities.last ?? .error) }
    var open = outcome.findings.filter { $0.severity != .note }
    let before = diagnostics.count
    for expectation in snippet.text.expectations where expectation.severity != .note {
      let severity: UnitFinding.Severity = expectation.severity == .error ? .error : .warning
      let matching = open.filter {
        $0.severity == severity && $0.line == expectation.line && $0.message.contains(expectation.text)
      }
      let taken = expectation.count.map { Array(matching.prefix($0)) } ?? matching
      for finding in taken {
        if let index = open.firstIndex(of: finding) { open.remove(at: index) }
        present(finding)
      }
      let isMet = expectation.count.map { taken.count == $0 } ?? (expectation.isOptional || !taken.isEmpty)
      if !isMet { reportUnmet(expectation, open) }
    }
    judgeNotes()
    for finding in open
    where severities.contains(finding.severity) && !(finding.severity == .warning && isNoise(finding)) {
      report(
        .snippetUnexpected, .error, finding,
        message:
          "\(finding.severity == .error ? "error" : "warning") that the block does not announce: \(finding.message)",
        remedy:
          "mend the code, or announce it with // expected-\(finding.severity == .error ? "error" : "warning") {{…}}")
    }
    return diagnostics.count == before
  }

  private func announces(_ severity: UnitFinding.Severity) -> Bool {
    snippet.text.expectations.contains { $0.severity.rawValue == (severity == .error ? "error" : "warning") }
  }

  /// A block that names no message keeps its promise if another tool's word makes it; else the lack is reported with
  /// the block's attributes.
  private mutating func judgeUnannounced(_ severity: UnitFinding.Severity) -> Bool {
    guard snippet.attributes.isForeignPromise else { return false }
    let found = outcome.findings.filter { $0.severity == severity }
    for finding in found { present(finding) }
    if found.isEmpty {
      report(
        .snippetUnmet, range: snippet.fence, message: "block marked '\(snippet.attributes.promiseWord)' compiles",
        remedy: "remove the word, or let the code show the mistake")
    }
    return !found.isEmpty
  }

  private mutating func judgeNotes() {
    let notes = outcome.findings.flatMap(\.notes) + outcome.findings.filter { $0.severity == .note }
    for expectation in snippet.text.expectations where expectation.severity == .note && !expectation.isOptional {
      let isMet = notes.contains { $0.line == expectation.line && $0.message.contains(expectation.text) }
      if !isMet { reportUnmet(expectation, []) }
    }
  }

  private mutating func reportUnmet(_ expectation: SnippetExpectation, _ open: [UnitFinding]) {
    let word = expectation.severity.rawValue
    let actual = open.filter { $0.line == expectation.line }.map(\.message)
    let elsewhere = outcome.findings.first { $0.message.contains(expectation.text) }
    var message = "expected \(word) '\(expectation.text)' does not come"
    if outcome.findings.allSatisfy({ $0.severity != .error }), expectation.severity == .error {
      message += "; the block compiles"
    } else if let first = actual.first {
      message += "; on this line the compiler says: \(first)"
    }
    let remedy =
      if let elsewhere, elsewhere.line != expectation.line {
        "put the comment on line \(snippet.position(line: elsewhere.line, column: 0).line), where that message stands"
      } else if actual.isEmpty {
        "change the code or the comment so that they agree"
      } else {
        "write a part of that message into the comment"
      }
    let range = SourceRange(
      start: snippet.position(line: expectation.commentLine, column: expectation.commentColumns.lowerBound),
      end: snippet.position(line: expectation.commentLine, column: expectation.commentColumns.upperBound))
    report(.snippetUnmet, range: range, message: message, remedy: remedy)
  }

  // MARK: Words

  private mutating func report(
    _ code: DiagnosticCode, _ severity: Severity, _ finding: UnitFinding, message: String, remedy: String? = nil
  ) {
    let notes = finding.notes.map { Diagnostic.Note($0.message, file: file, range: range(of: $0)) }
    diagnostics.append(
      Diagnostic(
        code, severity, file: file, range: range(of: finding), message: message, remedy: remedy, notes: notes))
  }

  private mutating func report(_ code: DiagnosticCode, range: SourceRange, message: String, remedy: String) {
    diagnostics.append(Diagnostic(code, .error, file: file, range: range, message: message, remedy: remedy))
  }

  private func range(of finding: UnitFinding) -> SourceRange {
    guard finding.line >= 0 else { return snippet.fence }
    let columns = marked(finding)
    return SourceRange(
      start: snippet.position(line: finding.line, column: columns.lowerBound),
      end: snippet.position(line: finding.line, column: columns.upperBound))
  }

  /// The bytes of its line that a message is about: what the compiler marks, else the word that begins there.
  private func marked(_ finding: UnitFinding) -> Range<Int> {
    let bytes = Array(snippet.text.code.utf8)
    let lines = SnippetText.lines(of: bytes)
    guard lines.indices.contains(finding.line) else { return finding.column..<finding.column }
    let line = bytes[lines[finding.line]]
    let start = min(max(0, finding.column), line.count)
    if let end = finding.endColumn, end > start { return start..<min(end, max(line.count, start)) }
    let rest = line.dropFirst(start)
    let isWord = { (byte: UInt8) in
      byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & ~0x20)
    }
    let word = rest.prefix { isWord($0) }.count
    return start..<(start + max(word, rest.isEmpty ? 0 : 1))
  }

  private mutating func present(_ finding: UnitFinding) {
    guard finding.line >= 0, finding.line < snippet.text.displayLines.count,
      let line = snippet.text.displayLines[finding.line]
    else { return }
    messages.append(
      CompilerMessage(
        severity: finding.severity == .error ? .error : .warning, text: finding.message, line: line,
        columns: marked(finding)))
  }
}
