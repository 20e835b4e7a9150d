import Diagnostics

/// Compares what a block promises of its run with what became of it.
struct RunJudge {
  let file: String
  let snippet: Snippet
  let outcome: RunOutcome
  private(set) var diagnostics: [Diagnostic] = []
  /// What the page has to show as the block's output, where it shows something else.
  private(set) var update: OutputUpdate.Text?
  /// What the comments beside its lines have to show, where they show something else.
  private(set) var values: [OutputUpdate.Value] = []

  init(file: String, snippet: Snippet, outcome: RunOutcome) {
    self.file = file
    self.snippet = snippet
    self.outcome = outcome
  }

  /// The verdict; afterwards `diagnostics` holds what goes with it.
  mutating func verdict() -> SnippetVerdict {
    if case .notBuilt(let reason) = outcome.end {
      report(
        .snippetRun, nil, "no program can be made of this block: \(reason)",
        "write statements that use what it declares, or let the block be compiled only")
      return .broken
    }
    // What it does without what it wanted to read proves nothing.
    if outcome.hasReadInput {
      report(
        .snippetRun, nil, "program reads from standard input, where there is nothing to read",
        "write what it would read into the block")
      return .broken
    }
    switch snippet.attributes.mode {
    case .test: return judgeTests()
    case .crashes(let message): return judgeCrash(message)
    default:
      guard outcome.end == .finished else {
        reportEnd()
        return .broken
      }
      compareOutput()
      var judge = ValueJudge(file: file, snippet: snippet, outcome: outcome)
      judge.compare()
      diagnostics += judge.diagnostics
      values = judge.updates
      return diagnostics.isEmpty ? .ran : .broken
    }
  }

  // MARK: Output

  private mutating func compareOutput() {
    guard let output = snippet.output, output.isClosed else { return }
    let matcher = OutputMatcher(expected: output.text, actual: outcome.output)
    guard let difference = matcher.difference else { return }
    let message =
      switch (difference.expected, difference.actual) {
      case (let expected?, let actual?):
        "output is '\(Self.short(actual))', where the page shows '\(Self.short(expected))'"
      case (nil, let actual?): "output goes on with '\(Self.short(actual))', where the page shows nothing more"
      case (let expected?, nil): "output ends, where the page shows '\(Self.short(expected))'"
      case (nil, nil): "output differs from what the page shows"
      }
    let start = output.position(line: difference.line, column: 0)
    let length = difference.expected.map(\.utf8.count) ?? 0
    let range =
      output.lines.indices.contains(difference.line)
      ? SourceRange(line: start.line, column: start.column, length: length) : output.fence
    report(.snippetOutput, range, message, "run 'dalil check --update', or mend the code")
    update = OutputUpdate.Text(snippet: snippet.index, lines: matcher.updated)
  }

  /// A line of output as a message holds it.
  static func short(_ line: String, upTo limit: Int = 120) -> String {
    let visible = line.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "\u{FFFD}" : $0 }
    var text = ""
    text.unicodeScalars.append(contentsOf: visible.prefix(limit))
    return visible.count > limit ? text + "…" : text
  }

  // MARK: Ends

  mutating func reportEnd() {
    let place = range(of: outcome.place)
    switch outcome.end {
    case .finished, .notBuilt: break
    case .exited(let code):
      report(
        .snippetRun, place, "program ends itself with status \(code)", "let it come to its end without an error",
        note: Self.lastLine(of: outcome.errors).map { "its last words: \($0)" })
    case .threw(let message):
      report(
        .snippetRun, place, "program lets an error through: \(Self.short(message))",
        "catch it in the block" + orCrashes)
    case .crashed(let signal, let message):
      report(
        .snippetRun, place, "program crashes\(way): \(message.map { Self.short($0) } ?? "signal \(signal)")",
        "mend the code" + orCrashes)
    case .timedOut(let limit):
      let (time, more) =
        limit % 1000 == 0 ? ("\(limit / 1000) s", "\(limit / 500)s") : ("\(limit) ms", "\(limit * 2)ms")
      report(
        .snippetRun, place, "program does not end within \(time)\(way)",
        "let it end, or give it more time, as with timeout=\(more)")
    case .flooded(let limit):
      report(.snippetRun, place, "program writes more than \(Self.size(limit))", "let it print less")
    case .exhausted(let limit):
      report(.snippetRun, place, "program uses more than \(Self.size(limit)) of memory\(way)", "let it keep less")
    case .multiplied(let limit):
      report(.snippetRun, place, "program starts more than \(limit) processes", "let it start fewer")
    }
  }

  /// What a reader of a preview has done last.
  private var way: String {
    guard !outcome.way.isEmpty else { return "" }
    let last = outcome.way.suffix(4).map { Self.short($0, upTo: 60) }.joined(separator: ", ")
    return " after \(outcome.way.count > 4 ? "…, " : "")\(last)"
  }

  /// The other way out for a block whose end is its point; a preview makes no such promise.
  private var orCrashes: String {
    if case .preview = snippet.attributes.mode { return "" }
    return ", or mark the block crashes if it is meant to stop"
  }

  private static func size(_ bytes: Int) -> String {
    if bytes >= 1 << 30, bytes % (1 << 30) == 0 { return "\(bytes >> 30) GB" }
    return bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes >> 10) KB"
  }

  private static func lastLine(of text: String) -> String? {
    text.split(separator: "\n").last { !$0.isEmpty }.map { short(String($0)) }
  }

  // MARK: Crashes

  private mutating func judgeCrash(_ wanted: String?) -> SnippetVerdict {
    let message: String?
    switch outcome.end {
    case .crashed(_, let text): message = text
    case .threw(let text): message = text
    case .finished:
      report(
        .snippetCrash, nil, "block marked 'crashes' comes to its end", "mark it run, or let the code show the crash")
      return .broken
    default:
      reportEnd()
      return .broken
    }
    let said = [message, outcome.errors].compactMap(\.self)
    if let wanted, !said.contains(where: { $0.contains(wanted) }) {
      report(
        .snippetCrash, range(of: outcome.place),
        "block crashes, but not with '\(wanted)': \(message.map { Self.short($0) } ?? "it says nothing")",
        message == nil ? "write crashes alone" : "write a part of that message into crashes=\"…\"")
    }
    compareOutput()
    return diagnostics.isEmpty ? .crashesAsExpected : .broken
  }

  // MARK: Tests

  private mutating func judgeTests() -> SnippetVerdict {
    for test in outcome.tests {
      for issue in test.issues {
        report(
          .snippetTest, range(of: issue.place ?? test.place),
          "test '\(Self.short(test.name))' fails: \(Self.short(issue.message))",
          "mend the code, or what the test expects")
      }
    }
    switch outcome.end {
    case .finished: break
    case .exited where !diagnostics.isEmpty: break
    default: reportEnd()
    }
    if diagnostics.isEmpty, !outcome.tests.contains(where: { $0.verdict == .passed }) {
      report(
        .snippetTest, nil,
        outcome.tests.isEmpty ? "block marked 'test' has no tests" : "none of the tests of this block is run",
        "write a function marked @Test, or let the block be compiled only")
    }
    return diagnostics.isEmpty ? .tested(passed: outcome.tests.count { $0.verdict == .passed }) : .broken
  }

  // MARK: Words

  /// The rest of the line from a place of the block on.
  private func range(of place: RunOutcome.Place?) -> SourceRange? {
    guard let place, place.line >= 0 else { return nil }
    let bytes = Array(snippet.text.code.utf8)
    let lines = SnippetText.lines(of: bytes)
    guard lines.indices.contains(place.line) else { return nil }
    let line = bytes[lines[place.line]]
    let indentation = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
    let start = min(max(place.column, indentation), line.count)
    return SourceRange(
      start: snippet.position(line: place.line, column: start),
      end: snippet.position(line: place.line, column: line.count))
  }

  private mutating func report(
    _ code: DiagnosticCode, _ range: SourceRange?, _ message: String, _ remedy: String, note: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        code, .error, file: file, range: range ?? snippet.fence, message: message, remedy: remedy,
        notes: note.map { [Diagnostic.Note($0, file: nil, range: nil)] } ?? []))
  }
}
