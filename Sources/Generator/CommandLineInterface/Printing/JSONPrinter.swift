import Checks
import Diagnostics
import Pipeline

/// The format for programs: one JSON document for a run.
///
/// ```
/// { "version": 2, "tool": "dalil 0.1.0", "command": "check", "status": 1, "failure": null,
///   "summary": { "errors", "warnings", "pages", "snippets": {…}, "dataBlocks": {…}, "files", "filesWritten",
///     "filesRemoved", "output" },
///   "translations": [ { "language", "pages", "translatedPages", "sections", "current", "stale", "missing", "unrecorded",
///     "percent" } ],
///   "accepted": [ { "file", "record", "new", "changed", "unchanged", "missing", "removed" } ],
///   "links": { "links", "fragments", "external" },
///   "external": [ { "address", "places": [ { "file", "line", "column" } ] } ],
///   "tests": [ { "file", "line", "name", "result" } ],
///   "diagnostics": [ { "code", "severity", "message", "remedy", "replacement", "file",
///     "range", "notes": [{"message","file","range"}] } ] }
/// ```
/// `version` grows when a member changes its meaning or goes. A range has `start` and `end` (not included), each with
/// `line` and two columns, all from 1: `column` counts UTF-8 bytes, `utf16Column` UTF-16 units. Paths are relative to
/// the current folder if they lie inside of it. What is not known is null; `external` is null unless it was asked for.
struct JSONPrinter: DiagnosticPrinter {
  let sources: ReportSources

  func text(for outcome: RunOutcome) -> String {
    let diagnostics = outcome.report?.diagnostics ?? []
    let document = JSONValue.object([
      ("version", .number(2)),
      ("tool", .string("dalil \(Version.name)")),
      ("command", .string(outcome.command.rawValue)),
      ("status", .number(Int(outcome.status.rawValue))),
      ("failure", .optional(outcome.failure)),
      ("summary", outcome.report.map { summary($0) } ?? .null),
      ("translations", .array((outcome.report?.coverage ?? []).map(value(of:)))),
      ("accepted", .array((outcome.report?.accepted ?? []).map(value(of:)))),
      ("links", outcome.report?.links.map(value(of:)) ?? .null),
      ("external", outcome.listsExternal ? .array((outcome.report?.externalAddresses ?? []).map(value(of:))) : .null),
      ("tests", .array((outcome.report?.tests ?? []).map(value(of:)))),
      ("diagnostics", .array(diagnostics.map(value(of:)))),
    ])
    return document.text() + "\n"
  }

  private func summary(_ report: PipelineReport) -> JSONValue {
    let snippets = report.snippets
    return .object([
      ("errors", .number(report.diagnostics.count { $0.severity == .error })),
      ("warnings", .number(report.diagnostics.count { $0.severity == .warning })),
      ("pages", .number(report.pages)),
      (
        "snippets",
        .object([
          ("checked", .number(snippets.checked)), ("failing", .number(snippets.failing)),
          ("warning", .number(snippets.warning)),
          ("ran", .number(snippets.ran)), ("tested", .number(snippets.tested)),
          ("testsPassed", .number(snippets.testsPassed)), ("crashing", .number(snippets.crashing)),
          ("previewed", .number(snippets.previewed)), ("screens", .number(snippets.screens)),
          ("parsedOnly", .number(snippets.parsedOnly)), ("skipped", .number(snippets.skipped)),
          ("broken", .number(snippets.broken)), ("cached", .number(snippets.cached)),
          ("repeatedAlone", .number(snippets.repeatedAlone)),
          ("ranWithNetwork", .bool(snippets.ranWithNetwork)),
        ])
      ),
      (
        "dataBlocks",
        .object([
          ("checked", .number(report.dataBlocks.checked)), ("skipped", .number(report.dataBlocks.skipped)),
          ("broken", .number(report.dataBlocks.broken)),
        ])
      ),
      ("files", .number(report.files)),
      ("filesWritten", .number(report.filesWritten)),
      ("filesRemoved", .number(report.filesRemoved)),
      ("output", .optional(report.output)),
    ])
  }

  private func value(of coverage: LanguageCoverage) -> JSONValue {
    .object([
      ("language", .string(coverage.language)), ("pages", .number(coverage.pages)),
      ("translatedPages", .number(coverage.translatedPages)), ("sections", .number(coverage.sections)),
      ("current", .number(coverage.current)), ("stale", .number(coverage.stale)),
      ("missing", .number(coverage.missing)), ("unrecorded", .number(coverage.unrecorded)),
      ("percent", .number(coverage.percent)),
    ])
  }

  /// Sections by the ids of the source; `top` is a page's beginning.
  private func value(of page: AcceptedPage) -> JSONValue {
    func list(_ sections: [String]) -> JSONValue { .array(sections.map { .string($0) }) }
    return .object([
      ("file", .string(sources.path(of: page.file))), ("record", .string(sources.path(of: page.record))),
      ("new", list(page.added)), ("changed", list(page.changed)), ("unchanged", list(page.unchanged)),
      ("missing", list(page.missing)), ("removed", list(page.removed)),
    ])
  }

  private func value(of links: LinkCounts) -> JSONValue {
    .object([
      ("links", .number(links.links)), ("fragments", .number(links.fragments)), ("external", .number(links.external)),
    ])
  }

  private func value(of entry: ExternalAddress) -> JSONValue {
    .object([
      ("address", .string(entry.address)),
      (
        "places",
        .array(
          entry.places.map { place in
            .object([
              ("file", .string(sources.path(of: place.file))), ("line", .number(place.start.line)),
              ("column", .number(place.start.column)),
            ])
          })
      ),
    ])
  }

  /// The line is that of the block's fence.
  private func value(of test: TestOfPage) -> JSONValue {
    .object([
      ("file", .string(sources.path(of: test.file))), ("line", .number(test.line)), ("name", .string(test.name)),
      ("result", .string(test.result)),
    ])
  }

  private func value(of diagnostic: Diagnostic) -> JSONValue {
    .object([
      ("code", .string(diagnostic.code.name)),
      ("severity", .string(diagnostic.severity.rawValue)),
      ("message", .string(diagnostic.message)),
      ("remedy", .optional(diagnostic.remedy)),
      ("replacement", .optional(diagnostic.replacement)),
      ("file", .optional(diagnostic.file.map(sources.path(of:)))),
      ("range", range(diagnostic.range, diagnostic.file)),
      (
        "notes",
        .array(
          diagnostic.notes.map { note in
            .object([
              ("message", .string(note.message)),
              ("file", .optional(note.file.map(sources.path(of:)))),
              ("range", range(note.range, note.file)),
            ])
          })
      ),
    ])
  }

  private func range(_ range: SourceRange?, _ file: String?) -> JSONValue {
    guard let range else { return .null }
    let lines = file.flatMap(sources.lines(of:))
    func position(_ position: SourcePosition) -> JSONValue {
      let utf16 = lines?.utf16Column(line: position.line, column: position.column)
      return .object([
        ("line", .number(position.line)),
        ("column", .number(position.column)),
        ("utf16Column", utf16.map { .number($0) } ?? .null),
      ])
    }
    return .object([("start", position(range.start)), ("end", position(range.end))])
  }
}
