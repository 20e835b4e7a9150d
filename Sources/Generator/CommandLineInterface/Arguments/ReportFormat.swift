/// How findings are printed.
enum ReportFormat: String, CaseIterable, Sendable {
  /// For people: place, message, source line and marks.
  case text
  /// For programs: one JSON document.
  case json
  /// For GitHub Actions: workflow commands that become annotations.
  case github
}
