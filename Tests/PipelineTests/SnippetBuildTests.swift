import Diagnostics
import Foundation
import Pipeline
import Testing

@Suite struct SnippetBuildTests {
  private static let arabic = """
    ---
    title: دليل
    ---
    نص.

    - بند:

      ```swift
      struct Place { let name: String }
      ```

    ```swift
    let place = Place(name: "متحف")
    ```

    """

  @Test func `a broken block in the Arabic page is reported on its line, and the mended page is checked again`() throws
  {
    let site = try TemporarySite([
      "ar/index.md": Self.arabic.replacingOccurrences(of: "name: \"متحف\"", with: "title: \"متحف\""),
      "en/about.md": "Plain.\n",
    ])
    let broken = try site.build { $0.checksSnippets = true }
    let errors = broken.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.file) == ["ar/index.md"])
    #expect(errors.first?.range?.start == SourcePosition(line: 13, column: 18))
    #expect(broken.snippets.broken == 1 && broken.output == nil)

    try site.write("ar/index.md", Self.arabic)
    let mended = try site.build { $0.checksSnippets = true }
    #expect(mended.diagnostics.isEmpty)
    #expect(mended.snippets.checked == 2)
    #expect(try site.page("ar/index.html").contains("Swift 6"))
  }

  @Test func `what was checked before is known, and a page that did not change says the same`() throws {
    let site = try TemporarySite(["ar/index.md": Self.arabic])
    try site.build { $0.checksSnippets = true }
    let before = try site.snapshot()
    let report = try site.build { $0.checksSnippets = true }
    #expect(report.snippets.cached == 2 && report.filesWritten == 0)
    #expect(try site.snapshot() == before)
  }

  @Test func `what is kept does no harm where the site is moved to`() throws {
    let files = ["dalil.yml": "languages: [ar]\n", "ar/index.md": Self.arabic]
    let site = try TemporarySite(files)
    try site.build { $0.checksSnippets = true }
    let moved = try TemporarySite(files)
    try FileManager.default.copyItem(
      at: site.root.appendingPathComponent(".dalil"), to: moved.root.appendingPathComponent(".dalil"))
    try moved.write("ar/index.md", Self.arabic + "```swift\nimport Foundation\n_ = Date.now\n```\n")
    let report = try moved.build { $0.checksSnippets = true }
    #expect(report.diagnostics.isEmpty && report.snippets.checked == 3, "\(report.diagnostics)")
  }

  @Test func `results that nobody has asked for in months are let go within a day`() throws {
    let site = try TemporarySite(["dalil.yml": "languages: [ar]\n", "ar/index.md": Self.arabic])
    try site.build { $0.checksSnippets = true }
    let kept = site.root.appendingPathComponent(".dalil/results")
    let old = try site.snapshot(kept).keys.sorted()
    #expect(!old.isEmpty)
    for path in old {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -100 * 24 * 3600)],
        ofItemAtPath: kept.appendingPathComponent(path).path)
    }
    // It is looked for them once a day.
    try FileManager.default.removeItem(at: site.root.appendingPathComponent(".dalil/tidied"))
    try site.write("ar/index.md", Self.arabic.replacingOccurrences(of: "Place", with: "Spot"))
    try site.build { $0.checksSnippets = true }
    let now = Set(try site.snapshot(kept).keys)
    #expect(!now.isEmpty && now.isDisjoint(with: old))
  }

  @Test func `a set-up file that is missing is reported where it is named`() throws {
    let site = try TemporarySite([
      "en/index.md": "---\nsnippets:\n  setup: [shared/boks.swift]\n---\n```swift\nlet a = 1\n```\n",
      "shared/books.swift": "struct Book {}\n",
    ])
    let report = try site.build { $0.checksSnippets = true }
    #expect(report.diagnostics.map(\.code) == [.missingSetup])
    #expect(report.diagnostics.first?.range?.start.line == 3)
    #expect(report.diagnostics.first?.remedy == "did you mean 'shared/books.swift'?")
  }

  @Test func `the declarations of a set-up file can be used and are not published`() throws {
    let site = try TemporarySite([
      "en/index.md":
        "---\nsnippets:\n  setup: [shared/books.swift]\n---\n```swift\nlet book = Book(title: \"Emma\")\n```\n",
      "shared/books.swift": "struct Book { let title: String }\n",
    ])
    #expect(try site.build { $0.checksSnippets = true }.diagnostics.isEmpty)
    #expect(!(try site.snapshot().keys.contains { $0.hasSuffix(".swift") }))
  }

  @Test func `a page whose author lets nothing be checked says why`() throws {
    let site = try TemporarySite([
      "en/index.md": "---\nsnippets:\n  skip: pseudocode throughout\n---\n```swift\nlet a = nothing\n```\n"
    ])
    let report = try site.build { $0.checksSnippets = true }
    #expect(report.diagnostics.isEmpty && report.snippets.skipped == 1)
    #expect(try site.page("en/index.html").contains("pseudocode throughout"))
  }
}
