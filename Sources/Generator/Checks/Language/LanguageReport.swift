import Diagnostics

/// Collects what the language checks find on one page or in one setting.
struct LanguageReport {
  /// One finding before it is known whether its author allows it.
  struct Finding {
    var code: DiagnosticCode
    /// In bytes of the source.
    var place: Range<Int>
    var message: String
    var remedy: String?
    /// What to write in the place of the finding, where that is the whole mend.
    var replacement: String?
    var allowances: [Int]
  }

  private(set) var findings: [Finding] = []

  mutating func add(
    _ code: DiagnosticCode, _ units: Range<Int>, of passage: Passage, _ message: String, remedy: String? = nil,
    replacement: String? = nil
  ) {
    add(Self.finding(code, units, of: passage, message, remedy: remedy, replacement: replacement))
  }

  mutating func add(_ finding: Finding) { findings.append(finding) }

  /// A finding that a rule keeps back until it has seen the whole page.
  static func finding(
    _ code: DiagnosticCode, _ units: Range<Int>, of passage: Passage, _ message: String, remedy: String? = nil,
    replacement: String? = nil
  ) -> Finding {
    let first = passage.units[units.lowerBound]
    let last = passage.units[max(units.lowerBound, units.upperBound - 1)]
    return Finding(
      code: code, place: first.offset..<max(first.offset, last.offset + last.length), message: message, remedy: remedy,
      replacement: replacement, allowances: passage.allowances)
  }

  /// The findings as diagnostics in the order of their places; of very many of one code, the first.
  func diagnostics(file: String?, allowances: inout Allowances, range: (Range<Int>) -> SourceRange) -> [Diagnostic] {
    let told = findings.filter { !allowances.covers($0.code, among: $0.allowances) }.map { finding in
      Diagnostic(
        finding.code, .warning, file: file, range: range(finding.place), message: finding.message,
        remedy: finding.remedy, replacement: finding.replacement)
    }
    guard told.count > Self.mostOfACode else { return told }
    var counts: [DiagnosticCode: Int] = [:]
    for diagnostic in told { counts[diagnostic.code, default: 0] += 1 }
    var seen: [DiagnosticCode: Int] = [:]
    return told.sorted(by: Diagnostic.inReportOrder).compactMap { diagnostic in
      let number = seen[diagnostic.code, default: 0] + 1
      seen[diagnostic.code] = number
      guard number <= Self.mostOfACode else { return nil }
      guard number == Self.mostOfACode, let count = counts[diagnostic.code], count > number else { return diagnostic }
      var last = diagnostic
      last.notes.append(Diagnostic.Note("and \(count - number) more of this kind in this file"))
      return last
    }
  }

  private static let mostOfACode = 100
}
