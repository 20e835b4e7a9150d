package import Diagnostics

/// One thing that is wrong with written files, and the first file that shows it.
package struct OutputFinding: Hashable, Sendable {
  var diagnostic: Diagnostic
  /// The file of the site.
  var path: String

  init(
    _ problem: OutputProblem, subject: String, severity: Severity? = nil, file: String?, range: SourceRange?,
    path: String,
    notes: [Diagnostic.Note] = []
  ) {
    diagnostic = Diagnostic(
      problem.code, severity ?? problem.severity, file: file, range: range, message: "\(subject) \(problem.predicate)",
      remedy: problem.remedy, notes: notes)
    self.path = path
  }

  /// What was found, each thing once, with the pages that show it.
  package static func merged(_ findings: [OutputFinding]) -> [Diagnostic] {
    var first: [Diagnostic] = []
    var paths: [Diagnostic: [String]] = [:]
    for finding in findings {
      if paths[finding.diagnostic] == nil { first.append(finding.diagnostic) }
      if paths[finding.diagnostic]?.last != finding.path { paths[finding.diagnostic, default: []].append(finding.path) }
    }
    return first.map { diagnostic in
      var diagnostic = diagnostic
      let paths = paths[diagnostic] ?? []
      let more = paths.count > 1 ? " and \(paths.count - 1) other file\(paths.count == 2 ? "" : "s")" : ""
      diagnostic.notes.insert(Diagnostic.Note("it is written to \(paths.first ?? "")\(more)"), at: 0)
      return diagnostic
    }
  }
}
