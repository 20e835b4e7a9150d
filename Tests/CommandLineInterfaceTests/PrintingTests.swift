import Checks
import CommandLineInterface
import Diagnostics
import Foundation
import Pipeline
import Testing

@Suite("Printing findings")
struct PrintingTests {
  static let link = DiagnosticCode("broken-link", explanation: "")

  /// A site in a folder of its own with one page, and the finding at the marked place (`«…»`).
  private func site(
    _ marked: String, file: String = "ar/guide.md", severity: Severity = .error, message: String = "no such page",
    remedy: String? = nil
  ) throws -> (folder: String, diagnostic: Diagnostic) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("printing-\(UUID().uuidString)")
    let page = folder.appendingPathComponent("content/\(file)")
    try FileManager.default.createDirectory(at: page.deletingLastPathComponent(), withIntermediateDirectories: true)
    let bytes = Array(marked.utf8)
    let open = try #require(bytes.firstRange(of: Array("«".utf8)))
    let close = try #require(bytes.firstRange(of: Array("»".utf8)))
    let text = Array(bytes[..<open.lowerBound] + bytes[open.upperBound..<close.lowerBound] + bytes[close.upperBound...])
    try Data(text).write(to: page)
    func position(_ offset: Int) -> SourcePosition {
      let before = text[..<offset]
      let line = before.count { $0 == 10 } + 1
      let start = (before.lastIndex(of: 10) ?? -1) + 1
      return SourcePosition(line: line, column: offset - start + 1)
    }
    let range = SourceRange(start: position(open.lowerBound), end: position(close.lowerBound - open.count))
    let real = folder.resolvingSymlinksInPath().path
    return (
      real, Diagnostic(Self.link, severity, file: file, range: range, message: message, remedy: remedy)
    )
  }

  private func printed(_ marked: String) async throws -> String {
    let (folder, diagnostic) = try site(marked)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = await Harness([diagnostic], folder: folder).run(words: ["check", "-q", folder])
    #expect(result.status == .findings)
    return String(result.error.drop { $0 != "\n" }.dropFirst())
  }

  @Test("text: place, message, code, source line, marks, mend")
  func text() async throws {
    let (folder, diagnostic) = try site("first\nsee [it](«lost.md») now\n", remedy: "write found.md")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = await Harness([diagnostic], folder: folder).run(words: ["check", "-q", folder])
    #expect(
      result.error == """
        content/ar/guide.md:2:10: error: no such page [broken-link]
            2 | see [it](lost.md) now
              |          ^~~~~~~
          help: write found.md

        """)
    #expect(result.out == "")
  }

  @Test("thousands of findings, printed on several cores, keep their order")
  func many() async throws {
    let (folder, diagnostic) = try site("see [it](«lost.md») now\n")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let all = (0..<2_500).map { number in
      var one = diagnostic
      one.message = "finding \(number)"
      return one
    }
    let result = await Harness(all, folder: folder).run(words: ["check", "-q", "-j", "4", folder])
    let heads = result.error.split(separator: "\n").filter { $0.hasPrefix("content/") }
    #expect(heads == (0..<2_500).map { "content/ar/guide.md:1:10: error: finding \($0) [broken-link]" })
    #expect(result.error.split(separator: "\n").count == 3 * 2_500)
  }

  @Test("a tab is as wide as printed")
  func tabs() async throws {
    #expect(try await printed("\tlet «x» = 1\n") == "    1 |     let x = 1\n      |         ^\n")
    #expect(try await printed("a\t«xy»\n") == "    1 | a   xy\n      |     ^~\n")
  }

  @Test("Han characters are two cells wide")
  func han() async throws {
    #expect(try await printed("看«导航»！\n") == "    1 | 看导航！\n      |   ^~~~\n")
  }

  @Test("combining marks and joined emoji take no cell of their own")
  func combining() async throws {
    #expect(try await printed("cafe\u{301} «x»\n") == "    1 | cafe\u{301} x\n      |      ^\n")
    #expect(try await printed("👩‍💻 «x»\n") == "    1 | 👩‍💻 x\n      |    ^\n")
  }

  @Test("a line with right-to-left letters is isolated, and marks around whole runs are drawn below it")
  func wholeRuns() async throws {
    #expect(
      try await printed("Text(«\"مرحبا\"»)\n")
        == "    1 | \u{2066}Text(\"مرحبا\")\u{2069}\n      |      ^~~~~~~\n")
    #expect(
      try await printed("Text(\"שלום 3\").«oops»()\n")
        == "    1 | \u{2066}Text(\"שלום 3\").oops()\u{2069}\n      |                ^~~~\n")
  }

  @Test("words inside a right-to-left run are repeated instead of marked")
  func insideRuns() async throws {
    #expect(
      try await printed("اقرأ «هذا الدليل» الآن\n")
        == "    1 | \u{2066}اقرأ هذا الدليل الآن\u{2069}\n      | here: \u{2068}هذا الدليل\u{2069}\n")
  }

  @Test("control characters and overrides of the source are made visible")
  func controls() async throws {
    #expect(
      try await printed("a\u{1B}[31m\u{202E}«b»\n")
        == "    1 | a␛[31m<U+202E>b\n      |               ^\n")
  }

  @Test("an empty range and a place past the end are a single mark")
  func emptyRange() async throws {
    #expect(try await printed("end«»\n") == "    1 | end\n      |    ^\n")
  }

  @Test("bytes that are not UTF-8 do not move the mark")
  func invalidBytes() async throws {
    let (folder, diagnostic) = try site("ab«c»\n")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data([0xFF, 0xC3, 0x63, 0x0A]).write(to: URL(fileURLWithPath: folder + "/content/ar/guide.md"))
    let result = await Harness([diagnostic], folder: folder).run(words: ["check", "-q", folder])
    #expect(result.error.hasSuffix("    1 | \u{FFFD}\u{FFFD}c\n      |   ^\n"))
  }

  @Test("of an endless line only the neighbourhood is shown")
  func endlessLine() async throws {
    let text = try await printed(
      String(repeating: "x", count: 5_000_000) + "«yy»" + String(repeating: "z", count: 99_999))
    let lines = text.split(separator: "\n")
    #expect(
      lines[0] == "    1 | …" + String(repeating: "x", count: 40) + "yy" + String(repeating: "z", count: 78) + "…")
    #expect(lines[1] == "      | " + String(repeating: " ", count: 41) + "^~")
  }

  @Test("a carriage return ends a line, a byte order mark begins none")
  func lineEndings() async throws {
    let (folder, diagnostic) = try site("ab\n«c»d\n")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for text in ["ab\r\ncd\r\n", "ab\rcd", "\u{FEFF}ab\ncd"] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/content/ar/guide.md"))
      let result = await Harness([diagnostic], folder: folder).run(words: ["check", "-q", folder])
      #expect(result.error.hasSuffix("    2 | cd\n      | ^\n"))
    }
  }

  @Test("notes stand below with their own place")
  func notes() async throws {
    var (folder, diagnostic) = try site("«one»\ntwo\n", severity: .warning)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    diagnostic.notes = [
      .init("first seen here", file: "ar/guide.md", range: SourceRange(line: 2, column: 1, length: 3)),
      .init("so there"),
    ]
    let result = await Harness([diagnostic], folder: folder).run(words: ["check", "-q", folder])
    #expect(
      result.error == """
        content/ar/guide.md:1:1: warning: no such page [broken-link]
            1 | one
              | ^~~
        content/ar/guide.md:2:1: note: first seen here
            2 | two
              | ^~~
        note: so there

        """)
    #expect(result.status == .clean)
  }

  @Test("colour is used when asked for")
  func colour() async throws {
    let (folder, diagnostic) = try site("«one»\n", remedy: "mend it")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = await Harness([diagnostic], folder: folder).run(words: ["check", "-q", "--color=always", folder])
    #expect(
      result.error == """
        \u{1B}[1mcontent/ar/guide.md:1:1: \u{1B}[0m\u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mno such page\u{1B}[0m\
        \u{1B}[2m [broken-link]\u{1B}[0m
        \u{1B}[2m    1 | \u{1B}[0m\u{1B}[1;31mone\u{1B}[0m
        \u{1B}[2m      | \u{1B}[0m\u{1B}[1;31m^~~\u{1B}[0m
          \u{1B}[32mhelp:\u{1B}[0m mend it

        """)
  }

  @Test("json: one document, columns in bytes and in UTF-16 units")
  func json() async throws {
    var (folder, diagnostic) = try site("a\n\t😀 قف «هنا\"»\n", message: "say \"what\"\nnow", remedy: "a\\b")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    diagnostic.notes = [.init("why")]
    let result = await Harness([diagnostic], folder: folder).run(words: ["check", "--format=json", folder])
    #expect(result.out == Self.document)
    #expect(result.error == "")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(result.out.utf8)) }
  }

  /// A check of links that finds two addresses, and a page that is missing.
  private static func report() -> PipelineReport {
    var report = PipelineReport()
    report.pages = 3
    report.links = LinkCounts(links: 12, fragments: 3, external: 3)
    func place(_ file: String, _ line: Int, _ column: Int) -> ExternalAddress.Place {
      .init(file: file, start: SourcePosition(line: line, column: column))
    }
    report.externalAddresses = [
      ExternalAddress(
        address: "https://a.example/%20?b", places: [place("en/a.md", 3, 4), place("he/a.md", 5, 6)]),
      ExternalAddress(address: "mailto:me@b.example", places: [place("en/b.md", 7, 8)]),
    ]
    report.diagnostics = [Diagnostic(link, .error, file: "en/a.md", message: "no such page")]
    return report
  }

  @Test("addresses of other sites have the output to themselves, a line each")
  func external() async throws {
    #expect(
      await Harness { _ in Self.report() }.run("check links --external /site")
        == .init(
          status: .findings,
          out: "https://a.example/%20?b\tsite/en/a.md:3:4\nmailto:me@b.example\tsite/en/b.md:7:8\n",
          error: """
            site/en/a.md: error: no such page [broken-link]
            1 error in 3 pages, Swift blocks not checked
            12 links in the site, 3 of them to a section; 3 links to other sites, which nobody visited

            """))
  }

  @Test("json: every place of each address of another site")
  func externalJSON() async throws {
    let result = await Harness { _ in Self.report() }.run("check links --external --format json /site")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    #expect(document["links"] as? [String: Int] == ["links": 12, "fragments": 3, "external": 3])
    let entries = try #require(document["external"] as? [[String: Any]])
    #expect(entries.map { $0["address"] as? String } == ["https://a.example/%20?b", "mailto:me@b.example"])
    let places = try #require(entries[0]["places"] as? [[String: Any]])
    #expect(places.map { $0["file"] as? String } == ["site/en/a.md", "site/he/a.md"])
    #expect(places.map { $0["line"] as? Int } == [3, 5])
    #expect(places.map { $0["column"] as? Int } == [4, 6])
  }

  @Test("github: a workflow command for each finding, escaped")
  func github() async throws {
    let (folder, diagnostic) = try site("a 😀 «b»\n", file: "en/a,b:100%.md", message: "50% off\r\nnow", remedy: "pay")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let parent = (folder as NSString).deletingLastPathComponent
    let name = (folder as NSString).lastPathComponent
    let harness = Harness([diagnostic], folder: folder, environment: ["GITHUB_WORKSPACE": parent])
    let result = await harness.run(words: ["check", "-q", "--format", "github", folder])
    let expected =
      "::error file=\(name)/content/en/a%2Cb%3A100%25.md,line=1,col=6,endColumn=7,title=broken-link"
      + "::50%25 off%0D%0Anow%0Ahelp: pay\n"
    #expect(result.out == expected)
  }

  static let document = #"""
    {
      "version": 2,
      "tool": "dalil 0.1.0",
      "command": "check",
      "status": 1,
      "failure": null,
      "summary": {
        "errors": 1,
        "warnings": 0,
        "pages": 0,
        "snippets": {
          "checked": 0,
          "failing": 0,
          "warning": 0,
          "ran": 0,
          "tested": 0,
          "testsPassed": 0,
          "crashing": 0,
          "previewed": 0,
          "screens": 0,
          "parsedOnly": 0,
          "skipped": 0,
          "broken": 0,
          "cached": 0,
          "repeatedAlone": 0,
          "ranWithNetwork": false
        },
        "dataBlocks": {
          "checked": 0,
          "skipped": 0,
          "broken": 0
        },
        "files": 0,
        "filesWritten": 0,
        "filesRemoved": 0,
        "output": null
      },
      "translations": [],
      "accepted": [],
      "links": null,
      "external": null,
      "tests": [],
      "diagnostics": [
        {
          "code": "broken-link",
          "severity": "error",
          "message": "say \"what\"\nnow",
          "remedy": "a\\b",
          "replacement": null,
          "file": "content/ar/guide.md",
          "range": {
            "start": {
              "line": 2,
              "column": 12,
              "utf16Column": 8
            },
            "end": {
              "line": 2,
              "column": 19,
              "utf16Column": 12
            }
          },
          "notes": [
            {
              "message": "why",
              "file": null,
              "range": null
            }
          ]
        }
      ]
    }

    """#
}
