import Diagnostics
import SwiftCode

extension PagePlan {
  /// What the page shows and what is wrong with it, once the compiler has judged its items.
  ///
  /// `runs` holds what became of the blocks that were started.
  package func result(
    _ outcomes: [CodeOwner: UnitOutcome], runs: [CodeOwner: RunOutcome] = [:], cached: Int = 0, repeatedAlone: Int = 0
  ) -> PageSnippetResult {
    var found = diagnostics
    var updates = Updates()
    var presentations: [SnippetPresentation] = []
    for snippet in snippets {
      let source = scope.source(of: snippet.index)
      let analysis = source.map { scope.sources[$0].analysis }
      var judge = SnippetJudge(
        file: file, snippet: snippet, outcome: outcomes[.snippet(snippet.index)] ?? UnitOutcome(),
        isExcerpt: analysis?.isExcerpt ?? false, isElided: analysis?.isElided ?? false)
      var verdict = verdict(without: snippet)
      if verdict == nil {
        // An error in a block that this one uses is reported where it is, and says nothing about this one.
        judge.ignoresForeignErrors = hasBrokenNeighbour(outcomes, of: snippet)
        verdict = judge.verdict()
      }
      found += judge.diagnostics
      let run = runs[.snippet(snippet.index)]
      if verdict == .compiles, snippet.attributes.mode.isRun {
        verdict = self.verdict(of: snippet, run, &found, &updates)
      }
      var presentation = snippet.presentation(
        verdict: verdict ?? .notChecked, isElided: analysis?.isElided ?? false, messages: judge.messages)
      presentation.isWarned = snippet.attributes.alsoWarns && Self.isStarted(presentation.verdict)
      if let run { Self.show(run, of: snippet, in: &presentation) }
      presentations.append(presentation)
    }
    found += setupDiagnostics(outcomes)
    let hasErrors = found.contains { $0.severity == .error }
    if let first = snippets.first, !hasErrors, presentations.allSatisfy({ Self.isUnproven($0.verdict) }) {
      found.append(
        Diagnostic(
          .snippetNotChecked, .error, file: file, range: first.fence,
          message: "page shows Swift, and none of its blocks is checked", remedy: "let at least one block be checked"))
    }
    return PageSnippetResult(
      presentations: presentations, diagnostics: found.sorted(by: Diagnostic.inReportOrder), outputs: updates.outputs,
      values: updates.values,
      cached: cached, repeatedAlone: repeatedAlone)
  }

  private static func isStarted(_ verdict: SnippetVerdict) -> Bool {
    switch verdict {
    case .ran, .tested, .previewed, .crashesAsExpected: true
    default: false
    }
  }

  /// What readers see of a run; of one that breaks its promise only the tests.
  private static func show(_ run: RunOutcome, of snippet: Snippet, in presentation: inout SnippetPresentation) {
    presentation.tests = run.tests.map { TestPresentation(name: $0.name, verdict: $0.verdict) }
    switch presentation.verdict {
    case .ran: presentation.values = snippet.valueComments
    case .previewed:
      presentation.recording = run.recording
      presentation.showsBodyCounts = snippet.attributes.showsBodyCounts
    default: break
    }
  }

  /// What the page has to show of its runs, where it shows something else.
  private struct Updates {
    var outputs: [OutputUpdate.Text] = []
    var values: [OutputUpdate.Value] = []
  }

  /// The verdict of a block that compiles and is then started.
  private func verdict(
    of snippet: Snippet, _ run: RunOutcome?, _ found: inout [Diagnostic], _ updates: inout Updates
  ) -> SnippetVerdict {
    guard let run else { return isRooted(snippet) ? .notChecked : .broken }
    if snippet.attributes.mode.isPreview {
      var judge = PreviewJudge(file: file, snippet: snippet, outcome: run)
      let verdict = judge.verdict()
      found += judge.diagnostics
      return verdict
    }
    var judge = RunJudge(file: file, snippet: snippet, outcome: run)
    let verdict = judge.verdict()
    found += judge.diagnostics
    if let update = judge.update { updates.outputs.append(update) }
    updates.values += judge.values
    return verdict
  }

  /// Whether a block that is to be started can be: a preview needs something to show.
  private func isRooted(_ snippet: Snippet) -> Bool {
    item(of: .snippet(snippet.index)).map { items[$0].run != nil } ?? true
  }

  /// Whether an outcome is what the item's author promises.
  package func isAsPromised(_ place: Int, _ outcome: UnitOutcome) -> Bool {
    guard case .snippet(let index) = items[place].owner else { return !outcome.hasErrors }
    var judge = SnippetJudge(file: file, snippet: snippets[index], outcome: outcome, isExcerpt: true, isElided: true)
    return judge.verdict() != .broken
  }

  private static func isUnproven(_ verdict: SnippetVerdict) -> Bool {
    switch verdict {
    case .skipped, .notChecked: true
    default: false
    }
  }

  /// The verdict of a block that the compiler did not see.
  private func verdict(without snippet: Snippet) -> SnippetVerdict? {
    if case .skip(let reason) = snippet.attributes.mode { return .skipped(reason: reason) }
    return snippet.isClosed && !snippet.hasUnknownAttributes ? nil : .broken
  }

  private func hasBrokenNeighbour(_ outcomes: [CodeOwner: UnitOutcome], of snippet: Snippet) -> Bool {
    guard let place = item(of: .snippet(snippet.index)) else { return false }
    return items.contains { other in
      guard let outcome = outcomes[other.owner], !other.isExpectedToFail else { return false }
      return (outcome.hasErrors || outcome.failure != nil) && item(place, dependsOn: other.owner)
    }
  }

  private func setupDiagnostics(_ outcomes: [CodeOwner: UnitOutcome]) -> [Diagnostic] {
    setupPaths.indices.flatMap { index -> [Diagnostic] in
      guard let outcome = outcomes[.setup(index)] else { return [] }
      let path = setupPaths[index]
      let wrapper = outcome.wrapperErrors.map { Diagnostic(.snippetError, .error, file: path, message: $0) }
      var found =
        wrapper
        + outcome.findings.filter { $0.severity != .note }.map { finding in
          Diagnostic(
            finding.severity == .error ? .snippetError : .snippetWarning,
            finding.severity == .error ? .error : .warning, file: path,
            range: SourceRange(line: finding.line + 1, column: finding.column + 1), message: finding.message)
        }
      if let failure = outcome.failure {
        found.append(
          Diagnostic(
            .snippetCompilerFailure, .error, file: path, message: "compiler gave no result for this file: \(failure)",
            remedy: "simplify the file"))
      }
      return found
    }
  }
}

extension PageSnippetInput {
  /// What the page shows if no check is asked for: no code is parsed.
  package var unchecked: PageSnippetResult {
    let scan = SnippetScanner.scan(document, file: file, source: source, firstLine: firstLine)
    let presentations = scan.snippets.map { snippet in
      var verdict = SnippetVerdict.notChecked
      if case .skip(let reason) = snippet.attributes.mode { verdict = .skipped(reason: reason) }
      return snippet.presentation(verdict: verdict, isElided: false, messages: [])
    }
    return PageSnippetResult(presentations: presentations, diagnostics: scan.diagnostics)
  }
}

extension Snippet {
  /// The comments that show values, where readers see them.
  fileprivate var valueComments: [SnippetPresentation.ValueComment] {
    values.compactMap { value in
      guard text.displayLines.indices.contains(value.line), let line = text.displayLines[value.line] else { return nil }
      return SnippetPresentation.ValueComment(line: line, columns: columns(of: value.comment, line: value.line))
    }
  }

  /// The line behind the code, or behind the output that stands below it.
  private var lastLine: Int {
    let lines = [lines.last, output?.lines.last].compactMap { $0?.start.line } + [output?.fence.start.line ?? 0]
    return max(lines.max() ?? 0, fence.start.line) + 1
  }

  func presentation(verdict: SnippetVerdict, isElided: Bool, messages: [CompilerMessage]) -> SnippetPresentation {
    let count = text.displayLines.compactMap(\.self).count
    return SnippetPresentation(
      fenceLine: fence.start.line, lastLine: lastLine, code: text.display, title: attributes.title,
      markedLines: Set(attributes.markedLines.map { $0 - 1 }).filter { $0 < count }.sorted(), verdict: verdict,
      isElided: isElided,
      messages: messages.sorted { ($0.line, $0.columns.lowerBound) < ($1.line, $1.columns.lowerBound) },
      isHidden: isHidden)
  }
}
