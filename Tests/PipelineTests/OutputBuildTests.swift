import Diagnostics
import Foundation
import Pipeline
import Testing

@Suite struct OutputBuildTests {
  private static let page =
    "---\r\ntitle: \"دليل\"\r\n---\r\nنص.\r\n\r\n> - ```swift run\r\n>   print(\"مرحبا\", 1 + 2)\r\n>   ```\r\n>   ```text output\r\n>   ؟\r\n>   ```\r\n"

  @Test func `an update writes what a block prints, once, and the page is then clean`() throws {
    let site = try TemporarySite(["ar/index.md": Self.page])
    let before = try site.check { $0.checksSnippets = true }
    #expect(before.diagnostics.map(\.code.name) == ["snippet-output"])
    #expect(before.diagnostics.first?.range?.start == SourcePosition(line: 10, column: 5))

    let update = try site.check {
      $0.checksSnippets = true
      $0.updatesBlocks = true
    }
    #expect(update.diagnostics.map(\.code.name) == ["snippet-updated"])
    #expect(update.snippets.ran == 1)
    let file = site.content.appendingPathComponent("ar/index.md")
    #expect(
      try String(contentsOf: file, encoding: .utf8) == Self.page.replacing(">   ؟", with: ">   مرحبا 3"))

    let after = try site.check {
      $0.checksSnippets = true
      $0.updatesBlocks = true
    }
    #expect(after.diagnostics.isEmpty)
  }

  @Test func `values are written beside their lines, and the page shows that they are proven`() throws {
    let page =
      "---\r\ntitle: \"دليل\"\r\n---\r\nنص.\r\n\r\n> ```swift run\r\n> print(\"مرحبا\", 1 + 2)\t// → ؟ \r\n> let n = 2 * 3 // -> 6\r\n> ```\r\n"
    let site = try TemporarySite(["ar/index.md": page])
    let before = try site.check { $0.checksSnippets = true }
    #expect(before.diagnostics.map(\.code.name) == ["snippet-value"])
    #expect(before.diagnostics.first?.range?.start == SourcePosition(line: 7, column: 37))

    let update = try site.check {
      $0.checksSnippets = true
      $0.updatesBlocks = true
    }
    #expect(update.diagnostics.map(\.code.name) == ["snippet-updated"])
    let file = site.content.appendingPathComponent("ar/index.md")
    #expect(try String(contentsOf: file, encoding: .utf8) == page.replacing("؟", with: "مرحبا 3"))

    let after = try site.build { $0.checksSnippets = true }
    #expect(after.diagnostics.isEmpty && after.snippets.ran == 1)
    let html = try site.page("ar/index.html")
    #expect(html.contains("<span class=\"value\"><span class=\"c\">// → </span><bdi dir=\"rtl\">"))
    #expect(html.contains("<span class=\"value\"><span class=\"c\">// -&gt; 6</span></span>"))
    let second = try site.build { $0.checksSnippets = true }
    #expect(second.snippets.cached == 1 && second.filesWritten == 0)
  }

  @Test func `tests are listed on the page and in the report, also where nothing is run again`() throws {
    let site = try TemporarySite([
      "dalil.yml": "languages: [he]\n",
      "he/index.md": "```swift test\n@Test(\"אחד ועוד אחד\") func sum() { #expect(1 + 1 == 2) }\n```\n",
    ])
    let first = try site.build { $0.checksSnippets = true }
    #expect(first.tests == [TestOfPage(file: "he/index.md", line: 1, name: "אחד ועוד אחד", result: "passed")])
    #expect(first.snippets.tested == 1 && first.snippets.testsPassed == 1)
    let html = try site.page("he/index.html")
    #expect(html.contains("בדיקות שעברו: 1"))
    #expect(html.contains("<li class=\"passed\">אחד ועוד אחד <span class=\"result\">עברה</span></li>"))
    let second = try site.build { $0.checksSnippets = true }
    #expect(second.snippets.cached == 1 && second.tests == first.tests && second.filesWritten == 0)
  }
}
