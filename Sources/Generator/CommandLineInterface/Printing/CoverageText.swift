import Pipeline

/// The table of how much of the source pages each language has, for people.
enum CoverageText {
  private static let head = ["", "pages", "sections", "current", "stale", "missing", "unrecorded", "up to date"]

  /// Columns of numbers, aligned at their ends, below their names; nothing for a site without translations.
  static func lines(for coverage: [LanguageCoverage]) -> [String] {
    guard !coverage.isEmpty else { return ["There is nothing to translate"] }
    let rows = [head] + coverage.map(row)
    let widths = head.indices.map { column in rows.map { $0[column].utf8.count }.max() ?? 0 }
    return rows.map { row in
      var line = padded(row[0], to: widths[0], isNumber: false)
      for column in row.indices.dropFirst() { line += "  " + padded(row[column], to: widths[column], isNumber: true) }
      return line
    }
  }

  private static func row(_ coverage: LanguageCoverage) -> [String] {
    [
      coverage.language, "\(coverage.translatedPages)/\(coverage.pages)", "\(coverage.sections)", "\(coverage.current)",
      "\(coverage.stale)", "\(coverage.missing)", "\(coverage.unrecorded)", "\(coverage.percent)%",
    ]
  }

  private static func padded(_ text: String, to width: Int, isNumber: Bool) -> String {
    let blanks = String(repeating: " ", count: width - text.utf8.count)
    return isNumber ? blanks + text : text + blanks
  }
}
