import Diagnostics
import PreviewRecording

/// Compares what a block promises of its preview with what was seen of it.
struct PreviewJudge {
  let file: String
  let snippet: Snippet
  let outcome: RunOutcome
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String, snippet: Snippet, outcome: RunOutcome) {
    self.file = file
    self.snippet = snippet
    self.outcome = outcome
  }

  /// The verdict; afterwards `diagnostics` holds what goes with it.
  mutating func verdict() -> SnippetVerdict {
    if case .notBuilt(let reason) = outcome.end {
      report(
        .snippetPreview, "no program can be made of this preview: \(reason)",
        "name the blocks that belong together with uses=, or let the block be compiled only")
      return .broken
    }
    guard outcome.end == .finished else {
      var judge = RunJudge(file: file, snippet: snippet, outcome: outcome)
      judge.reportEnd()
      diagnostics += judge.diagnostics
      return .broken
    }
    if outcome.hasReadInput {
      report(
        .snippetRun, "program reads from standard input, where there is nothing to read",
        "write what it would read into the block")
      return .broken
    }
    guard let recordings = recordings() else { return .broken }
    for problem in Set(recordings.flatMap(\.problems)).sorted() {
      report(
        .snippetPreview, RunJudge.short(problem, upTo: 400),
        "let every start begin alike: a seed in place of chance, state of views or models in place of static variables")
    }
    judgeScript(recordings)
    judgeTitles(recordings)
    judgeWarnings(recordings)
    guard diagnostics.isEmpty, let first = recordings.first else { return .broken }
    return .previewed(screens: recordings.filter { $0.device == first.device }.reduce(0) { $0 + $1.states.count })
  }

  private mutating func recordings() -> [Recording]? {
    if let size = outcome.excessiveRecording {
      report(
        .snippetPreview, "what is seen of this preview takes \(size >> 20) MB",
        "let its screens hold less, or set a limit, as with states=10")
      return nil
    }
    if outcome.recording.isEmpty {
      report(
        .snippetPreview, "program ends itself before its screens are seen", "let it run on; a view does not call exit")
      return nil
    }
    guard let recordings = PreviewCoding.recordings(in: outcome.recording), Self.isWhole(recordings) else {
      report(
        .snippetPreview, "what was recorded of this preview cannot be read",
        "let the code leave alone what it does not know")
      return nil
    }
    return recordings
  }

  /// Whether every step leads somewhere: a program can write what it likes.
  private static func isWhole(_ recordings: [Recording]) -> Bool {
    !recordings.isEmpty
      && recordings.allSatisfy { recording in
        !recording.states.isEmpty
          && recording.states.lazy.flatMap(\.steps).compactMap(\.target).allSatisfy(recording.states.indices.contains)
      }
  }

  // MARK: Script

  /// What the script asks for and no screen takes, on the lines of the script.
  private mutating func judgeScript(_ recordings: [Recording]) {
    let comments = snippet.text.scriptComments.filter { if case .action = $0.content { true } else { false } }
    let refusals = Set(recordings.flatMap(\.refusals)).sorted { ($0.action, $0.reason) < ($1.action, $1.reason) }
    for refusal in refusals where comments.indices.contains(refusal.action) {
      let comment = comments[refusal.action]
      let range = SourceRange(
        start: snippet.position(line: comment.line, column: comment.columns.lowerBound),
        end: snippet.position(line: comment.line, column: comment.columns.upperBound))
      diagnostics.append(
        Diagnostic(
          .snippetScript, .error, file: file, range: range, message: RunJudge.short(refusal.reason, upTo: 400),
          remedy:
            "name what is on the screen, as a speaker would; a field is told from others by its accessibility label"
        ))
    }
  }

  // MARK: Titles

  private mutating func judgeTitles(_ recordings: [Recording]) {
    guard !snippet.attributes.reaches.isEmpty else { return }
    var seen: Set<String> = []
    let titles = recordings.flatMap(\.states).flatMap { Self.titles(of: $0.screen) }.filter { seen.insert($0).inserted }
    for wanted in snippet.attributes.reaches where !seen.contains(wanted) {
      let shown = titles.prefix(12).map { "'\(RunJudge.short($0))'" }.joined(separator: ", ")
      var message = "preview does not reach '\(wanted)'"
      message += titles.isEmpty ? "; no screen has a title" : "; it reaches \(shown)"
      if titles.count > 12 { message += " …" }
      let isCut = recordings.contains { !$0.limits.isEmpty }
      let nearest = Suggestion.nearest(to: wanted, among: titles)
      report(
        .snippetReach, message,
        nearest.map { "did you mean '\($0)'?" }
          ?? (isCut
            ? "a limit was reached: raise it with depth=, states= or timeout=, or lead there with // preview: comments"
            : "mend the code, or change reaches="))
    }
  }

  /// The titles of a screen, of its columns and panes and of all that is presented over it.
  private static func titles(of screen: Screen) -> [String] {
    [screen.title].compactMap(\.self) + screen.columns.flatMap { titles(of: $0.screen) }
      + screen.panes.flatMap { titles(of: $0) }
      + screen.presented.flatMap { titles(of: $0.screen) }
  }

  // MARK: Warnings

  private mutating func judgeWarnings(_ recordings: [Recording]) {
    var open = snippet.attributes.logs
    var seen: Set<Warning> = []
    let warnings = recordings.flatMap { recording in
      recording.warnings.enumerated().map { (warning: $1, way: recording.way(toWarning: $0)) }
    }
    for (warning, way) in warnings where seen.insert(warning).inserted {
      let announced = snippet.attributes.logs.filter { warning.message.contains($0) || warning.rule.rawValue == $0 }
      open.removeAll { announced.contains($0) }
      if announced.isEmpty {
        report(
          .snippetLog, "SwiftUI warns \(way): \(RunJudge.short(warning.message, upTo: 400))",
          "mend the code, or announce it with logs=\"part of the warning\"")
      }
    }
    for text in open {
      let logged = seen.isEmpty ? "SwiftUI warns of nothing" : "SwiftUI warns of other things"
      report(.snippetLog, "announced warning '\(text)' does not come: \(logged)", "mend the code, or change logs=")
    }
  }

  private mutating func report(_ code: DiagnosticCode, _ message: String, _ remedy: String) {
    diagnostics.append(
      Diagnostic(code, .error, file: file, range: snippet.fence, message: message, remedy: remedy))
  }
}

extension Recording {
  /// When a warning comes, in words.
  fileprivate func way(toWarning number: Int) -> String {
    let way = warningWays.indices.contains(number) ? warningWays[number] : []
    guard !way.isEmpty else { return "when the preview begins" }
    return "after \(way.map { RunJudge.short($0, upTo: 60) }.joined(separator: ", "))"
  }
}
