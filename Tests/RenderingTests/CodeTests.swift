import Foundation
import Snippets
import Foundation
import Testing

@testable import Rendering

@Suite struct CodeTests {
  private func code(
    _ code: String, in language: String = "en", _ change: (inout SnippetPresentation) -> Void = { _ in }
  ) -> String {
    var presentation = SnippetPresentation(fenceLine: 1, code: code, verdict: .compiles)
    change(&presentation)
    return RenderedPage("```swift\n\(code)```\n", in: language, presentations: [presentation]).body
  }

  /// What stands between the tags of the code element.
  private func inner(_ body: String) -> String {
    let parts = body.components(separatedBy: "<code dir=\"ltr\" translate=\"no\" class=\"language-swift\">")
    return parts.count < 2 ? "" : parts[1].components(separatedBy: "</code>")[0]
  }

  @Test func `a block of any language can have a title`() {
    let page = RenderedPage("```json title=\"The association file\"\n{}\n```")
    #expect(page.body.contains("<span class=\"title\">The association file</span>"))
    #expect(page.body.contains("class=\"language-json\""))
  }

  @Test(arguments: [("View+LiveBar.swift", true), ("https://x.example/.well-known/a", true), ("Two. Three", false)])
  func `code and names of files are not for translators`(title: String, isName: Bool) {
    let page = RenderedPage("# `a`\n\nb `c`\n\n```swift title=\"\(title)\"\nd\n```")
    let all = page.heading + page.body
    #expect(all.components(separatedBy: "<code dir=\"ltr\" translate=\"no\"").count == 4)
    #expect(all.components(separatedBy: "<code").count == 4)
    #expect(all.contains(isName ? "<span class=\"title\" translate=\"no\">" : "<span class=\"title\">"))
  }

  @Test func `a block shows its language, its code and its verdict`() {
    #expect(
      code("let a = 1\n") == """
        <figure class="code">
        <figcaption><span class="language" translate="no"><bdi dir="ltr">Swift</bdi></span></figcaption>
        <pre dir="ltr" tabindex="0"><code dir="ltr" translate="no" class="language-swift"><span class="k">let</span> a = \
        <span class="n">1</span>
        </code></pre>
        <div class="verdict good">
        <p>\(Icon.of(VerdictLine.Look.good))<span>Compiles with Swift 6.3 · Linux reference library</span></p>
        </div>
        </figure>

        """)
  }

  @Test func `a literal and a comment in Hebrew keep their own order on every page`() {
    let source = "f(\"שלום, עולם!\", at: 3) // הערה: 5 שורות\n"
    for language in ["he", "en"] {
      #expect(
        inner(code(source, in: language)) == """
          f(<span class="s">&quot;</span><bdi dir="rtl"><span class="s">שלום, עולם!</span></bdi>\
          <span class="s">&quot;</span>, at: <span class="n">3</span>) <span class="c">// </span><bdi dir="rtl">\
          <span class="c">הערה: 5 שורות</span></bdi>

          """)
    }
  }

  @Test func `an interpolation is code again within a literal`() {
    #expect(
      inner(code("\"יש \\(n) ספרים\"\n", in: "he")) == """
        <span class="s">&quot;</span><bdi dir="rtl"><span class="s">יש </span><bdi dir="ltr"><span class="i">\\(\
        </span>n<span class="i">)</span></bdi><span class="s"> ספרים</span></bdi><span class="s">&quot;</span>

        """)
  }

  @Test func `a literal of several lines is isolated line by line`() {
    let html = inner(code("\"\"\"\n  שורה\n  עוד\n  \"\"\"\n", in: "he"))
    #expect(html.contains("<bdi dir=\"rtl\"><span class=\"s\">שורה</span></bdi>"))
    #expect(html.contains("<bdi dir=\"rtl\"><span class=\"s\">עוד</span></bdi>"))
  }

  @Test func `marked lines and squiggles nest around tokens`() {
    let html = code("func f() {\n  g(1)\n}\n") {
      $0.verdict = .failsAsExpected
      $0.markedLines = [1]
      $0.messages = [.init(severity: .error, text: "cannot find 'g' & \"h\"", line: 1, columns: 2..<6)]
    }
    #expect(
      inner(html) == """
        <span class="k">func</span> f() {
        <span class="marked">  <mark class="error" title="cannot find 'g' &amp; &quot;h&quot;">g(<span class="n">1\
        </span>)</mark>
        </span>}

        """)
    #expect(html.contains("<div class=\"verdict fails\">"))
    #expect(
      html.contains(
        """
        <ul class="messages" dir="ltr" lang="en" translate="no">
        <li><span class="place">line 2</span> <strong>error:</strong> cannot find 'g' &amp; &quot;h&quot;</li>
        </ul>
        """))
  }

  @Test func `a squiggle never cuts a literal that keeps its own order`() {
    let html = inner(
      code("f(\"שלום עולם\")\n", in: "he") {
        $0.messages = [.init(severity: .warning, text: "m", line: 0, columns: 5..<8)]
      })
    #expect(
      html.contains(
        "<mark class=\"warning\" title=\"m\"><bdi dir=\"rtl\"><span class=\"s\">שלום עולם</span></bdi></mark>"))
  }

  @Test func `overlapping messages share a squiggle, and one outside the code is only said`() {
    let html = code("let a = b + c\n") {
      $0.messages = [
        .init(severity: .warning, text: "w", line: 0, columns: 8..<13),
        .init(severity: .error, text: "e", line: 0, columns: 8..<9),
        .init(severity: .error, text: "elsewhere", line: 7, columns: 0..<1),
      ]
    }
    #expect(inner(html).components(separatedBy: "<mark").count == 2)
    #expect(inner(html).contains("<mark class=\"error\""))
    #expect(html.contains("elsewhere"))
  }

  @Test func `hidden blocks are not shown`() {
    #expect(code("let a = 1\n") { $0.isHidden = true }.isEmpty)
  }

  @Test func `a title is isolated and escaped`() {
    #expect(
      code("f()\n", in: "he") { $0.title = "הקובץ App.swift <" }.contains(
        "<span class=\"title\">הקובץ <bdi dir=\"ltr\">App.swift</bdi> &lt;</span>"))
  }

  @Test(arguments: [
    (SnippetVerdict.previewed(screens: 12), "good", "screens: 12"), (.ran, "good", "Runs with"),
    (.tested(passed: 3), "good", "Tests passed: 3"), (.crashesAsExpected, "fails", "Must crash"),
    (.parsedOnly(platform: "ios"), "partial", "iOS"), (.skipped(reason: "needs <b>"), "skipped", "needs &lt;b&gt;"),
    (.notChecked, "skipped", "Not checked"), (.broken, "broken", "Does not"), (.warnsAsExpected, "warns", "warning"),
  ])
  func `every verdict has its words and its look`(_ verdict: SnippetVerdict, _ look: String, _ words: String) {
    let html = code("f()\n") { $0.verdict = verdict }
    #expect(html.contains("<div class=\"verdict \(look)\">"))
    #expect(html.contains(words))
  }

  @Test func `tests are listed by the names that their author displays`() {
    let html = code("f()\n", in: "he") {
      $0.verdict = .tested(passed: 1)
      $0.tests = [.init(name: "pop <b>", verdict: .passed), .init(name: "דילוג", verdict: .skipped)]
    }
    #expect(
      html.contains("<li class=\"passed\"><bdi dir=\"ltr\">pop &lt;b&gt;</bdi> <span class=\"result\">עברה</span></li>")
    )
    #expect(html.contains("<li class=\"skipped\">דילוג <span class=\"result\">לא הורצה</span></li>"))
  }

  @Test(arguments: [("en", "Output"), ("ar", "المُخرَجات"), ("zh-Hant", "輸出")])
  func `what a block prints is shown as its output`(_ language: String, _ title: String) {
    let body = RenderedPage("```text output\nשלום\n```\n", in: language).body
    #expect(body.contains("<figure class=\"code output\">\n<figcaption><span class=\"title\">\(title)</span>"))
  }

  @Test func `the info string of another language breaks no attribute`() {
    let body = RenderedPage("```a\"><b&\nx < y\n```\n").body
    #expect(body.contains("class=\"language-a&quot;&gt;&lt;b&amp;\""))
    #expect(body.contains(">x &lt; y\n</code>"))
  }

  @Test func `output keeps the order of its lines`() {
    let body = RenderedPage("```text\nשלום, עולם: 3 פעמים\n```\n", in: "he").body
    #expect(body.contains("<bdi dir=\"rtl\">שלום, עולם: 3 פעמים</bdi>\n</code>"))
  }
}
