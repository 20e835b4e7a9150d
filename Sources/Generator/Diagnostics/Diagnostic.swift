/// One finding about the author's files: what is wrong, where, and how to mend it.
package struct Diagnostic: Hashable, Sendable {
  /// A further place that helps to understand the finding.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var file: String?
    package var range: SourceRange?

    package init(_ message: String, file: String? = nil, range: SourceRange? = nil) {
      self.message = message
      self.file = file
      self.range = range
    }
  }

  package var code: DiagnosticCode
  package var severity: Severity
  /// Path relative to the content folder, or to the site's folder for files outside it; nil for a finding about none.
  package var file: String?
  /// The smallest range that shows the finding; nil where the whole file is meant.
  package var range: SourceRange?
  /// The rule that is broken, most specific word first, one line, without a full stop at its end.
  package var message: String
  /// How to mend it, as a verb phrase ("quote the title"), if there is one way.
  package var remedy: String?
  /// What to write in the place of `range`, where that is the whole mend; empty where it is to be deleted.
  package var replacement: String?
  package var notes: [Note]

  package init(
    _ code: DiagnosticCode, _ severity: Severity, file: String? = nil, range: SourceRange? = nil, message: String,
    remedy: String? = nil, replacement: String? = nil, notes: [Note] = []
  ) {
    self.code = code
    self.severity = severity
    self.file = file
    self.range = range
    self.message = message
    self.remedy = remedy
    self.replacement = replacement
    self.notes = notes
  }
}

extension Diagnostic {
  /// The order of a report: by file, then place, then code, then words.
  package static func inReportOrder(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    let fileA = a.file ?? ""
    let fileB = b.file ?? ""
    if fileA != fileB { return fileA < fileB }
    let startA = a.range?.start ?? SourcePosition(line: 0, column: 0)
    let startB = b.range?.start ?? SourcePosition(line: 0, column: 0)
    if startA != startB { return startA < startB }
    if a.code != b.code { return a.code.name < b.code.name }
    return a.message < b.message
  }
}
