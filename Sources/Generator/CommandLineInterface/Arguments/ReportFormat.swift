/// How findings are printed.
enum ReportFormat: String, CaseIterable, Sendable {
  /// For people: place, message, source line and marks.
  case text
  /// For programs: one JSON document.
  case json
  /// For GitHub Actions: workflow commands that become annotations.
  case github
  /// For code scanning: a SARIF 2.1.0 log.
  case sarif
  /// For test reports: JUnit's XML, a case for each page and each block.
  case junit
}
