import CommandLineInterface
import Diagnostics
import Foundation
import Pipeline
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reports whose names, texts and places are as awkward as authors' can be, in the formats that other tools read.
@Suite("Formats of awkward reports")
struct HostileReportTests {
  private static let names = [
    "ar/قف # 50%?.md", "en/a+b&c;d=e@f!$'()*,.md", "he/c:d.md", "zh-Hans/第 1 章.md", "en/[x](1).md", "en/crlf.md",
  ]
  private static let texts = [
    "'{0}' and {12} and {#id}", "[x](1) and [y](https://example.org)", "<&>\"' ]]> \u{1}\u{B}\u{7F}\u{85}",
    "שלום \u{202E}x\u{2066}", "👩‍👩‍👧 \u{10FFFF}\u{FFFE}", "two\nlines\r\nand\ttabs",
  ]
  private static let text = "\u{FEFF}# a 👩‍👩‍👧 קף\r\nb\r\n\rlone\n"

  private func run(_ format: String) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hostile-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var report = PipelineReport()
    report.pageFiles = Self.names
    for (number, name) in Self.names.enumerated() {
      let file = folder.appendingPathComponent("content/\(name)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(Self.text.utf8).write(to: file)
      report.blocks += (1...2).map {
        BlockOfPage(file: name, number: $0, kind: "Swift block", title: Self.texts[0], lines: 2...3, result: .kept)
      }
      report.diagnostics += findings(in: name, Self.texts[number])
    }
    report.diagnostics.append(Diagnostic(Self.code("a-1"), .error, file: nil, message: "no file at all"))
    report.diagnostics.append(
      Diagnostic(Self.code("b-2"), .error, file: "/elsewhere/קובץ.yml", message: "outside", remedy: "move it"))
    let found = report
    let path = folder.resolvingSymlinksInPath().path
    return await Harness(folder: path) { _ in found }.run(words: ["check", "--format", format, path]).out
  }

  private static func code(_ name: String) -> DiagnosticCode { DiagnosticCode(name, explanation: "") }

  private func findings(in file: String, _ text: String) -> [Diagnostic] {
    let places = [
      SourceRange(line: 1, column: 3, length: 18), SourceRange(line: 2, column: 1, length: 0),
      SourceRange(start: SourcePosition(line: 1, column: 3), end: SourcePosition(line: 4, column: 2)),
      SourceRange(line: 99, column: 7, length: 3),
    ]
    return places.enumerated().map { number, place in
      Diagnostic(
        Self.code(number < 2 ? "broken-link" : "a-1"), [.error, .warning, .note][number % 3], file: file, range: place,
        message: text, remedy: text, replacement: number < 2 ? text : nil,
        notes: [.init(text, file: Self.names[0], range: place), .init(text), .init(text, file: "gone.md")])
    } + [Diagnostic(Self.code("broken-link"), .error, file: file, message: text)]
  }

  @Test("SARIF keeps to the specification")
  func sarif() async throws {
    let log = try await run("sarif")
    #expect(try SARIFRules(log).problems == [])
    #expect(log.contains("content/ar/%D9%82%D9%81%20%23%2050%25%3F.md"))
    #expect(log.contains("file:///elsewhere/%D7%A7%D7%95%D7%91%D7%A5.yml"))
    #expect(try await run("sarif").split(separator: "\n").count == log.split(separator: "\n").count)
  }

  @Test("SARIF of a run that failed keeps to it as well")
  func failure() async throws {
    let harness = Harness { _ in throw PipelineFailure.environment("no {0} [x](1)") }
    #expect(try SARIFRules(await harness.run("check --format sarif /nowhere").out).problems == [])
  }

  /// Reads the parts of a test report that its readers look at.
  private final class Report: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var path: [String] = []
    var paths: Set<String> = []

    func parser(
      _: XMLParser, didStartElement name: String, namespaceURI _: String?, qualifiedName _: String?,
      attributes: [String: String]
    ) {
      path.append(name)
      paths.insert(path.joined(separator: "/"))
      elements.append((name, attributes))
    }

    func parser(_: XMLParser, didEndElement _: String, namespaceURI _: String?, qualifiedName _: String?) {
      path.removeLast()
    }
  }

  @Test("JUnit has what its readers need, sums that are right, and each case once")
  func junit() async throws {
    let report = Report()
    let parser = XMLParser(data: Data(try await run("junit").utf8))
    parser.delegate = report
    #expect(parser.parse())
    let root = "testsuites/testsuite/testcase"
    #expect(
      report.paths == ["testsuites", "testsuites/testsuite", root, "\(root)/failure", "\(root)/system-out"])
    let cases = report.elements.filter { $0.name == "testcase" }.map(\.attributes)
    #expect(cases.allSatisfy { $0["name"]?.isEmpty == false && $0["classname"] != nil && $0["time"] == "0" })
    #expect(Set(cases.map { "\($0["classname"] ?? "") \($0["name"] ?? "")" }).count == cases.count)
    let suites = report.elements.filter { $0.name == "testsuite" }.map(\.attributes)
    for key in ["tests", "failures", "errors", "skipped"] {
      let sum = suites.reduce(0) { $0 + (Int($1[key] ?? "") ?? -1) }
      #expect(report.elements[0].attributes[key] == String(sum), "\(key)")
    }
    #expect(report.elements[0].attributes["tests"] == String(cases.count))
    let failures = report.elements.filter { $0.name == "failure" }.map(\.attributes)
    #expect(report.elements[0].attributes["failures"] == String(failures.count))
    #expect(failures.allSatisfy { $0["message"]?.isEmpty == false && $0["type"]?.isEmpty == false })
  }
}
