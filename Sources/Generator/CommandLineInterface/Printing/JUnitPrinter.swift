import Diagnostics
import Pipeline

/// The format of test reports: a suite for each page, in it a case for the page and one for each of its blocks.
///
/// A case fails with the errors that stand in its lines; warnings are its output. What is wrong with other files (the
/// configuration, templates) is a suite of its own. Names hold no lines, so that a case is the same from run to run.
struct JUnitPrinter: DiagnosticPrinter {
  let sources: ReportSources

  /// One case and its findings.
  private struct Case {
    var name: String
    var line: Int?
    var skipped: String?
    var findings: [Diagnostic] = []

    var errors: [Diagnostic] { findings.filter { $0.severity == .error } }
    var others: [Diagnostic] { findings.filter { $0.severity != .error } }
  }

  private struct Suite {
    var file: String
    var cases: [Case]
  }

  func text(for outcome: RunOutcome) -> String {
    let suites = outcome.report.map(suites(of:)) ?? []
    let cases = suites.flatMap(\.cases)
    let failure = outcome.report == nil ? outcome.failure : nil
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"
    text += attribute("name", "dalil \(outcome.command.rawValue)")
    text += counts(cases, errors: failure == nil ? 0 : 1) + ">\n"
    for suite in suites { text += self.text(of: suite) }
    if let failure {
      text += "  <testsuite name=\"dalil\"\(counts([], errors: 1))>\n"
      text +=
        "    <testcase classname=\"dalil\" name=\"run\"\(Self.time)>\n      <error\(attribute("message", failure))/>\n"
      text += "    </testcase>\n  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  // MARK: Cases

  private func suites(of report: PipelineReport) -> [Suite] {
    let blocks = Dictionary(grouping: report.blocks, by: \.file)
    var findings = Dictionary(grouping: report.diagnostics) { $0.file ?? "" }
    var suites: [Suite] = []
    for file in report.pageFiles {
      suites.append(suite(of: file, blocks[file] ?? [], findings[file] ?? []))
      findings[file] = nil
    }
    for (file, rest) in findings.sorted(by: { $0.key < $1.key }) {
      suites.append(
        Suite(file: file.isEmpty ? sources.fallbackFile : file, cases: [Case(name: "file", findings: rest)]))
    }
    return suites
  }

  private func suite(of file: String, _ blocks: [BlockOfPage], _ findings: [Diagnostic]) -> Suite {
    var page = Case(name: "page")
    var cases = blocks.map { block in
      let title = block.title.map { ": \($0)" } ?? ""
      var found = Case(name: "\(block.kind) \(block.number)\(title)", line: block.lines.lowerBound)
      switch block.result {
      case .skipped(let reason): found.skipped = reason
      case .notChecked: found.skipped = "not checked"
      case .kept, .broken: break
      }
      return found
    }
    for finding in findings {
      let line = finding.range?.start.line ?? 0
      if let index = blocks.lastIndex(where: { $0.lines.contains(line) }) {
        cases[index].findings.append(finding)
      } else {
        page.findings.append(finding)
      }
    }
    return Suite(file: file, cases: [page] + cases)
  }

  // MARK: Text

  private func text(of suite: Suite) -> String {
    let file = sources.path(of: suite.file)
    var text = "  <testsuite\(attribute("name", file))\(counts(suite.cases))>\n"
    for found in suite.cases {
      text += "    <testcase\(attribute("classname", file))\(attribute("name", found.name))\(attribute("file", file))"
      if let line = found.line { text += " line=\"\(line)\"" }
      text += Self.time
      let body = body(of: found)
      text += body.isEmpty ? "/>\n" : ">\n\(body)    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }

  private func body(of found: Case) -> String {
    var text = ""
    if let first = found.errors.first {
      let more = found.errors.count > 1 ? " (and \(found.errors.count - 1) more)" : ""
      text += "      <failure\(attribute("type", first.code.name))\(attribute("message", first.message + more))>"
      text += Self.escaped(found.errors.map(plain).joined()) + "</failure>\n"
    } else if let reason = found.skipped {
      text += "      <skipped\(attribute("message", reason))/>\n"
    }
    if !found.others.isEmpty {
      text += "      <system-out>\(Self.escaped(found.others.map(plain).joined()))</system-out>\n"
    }
    return text
  }

  /// A finding as a compiler writes it, without the source line.
  private func plain(_ diagnostic: Diagnostic) -> String {
    func place(_ file: String?, _ range: SourceRange?) -> String {
      guard let file else { return "" }
      return sources.path(of: file) + (range.map { ":\($0.start.line):\($0.start.column)" } ?? "") + ": "
    }
    var text = place(diagnostic.file, diagnostic.range)
    text += "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.code.name)]\n"
    for note in diagnostic.notes { text += "\(place(note.file, note.range))note: \(note.message)\n" }
    if let remedy = diagnostic.remedy { text += "help: \(remedy)\n" }
    return text
  }

  private func counts(_ cases: [Case], errors: Int = 0) -> String {
    let failures = cases.count { !$0.errors.isEmpty }
    let skipped = cases.count { $0.errors.isEmpty && $0.skipped != nil }
    return " tests=\"\(cases.count + errors)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
      + Self.time
  }

  /// Some readers reckon with times without looking whether there are any; true ones would differ from run to run.
  private static let time = " time=\"0\""

  private func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(Self.escaped(value, isValue: true))\""
  }

  /// Text for XML 1.0, which cannot hold most control characters and noncharacters at all.
  private static func escaped(_ text: String, isValue: Bool = false) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where isValue: escaped += "&quot;"
      case "\n" where isValue, "\t" where isValue: escaped += "&#\(scalar.value);"
      case "\r": escaped += "&#13;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
