import Checks
import Diagnostics
import Pipeline

/// The honest last lines of a run, for people.
enum SummaryText {
  /// - Parameter path: Makes paths of findings those that the reader sees.
  static func lines(
    for outcome: RunOutcome, _ report: PipelineReport, path: (String) -> String
  ) -> [String] {
    if outcome.command == .clean { return [cleaned(report)] }
    if outcome.command == .accept, !report.accepted.isEmpty {
      return AcceptanceText.lines(for: report.accepted, path: path)
    }
    let errors = report.diagnostics.count { $0.severity == .error }
    let warnings = report.diagnostics.count { $0.severity == .warning }
    var found: [String] = []
    if errors > 0 { found.append(count(errors, "error")) }
    if warnings > 0 { found.append(count(warnings, "warning")) }
    let start = found.isEmpty ? "" : found.joined(separator: ", ") + " in "
    let work = outcome.command == .snippets ? count(report.pages, "page") : work(outcome, report)
    var lines = outcome.showsCoverage ? CoverageText.lines(for: report.coverage) : []
    lines.append(start + work + written(outcome, report))
    if outcome.command == .check, let links = report.links { lines.append(self.links(links)) }
    let repeated = report.snippets.repeatedAlone
    if repeated > 0 {
      lines.append("\(count(repeated, "block")) failed among others and \(repeated == 1 ? "was" : "were") judged alone")
    }
    if report.snippets.ranWithNetwork {
      lines.append("Blocks were run with the network in reach, since this system offers no way to cut it off")
    }
    return lines
  }

  private static func links(_ counts: LinkCounts) -> String {
    let site = "\(count(counts.links, "link")) in the site, \(counts.fragments) of them to a section"
    return "\(site); \(count(counts.external, "link")) to other sites, which nobody visited"
  }

  private static func cleaned(_ report: PipelineReport) -> String {
    guard let output = report.output else { return "Removed the kept results; there was no site that Dalil made" }
    return "Removed the kept results and \(folder(output)) (\(count(report.filesRemoved, "file")))"
  }

  private static func work(_ outcome: RunOutcome, _ report: PipelineReport) -> String {
    let pages = count(report.pages, "page")
    let data = dataBlocks(report).map { ", \($0)" } ?? ""
    guard outcome.checksSnippets else { return "\(pages), Swift blocks not checked\(data)" }
    let snippets = report.snippets
    let run = snippets.ran + snippets.tested + snippets.previewed + snippets.crashing
    let all = snippets.checked + run + snippets.parsedOnly + snippets.skipped + snippets.broken
    guard all > 0 else { return "\(pages), no Swift blocks\(data)" }
    var parts: [String] = []
    let compile = snippets.checked - snippets.failing - snippets.warning
    if compile > 0 { parts.append("\(compile) \(compile == 1 ? "compiles" : "compile")") }
    if snippets.ran > 0 { parts.append("\(snippets.ran) run\(snippets.ran == 1 ? "s" : "")") }
    if snippets.tested > 0 { parts.append("\(snippets.tested) tested (\(count(snippets.testsPassed, "test")))") }
    if snippets.previewed > 0 { parts.append("\(snippets.previewed) previewed (\(count(snippets.screens, "screen")))") }
    if snippets.crashing > 0 {
      parts.append("\(snippets.crashing) crash\(snippets.crashing == 1 ? "es" : "") as promised")
    }
    if snippets.failing > 0 { parts.append("\(snippets.failing) fail\(snippets.failing == 1 ? "s" : "") as promised") }
    if snippets.warning > 0 { parts.append("\(snippets.warning) warn\(snippets.warning == 1 ? "s" : "") as promised") }
    if snippets.parsedOnly > 0 { parts.append("\(snippets.parsedOnly) parsed only") }
    if snippets.skipped > 0 { parts.append("\(snippets.skipped) skipped") }
    if snippets.broken > 0 { parts.append("\(snippets.broken) broken") }
    let cached = snippets.cached > 0 ? " (\(snippets.cached) known from before)" : ""
    return "\(pages), \(count(all, "Swift block")): \(parts.joined(separator: ", "))\(cached)\(data)"
  }

  /// The blocks of JSON, XML and the like, if there are any.
  private static func dataBlocks(_ report: PipelineReport) -> String? {
    let blocks = report.dataBlocks
    let all = blocks.checked + blocks.skipped + blocks.broken
    guard all > 0 else { return nil }
    var parts: [String] = []
    if blocks.skipped > 0 { parts.append("\(blocks.skipped) skipped") }
    if blocks.broken > 0 { parts.append("\(blocks.broken) broken") }
    return count(all, "data block") + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))")
  }

  private static func written(_ outcome: RunOutcome, _ report: PipelineReport) -> String {
    guard ![.check, .accept].contains(outcome.command) else { return "" }
    guard let output = report.output else { return "; nothing was written" }
    var changes: [String] = []
    if report.filesWritten > 0 { changes.append("\(report.filesWritten) written") }
    if report.filesRemoved > 0 { changes.append("\(report.filesRemoved) removed") }
    let change = changes.isEmpty ? "nothing changed" : changes.joined(separator: ", ")
    return " → \(folder(output)) (\(count(report.files, "file")), \(change))"
  }

  private static func folder(_ path: String) -> String {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return ConsoleText.safe(path.hasSuffix("/") ? path : path + "/")
  }

  /// "1 page", "2 pages".
  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
