import CommandLineInterface
import Diagnostics
import Foundation
import Pipeline
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Formats for other tools")
struct FormatTests {
  private static let link = DiagnosticCode("broken-link", explanation: "")
  private static let block = DiagnosticCode("snippet-error", explanation: "")
  private static let page = "a\n\t😀 قف «هنا» و\n\n```swift\nlet x = y\n```\n\n```json skip=\"<&>\"\n{}\n```\n"

  /// A site with one page, whose words between «…» are found, and a report on it.
  private func site() throws -> (folder: String, report: PipelineReport) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("formats-\(UUID().uuidString)")
    let file = folder.appendingPathComponent("content/ar/a b.md")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(Self.page.utf8).write(to: file)
    var report = PipelineReport()
    report.pages = 1
    report.pageFiles = ["ar/a b.md"]
    report.blocks = [
      BlockOfPage(file: "ar/a b.md", number: 1, kind: "Swift block", title: "M\"", lines: 4...6, result: .broken),
      BlockOfPage(
        file: "ar/a b.md", number: 1, kind: "data block", title: "JSON", lines: 8...10,
        result: .skipped(reason: "<&>")),
    ]
    report.diagnostics = [
      Diagnostic(Self.link, .warning, file: nil, message: "language he has too little"),
      Diagnostic(
        Self.link, .warning, file: "ar/a b.md", range: SourceRange(line: 2, column: 12, length: 10),
        message: "say \u{1} <what>", remedy: "write ok", replacement: "ok",
        notes: [
          .init("the source", file: "ar/a b.md", range: SourceRange(line: 5, column: 5, length: 1)), .init("and so"),
        ]),
      Diagnostic(
        Self.block, .error, file: "ar/a b.md", range: SourceRange(line: 5, column: 9, length: 1),
        message: "cannot find 'y' & more"),
      Diagnostic(Self.link, .error, file: "lost.md", message: "file is gone"),
    ]
    return (folder.resolvingSymlinksInPath().path, report)
  }

  private func run(_ format: String) async throws -> Harness.Result {
    let (folder, report) = try site()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return await Harness(folder: folder) { _ in report }.run(words: ["check", "--format", format, folder])
  }

  private typealias Object = [String: Any]

  private func sarif() async throws -> Object {
    let result = try await run("sarif")
    #expect(result.status == .findings && result.error == "")
    let log = try #require(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? Object)
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("/sarif-schema-2.1.0.json") == true)
    return try #require((log["runs"] as? [Object])?.first)
  }

  @Test("SARIF: the tool, its rules with their help, and how the run ended")
  func sarifRun() async throws {
    let run = try await sarif()
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    let rules = try #require(driver["rules"] as? [Object])
    #expect(driver["name"] as? String == "Dalil")
    #expect(rules.map { $0["id"] as? String } == ["broken-link", "snippet-error"])
    #expect(rules[0]["name"] as? String == "BrokenLink")
    for key in ["shortDescription", "fullDescription", "help"] {
      #expect((rules[0][key] as? Object)?["text"] as? String == "A link leads nowhere.")
    }
    let invocation = try #require((run["invocations"] as? [Object])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true && invocation["exitCode"] as? Int == 1)
    #expect((run["originalUriBaseIds"] as? Object)?.keys.sorted() == ["%SRCROOT%"])
  }

  @Test("SARIF: each finding has a rule, a level, a place in UTF-16 columns, and the places of its notes")
  func sarifResults() async throws {
    let results = try #require(try await sarif()["results"] as? [Object])
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 0, 1, 0])
    #expect(results.map { $0["level"] as? String } == ["warning", "warning", "error", "error"])
    let message = (results[1]["message"] as? Object)?["text"] as? String
    #expect(message == "say \u{1} <what>\nhelp: write ok\nnote: and so")
    let places = try results.map { result in
      try #require(((result["locations"] as? [Object])?.first)?["physicalLocation"] as? Object)
    }
    let artifacts = places.map { $0["artifactLocation"] as? [String: String] }
    #expect(artifacts[1] == ["uri": "content/ar/a%20b.md", "uriBaseId": "%SRCROOT%"])
    let region = ["startLine": 2, "startColumn": 8, "endLine": 2, "endColumn": 13]
    #expect(places[1]["region"] as? [String: Int] == region)
    #expect(places[0]["region"] == nil && artifacts[0]?["uriBaseId"] != nil)
    let related = try #require(results[1]["relatedLocations"] as? [Object])
    #expect(related.map { ($0["message"] as? Object)?["text"] as? String } == ["the source"])
    let other = (related[0]["physicalLocation"] as? Object)?["region"] as? [String: Int]
    #expect(other == ["startLine": 5, "startColumn": 5, "endLine": 5, "endColumn": 6])
  }

  @Test("SARIF: an exact mend is a fix")
  func sarifFixes() async throws {
    let results = try #require(try await sarif()["results"] as? [Object])
    #expect(results.map { $0["fixes"] != nil } == [false, true, false, false])
    let fix = try #require((results[1]["fixes"] as? [Object])?.first)
    let change = try #require((fix["artifactChanges"] as? [Object])?.first)
    let replacement = try #require((change["replacements"] as? [Object])?.first)
    #expect((replacement["insertedContent"] as? Object)?["text"] as? String == "ok")
    #expect((replacement["deletedRegion"] as? [String: Int])?["startColumn"] == 8)
  }

  @Test("SARIF and JUnit say why a run could not go on")
  func failure() async throws {
    let harness = Harness { _ in throw PipelineFailure.environment("no <compiler>") }
    let log = await harness.run("check --format sarif /nowhere").out
    let run = try #require(
      (try JSONSerialization.jsonObject(with: Data(log.utf8)) as? Object)?["runs"] as? [Object]
    ).first
    let invocation = try #require((run?["invocations"] as? [Object])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [Object])
    #expect((notes.first?["message"] as? Object)?["text"] as? String == "no <compiler>")
    let other = Harness { _ in throw PipelineFailure.environment("no <compiler>") }
    let report = await other.run("check --format junit /nowhere").out
    #expect(report.contains("errors=\"1\"") && report.contains("<error message=\"no &lt;compiler&gt;\"/>"))
  }

  @Test("JUnit: a suite for each page, a case for the page and for each block")
  func junit() async throws {
    let text = try await run("junit").out
    #expect(XMLParser(data: Data(text.utf8)).parse())
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="dalil check" tests="5" failures="2" errors="0" skipped="1" time="0">
        <testsuite name="content/ar/a b.md" tests="3" failures="1" errors="0" skipped="1" time="0">
          <testcase classname="content/ar/a b.md" name="page" file="content/ar/a b.md" time="0">
            <system-out>content/ar/a b.md:2:12: warning: say \u{FFFD} &lt;what&gt; [broken-link]
      content/ar/a b.md:5:5: note: the source
      note: and so
      help: write ok
      </system-out>
          </testcase>
          <testcase classname="content/ar/a b.md" name="Swift block 1: M&quot;" file="content/ar/a b.md" line="4" time="0">
            <failure type="snippet-error" message="cannot find 'y' &amp; more">content/ar/a b.md:5:9: error: cannot find \
      'y' &amp; more [snippet-error]
      </failure>
          </testcase>
          <testcase classname="content/ar/a b.md" name="data block 1: JSON" file="content/ar/a b.md" line="8" time="0">
            <skipped message="&lt;&amp;&gt;"/>
          </testcase>
        </testsuite>
      """
    #expect(text.hasPrefix(expected))
    #expect(text.contains("<failure type=\"broken-link\" message=\"file is gone\">"))
  }
}
