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
    return report.diagnostics.map(self.text(for:)).joined()
      + (outcome.listsExternal ? summary(of: outcome, report) : "")
  }

  private func summary(of outcome: RunOutcome, _ report: PipelineReport) -> String {
    outcome.isQuiet ? "" : SummaryText.lines(for: outcome, report, path: sources.path(of:)).map { $0 + "\n" }.joined()
  }

  func text(for diagnostic: Diagnostic) -> String {
    let role = Self.role(of: diagnostic.severity)
    var text = head(diagnostic.file, diagnostic.range, diagnostic.severity.rawValue, role)
    text += style(ConsoleText.safe(diagnostic.message), .strong) + style(" [\(diagnostic.code.name)]", .faint) + "\n"
    text += excerpt(diagnostic.file, diagnostic.range, role)
    if let remedy = diagnostic.remedy { text += "  \(style("help:", .help)) \(ConsoleText.safe(remedy))\n" }
    for note in diagnostic.notes {
      text += head(note.file, note.range, "note", .note) + ConsoleText.safe(note.message) + "\n"
      text += excerpt(note.file, note.range, .note)
    }
    return text
  }

  private static func role(of severity: Severity) -> ConsoleStyle.Role {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }

  private func head(_ file: String?, _ range: SourceRange?, _ severity: String, _ role: ConsoleStyle.Role) -> String {
    var place = ""
    if let file {
      place = ConsoleText.safe(sources.path(of: file)) + ":"
      if let range { place += "\(range.start.line):\(range.start.column):" }
      place += " "
    }
    return style(place, .strong) + style("\(severity):", role) + " "
  }

  private func excerpt(_ file: String?, _ range: SourceRange?, _ role: ConsoleStyle.Role) -> String {
    guard let file, let range, let line = sources.lines(of: file)?.line(range.start.line) else { return "" }
    let start = max(0, range.start.column - 1)
    let end = range.end.line > range.start.line ? line.count : max(start, range.end.column - 1)
    let excerpt = SourceExcerpt(line: line, columns: start..<max(start, end))
    let number = String(range.start.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let blank = String(repeating: " ", count: gutter.count)
    return style("\(gutter) | ", .faint) + excerpt.text { style($0, role) } + "\n"
      + style("\(blank) | ", .faint) + style(excerpt.markLine, role) + "\n"
  }
}
