import Languages
import Markdown
import SiteGraph
import Snippets
import Testing

@testable import Rendering

@Suite struct MarkdownTwinTests {
  private func twin(
    _ markdown: String, destinations: [String: Destination] = [:], presentations: [SnippetPresentation] = []
  ) -> String {
    let source = Array(markdown.utf8)
    let document = MarkdownParser.parse(source, file: "x.md", firstLine: 1, language: .fallback)
    var context = PageContext.sample(of: document, language: .fallback)
    context.facts.description = "About it."
    context.facts.references = DocumentFacts(reading: document).references
    context.destinations = destinations
    let bytes = MarkdownTwin.bytes(
      of: document, source: source, context: context, presentations: presentations, withoutTwin: ["f.html"])
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a page has its title and description, unless it says its title itself`() {
    #expect(twin("\n\n\nText.\n") == "# Title\n\n> About it.\n\nText.\n")
    #expect(twin("# Own\n\nText.\n") == "> About it.\n\n# Own\n\nText.\n")
  }

  @Test func `code is what readers see of it, and what only the build reads is left out`() {
    let markdown = """
      A.

      <!-- swift: id=x
      let hidden = 1
      -->

      - B.

        ```swift run title="T"
        let a = 1 // expected-error {{x}}
        ```

      <!-- table: caption="C" -->

      D.

      """
    let shown = SnippetPresentation(
      fenceLine: 9, code: "let a = 1\n\nlet b = 2\n", verdict: .compiles)
    #expect(
      twin(markdown, presentations: [shown]).hasSuffix(
        "A.\n\n- B.\n\n  ```swift\n  let a = 1\n\n  let b = 2\n  ```\n\nD.\n"))
  }

  @Test func `links lead to the twins of pages, and other addresses stay`() {
    let markdown = "[A](tabs.md#x), [B](https://example.org), [C](tabs.md), ![D](a.png), [E](gone.md), [F](f.md)\n"
    let destinations: [String: Destination] = [
      "tabs.md#x": .site(href: "../guides/tabs.html#x"), "tabs.md": .site(href: "../guides/tabs.html"),
      "https://example.org": .external(href: "https://example.org"), "a.png": .site(href: "a.png"),
      "gone.md": .broken, "f.md": .site(href: "f.html"),
    ]
    #expect(
      twin(markdown, destinations: destinations).hasSuffix(
        "[A](../guides/tabs.md#x), [B](https://example.org), [C](../guides/tabs.md), ![D](a.png), [E](#), [F](f.html)\n"
      ))
  }

  @Test(arguments: [
    ("See [the *x*](javascript:alert(1)) now.", "See the *x* now."),
    ("See [a [b] c](JaVaScript:x \"t\").", "See a [b] c."),
    ("See ![alt](data:text/html,x).", "See alt."),
    ("See <vbscript:x>.", "See `vbscript:x`."),
    ("See [x][y], [y].\n\n[y]: java&#115;cript:x\n", "See x, y."),
    ("A <a href=\"javascript:x\" title=\"t\">b</a>.", "A <a title=\"t\">b</a>."),
    ("<p onclick=\"x()\">a <a href=\"b.html\">b</a></p>", "<p>a <a href=\"b.html\">b</a></p>"),
    ("<script>alert(1)</script>", ""),
  ])
  func `what the page leaves out as unsafe is not in its twin`(markdown: String, expected: String) {
    let text = twin(markdown + "\n")
    #expect(text.replacing("# Title\n\n> About it.\n\n", with: "").trimmed == expected.trimmed)
    for word in ["javascript:", "data:", "onclick", "<script", "[y]:"] { #expect(!text.lowercased().contains(word)) }
  }

  @Test func `code and safe addresses of the same words stay`() {
    let markdown = "`[a](javascript:x)` [b](https://e.example/javascript:x)\n\n```js\n[x]: javascript:x\n```\n"
    #expect(twin(markdown).hasSuffix(markdown))
    #expect(twin(markdown + "\n[c](javascript:x)\n").hasSuffix(markdown + "\nc\n"))
  }
}

extension String {
  fileprivate var trimmed: Substring {
    var rest = self[...]
    while let last = rest.last, last == "\n" || last == " " { rest.removeLast() }
    return rest
  }
}
