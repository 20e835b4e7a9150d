import Diagnostics
import Foundation
import Pipeline
import Testing

@Suite struct CopiedBlockTests {
  private static let page = """
    ---
    title: Books
    ---
    Text.

    ```swift file=shared/books.swift#detail
    struct Book { let title: String }
    ```

    """

  private static func source(_ member: String) -> String {
    "enum Books {\n  // snippet.detail\n  struct Book { let \(member): String }\n  // snippet.end\n}\n"
  }

  @Test func `a page that did not change is checked again when the file changes that it is a copy of`() throws {
    let site = try TemporarySite(["en/index.md": Self.page, "shared/books.swift": Self.source("title")])
    #expect(try site.build { $0.checksSnippets = true }.diagnostics.isEmpty)
    try site.write("shared/books.swift", Self.source("name"))
    let changed = try site.build { $0.checksSnippets = true }
    #expect(changed.diagnostics.map(\.code.name) == ["snippet-outdated"])
    #expect(changed.diagnostics.first?.range?.start == SourcePosition(line: 7, column: 1))
    #expect(changed.diagnostics.first?.remedy == "run 'dalil check --update'")
    try site.write("shared/books.swift", Self.source("title"))
    #expect(try site.build { $0.checksSnippets = true }.diagnostics.isEmpty)
  }

  @Test func `a page is checked again when the missing file is there`() throws {
    let site = try TemporarySite(["en/index.md": Self.page, "shared/boks.swift": Self.source("title")])
    let missing = try site.build { $0.checksSnippets = true }
    #expect(missing.diagnostics.map(\.code.name) == ["snippet-region"])
    #expect(missing.diagnostics.first?.remedy == "did you mean 'shared/boks.swift'?")
    try site.write("shared/books.swift", Self.source("title"))
    let report = try site.build { $0.checksSnippets = true }
    #expect(report.diagnostics.isEmpty && report.snippets.checked == 1)
  }

  @Test func `an update writes the region into the pages, tells so, and checks what it wrote`() throws {
    let page = "\u{FEFF}" + Self.page.replacingOccurrences(of: "\n", with: "\r\n")
    let other = "```swift\nlet a = 1\n```\n"
    let site = try TemporarySite([
      "en/index.md": page, "en/other.md": other, "shared/books.swift": Self.source("name"),
    ])
    let report = try site.check { ($0.checksSnippets, $0.updatesBlocks) = (true, true) }
    #expect(report.diagnostics.map(\.code.name) == ["snippet-updated"])
    #expect(report.diagnostics.first?.severity == .note && report.diagnostics.first?.range?.start.line == 6)
    #expect(report.snippets.checked == 2)
    let written = try Data(contentsOf: site.content.appendingPathComponent("en/index.md"))
    #expect(written == Data(page.replacingOccurrences(of: "let title", with: "let name").utf8))
    #expect(try Data(contentsOf: site.content.appendingPathComponent("en/other.md")) == Data(other.utf8))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: site.content.appendingPathComponent("en").path).count == 2)
    #expect(try site.check { ($0.checksSnippets, $0.updatesBlocks) = (true, true) }.diagnostics.isEmpty)
  }

  @Test func `without being asked for, no page is written`() throws {
    let site = try TemporarySite(["en/index.md": Self.page, "shared/books.swift": Self.source("name")])
    #expect(try site.check { $0.checksSnippets = true }.diagnostics.map(\.code.name) == ["snippet-outdated"])
    #expect(try Data(contentsOf: site.content.appendingPathComponent("en/index.md")) == Data(Self.page.utf8))
  }
}
