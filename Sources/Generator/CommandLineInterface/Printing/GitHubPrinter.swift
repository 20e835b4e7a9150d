import Diagnostics
import Pipeline

/// The format for GitHub Actions: a workflow command for each finding, which becomes an annotation on its line.
struct GitHubPrinter: DiagnosticPrinter {
  let sources: ReportSources

  func text(for outcome: RunOutcome) -> String {
    guard let report = outcome.report else {
      return outcome.failure.map { "::error title=dalil::\(Self.data($0))\n" } ?? ""
    }
    var text = report.diagnostics.map(self.text(for:)).joined()
    if outcome.listsExternal { text += ExternalList.text(of: report, sources) }
    if !outcome.isQuiet {
      text += SummaryText.lines(for: outcome, report, path: sources.path(of:)).map { $0 + "\n" }.joined()
    }
    return text
  }

  private func text(for diagnostic: Diagnostic) -> String {
    let command =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties: [String] = []
    if let file = diagnostic.file {
      properties.append("file=\(Self.property(sources.path(of: file)))")
      if let range = diagnostic.range { properties += place(range, file) }
    }
    properties.append("title=\(Self.property(diagnostic.code.name))")
    var message = diagnostic.message
    if let remedy = diagnostic.remedy { message += "\nhelp: \(remedy)" }
    for note in diagnostic.notes {
      let place = note.file.map { file in
        sources.path(of: file) + (note.range.map { ":\($0.start.line)" } ?? "") + ": "
      }
      message += "\n\(place ?? "")note: \(note.message)"
    }
    return "::\(command) \(properties.joined(separator: ","))::\(Self.data(message))\n"
  }

  /// Lines and columns as GitHub takes them: UTF-16 columns, and only where the range stays on one line.
  private func place(_ range: SourceRange, _ file: String) -> [String] {
    guard range.start.line == range.end.line else { return ["line=\(range.start.line)", "endLine=\(range.end.line)"] }
    var properties = ["line=\(range.start.line)"]
    guard let lines = sources.lines(of: file) else { return properties }
    let start = lines.utf16Column(line: range.start.line, column: range.start.column)
    let end = lines.utf16Column(line: range.end.line, column: range.end.column)
    properties.append("col=\(start)")
    if end > start { properties.append("endColumn=\(end)") }
    return properties
  }

  private static func data(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }
  private static func property(_ text: String) -> String { escaped(text, ["%", "\r", "\n", ":", ","]) }

  /// Escapes scalars (a carriage return and a line feed together are one character) as `%0A`.
  private static func escaped(_ text: String, _ special: [Unicode.Scalar]) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if special.contains(scalar) {
        escaped += "%" + ("0" + String(scalar.value, radix: 16, uppercase: true)).suffix(2)
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
