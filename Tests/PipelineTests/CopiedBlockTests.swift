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
}
