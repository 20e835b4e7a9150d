import Diagnostics
import Pipeline

/// The format for people: `path:line:column: severity: message [code]`, the source line, its marks, the mend.
struct TextPrinter: DiagnosticPrinter {
  let sources: ReportSources
  let style: ConsoleStyle

  func text(for outcome: RunOutcome) -> String {
    guard let report = outcome.report else { return "" }
    return outcome.listsExternal ? ExternalList.text(of: report, sources) : summary(of: outcome, report)
  }

  /// The findings, and behind a list of addresses, which has the output to itself, the last lines.
  func findings(for outcome: RunOutcome) -> String {
    guard let report = outcome.report else { return "" }
    var text = ""
    for diagnostic in report.diagnostics { append(diagnostic, to: &text) }
    if outcome.listsExternal { text += summary(of: outcome, report) }
    return text
  }

  private func summary(of outcome: RunOutcome, _ report: PipelineReport) -> String {
    outcome.isQuiet ? "" : SummaryText.lines(for: outcome, report, path: sources.path(of:)).map { $0 + "\n" }.joined()
  }

  /// Sites with thousands of findings are common while one is being translated: all goes straight into one text.
  private func append(_ diagnostic: Diagnostic, to text: inout String) {
    let role = Self.role(of: diagnostic.severity)
    appendHead(diagnostic.file, diagnostic.range, diagnostic.severity.rawValue, role, to: &text)
    text += style(ConsoleText.safe(diagnostic.message), .strong)
    text += style(" [\(diagnostic.code.name)]", .faint)
    text += "\n"
    appendExcerpt(diagnostic.file, diagnostic.range, role, to: &text)
    if let remedy = diagnostic.remedy {
      text += "  "
      text += style("help:", .help)
      text += " "
      text += ConsoleText.safe(remedy)
      text += "\n"
    }
    for note in diagnostic.notes {
      appendHead(note.file, note.range, "note", .note, to: &text)
      text += ConsoleText.safe(note.message)
      text += "\n"
      appendExcerpt(note.file, note.range, .note, to: &text)
    }
  }

  private static func role(of severity: Severity) -> ConsoleStyle.Role {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }

  private func appendHead(
    _ file: String?, _ range: SourceRange?, _ severity: String, _ role: ConsoleStyle.Role, to text: inout String
  ) {
    var place = ""
    if let file {
      place = sources.source(file).shownPath + ":"
      if let range { place += "\(range.start.line):\(range.start.column):" }
      place += " "
    }
    text += style(place, .strong)
    text += style(severity + ":", role)
    text += " "
  }

  private func appendExcerpt(
    _ file: String?, _ range: SourceRange?, _ role: ConsoleStyle.Role, to text: inout String
  ) {
    guard let file, let range, let line = sources.lines(of: file)?.line(range.start.line) else { return }
    let start = max(0, range.start.column - 1)
    let end = range.end.line > range.start.line ? line.count : max(start, range.end.column - 1)
    let excerpt = SourceExcerpt(line: line, columns: start..<max(start, end))
    let number = String(range.start.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.utf8.count)) + number
    text += style(gutter + " | ", .faint)
    text += excerpt.text { style($0, role) }
    text += "\n"
    text += style(String(repeating: " ", count: gutter.utf8.count) + " | ", .faint)
    text += style(excerpt.markLine, role)
    text += "\n"
  }
}
