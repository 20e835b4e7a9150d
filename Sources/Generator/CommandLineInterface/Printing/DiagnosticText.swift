import Diagnostics

/// One finding for people: its head, the source line, its marks, the mend, and its notes.
struct DiagnosticText: Sendable {
  let files: [String: ReportSources.Source]
  let style: ConsoleStyle

  func append(_ diagnostic: Diagnostic, to text: inout String) {
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
      place = (files[file]?.shownPath ?? ConsoleText.safe(file)) + ":"
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
    guard let file, let range, let lines = files[file]?.lines, let line = lines?.line(range.start.line) else { return }
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
