import Diagnostics
import Pipeline

/// The format for people: `path:line:column: severity: message [code]`, the source line, its marks, the mend.
struct TextPrinter: DiagnosticPrinter {
  let sources: ReportSources
  let style: ConsoleStyle
  /// How many findings are printed at once.
  let jobs: Int

  func text(for outcome: RunOutcome) -> String {
    guard let report = outcome.report else { return "" }
    return outcome.listsExternal ? ExternalList.text(of: report, sources) : summary(of: outcome, report)
  }

  /// The findings, and behind a list of addresses, which has the output to itself, the last lines.
  func findings(for outcome: RunOutcome) -> String {
    guard let report = outcome.report else { return "" }
    let loaded = sources.loaded(for: report.diagnostics, jobs: jobs)
    let printing = DiagnosticText(files: loaded, style: style)
    let stretches = stride(from: 0, to: report.diagnostics.count, by: Self.stretch).map { start in
      report.diagnostics[start..<min(start + Self.stretch, report.diagnostics.count)]
    }
    var all = Parallel.map(stretches.count, jobs: jobs) { place in
      var text = ""
      for diagnostic in stretches[place] { printing.append(diagnostic, to: &text) }
      return text
    }.joined()
    if outcome.listsExternal { all += summary(of: outcome, report) }
    return all
  }

  private func summary(of outcome: RunOutcome, _ report: PipelineReport) -> String {
    outcome.isQuiet ? "" : SummaryText.lines(for: outcome, report, path: sources.path(of:)).map { $0 + "\n" }.joined()
  }

  /// How many findings one worker prints before it takes others: sites with thousands of them are common while one is
  /// being translated.
  private static let stretch = 200
}
