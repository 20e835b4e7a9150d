import Diagnostics
import Foundation
import Pipeline
import Testing

@Suite struct PreviewBuildTests {
  private static func page(_ title: String, attributes: String = "preview") -> String {
    """
    ---
    title: "\(title)"
    ---
    ```swift \(attributes)
    struct HomeView: View {
      @Environment(\\.layoutDirection) private var direction
      var body: some View {
        NavigationStack {
          NavigationLink("More") { Text("Emma").navigationTitle("More") }
            .navigationTitle(direction == .rightToLeft ? "Right to left" : "Left to right")
        }
      }
    }
    ```

    """
  }

  @Test func `a preview runs in the language of its page`() throws {
    let site = try TemporarySite([
      "en/index.md": Self.page("Home", attributes: "preview reaches=\"Left to right|More\""),
      "ar/index.md": Self.page("الرئيسية", attributes: "preview reaches=\"Right to left|More\""),
    ])
    let report = try site.build { $0.checksSnippets = true }
    #expect(report.diagnostics.map(\.message) == [])
    #expect(report.snippets.previewed == 2 && report.snippets.screens == 4)
    #expect(try site.page("ar/index.html").contains("الشاشات: 2"))
    #expect(try site.page("en/index.html").contains("screens: 2"))
  }

  @Test func `what was seen is remembered, and a second run starts nothing and writes nothing`() throws {
    let site = try TemporarySite(["en/index.md": Self.page("Home")])
    let first = try site.build { $0.checksSnippets = true }
    #expect(first.snippets.previewed == 1 && first.snippets.cached == 0)
    let before = try site.snapshot()
    let second = try site.build { $0.checksSnippets = true }
    #expect(second.snippets.previewed == 1 && second.snippets.cached == 1 && second.filesWritten == 0)
    #expect(try site.snapshot() == before)
    // Another text on the page asks for the page's blocks anew, and all that they show is known.
    try site.write("en/index.md", Self.page("Home") + "\nA word.\n")
    let third = try site.build { $0.checksSnippets = true }
    #expect(third.snippets.previewed == 1 && third.snippets.cached == 1)
  }

  @Test func `what a preview promises is checked on every run`() throws {
    let site = try TemporarySite(["en/index.md": Self.page("Home", attributes: "preview reaches=\"Settings\"")])
    for _ in 0..<2 {
      let report = try site.check { $0.checksSnippets = true }
      #expect(report.diagnostics.map(\.code.name) == ["snippet-reach"])
      #expect(report.snippets.broken == 1)
    }
  }

  @Test func `a heavy page is a warning that says what weighs, also when nothing is written anew`() throws {
    let rows = String(repeating: "| Emma | Emma by Jane Austen |\n", count: 12_000)
    let site = try TemporarySite([
      "en/index.md": "---\ntitle: Heavy\n---\n| a | b |\n|---|---|\n\(rows)",
      "en/light.md": "---\ntitle: Light\n---\nWords.\n",
    ])
    for _ in 0..<2 {
      let report = try site.build()
      #expect(report.diagnostics.map(\.code.name) == ["page-weight"])
      #expect(report.diagnostics.first?.severity == .warning)
      #expect(report.diagnostics.first?.message.contains(": tables ") == true)
      #expect(report.output != nil)
    }
    let strict = try TemporarySite(["en/index.md": "---\ntitle: Heavy\n---\n| a | b |\n|---|---|\n\(rows)"])
    let refused = try strict.build { $0.isStrict = true }
    #expect(refused.hasErrors && refused.output == nil)
    #expect(!FileManager.default.fileExists(atPath: strict.output.path))
  }
}
