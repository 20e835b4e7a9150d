import SiteGraph
import Testing

@testable import Rendering

@Suite struct BodyTests {
  @Test func `code is isolated wherever it stands`() {
    let page = RenderedPage(
      """
      # כותרת `a`

      ## עוד `b`

      ועוד `c`, [קישור `d`](x.md)

      - `e`

      | `f` |
      |---|
      | `g` |
      """, in: "he", destinations: ["x.md": .site(href: "x.html")])
    let all = page.heading + page.body
    for letter in ["a", "b", "c", "d", "e", "f", "g"] {
      #expect(all.contains("<code dir=\"ltr\" translate=\"no\">\(letter)</code>"))
    }
    #expect(page.body.contains("<a href=\"x.html\">קישור <code dir=\"ltr\" translate=\"no\">d</code></a>"))
  }

  @Test func `code keeps its text, escaped once`() {
    let page = RenderedPage("الوسم `<hr/>` و`fetch(_:)` و`-items.count`", in: "ar")
    #expect(
      page.body == """
        <p>الوسم <code dir="ltr" translate="no">&lt;hr/&gt;</code> و<code dir="ltr" translate="no">fetch(_:)</code> \
        و<code dir="ltr" translate="no">-items.count</code></p>

        """)
  }

  @Test func `a term that runs through markup is one isolate`() {
    let page = RenderedPage("עם Swift **Package** Manager ועם **iOS 26+** כאן", in: "he")
    #expect(
      page.body == """
        <p>עם <bdi dir="ltr">Swift <strong>Package</strong> Manager</bdi> ועם <strong><bdi dir="ltr">iOS 26+</bdi>\
        </strong> כאן</p>

        """)
  }

  @Test func `a term does not reach across a note, a break or the author's HTML`() {
    let page = RenderedPage("זה Swift[^1] Testing\n\n[^1]: הערה", in: "he")
    #expect(page.body.contains("<bdi dir=\"ltr\">Swift</bdi><sup class=\"note-reference\">"))
    #expect(page.body.contains("</sup> <bdi dir=\"ltr\">Testing</bdi></p>"))
  }

  @Test func `right-to-left words are isolated in English prose and in inline code`() {
    let page = RenderedPage("the word שלום 3 times, `f(\"שלום\", \"טוב\")`")
    #expect(
      page.body == """
        <p>the word <bdi dir="rtl">שלום</bdi> 3 times, <code dir="ltr" translate="no">f(&quot;<bdi dir="rtl">שלום</bdi>&quot;, \
        &quot;<bdi dir="rtl">טוב</bdi>&quot;)</code></p>

        """)
  }

  @Test func `a heading has its id, the ids of the source page and a link to itself`() {
    let page = RenderedPage("## התקנה 50%", in: "he", aliases: [["install"]])
    #expect(
      page.body == """
        <div class="heading"><h2 id="התקנה-50"><span class="alias" id="install"></span>התקנה \
        <bdi dir="ltr">50%</bdi></h2><a class="permalink" href="#התקנה-50" aria-label="קישור לסעיף ״התקנה 50%״"></a>\
        </div>

        """)
  }

  @Test func `the title is the heading where the document has none, and is isolated`() {
    #expect(
      RenderedPage("text", in: "ar", title: "ما هو iOS 26+ <").heading.contains("<bdi dir=\"ltr\">iOS 26+</bdi> &lt;"))
    #expect(RenderedPage("# Own\n\ntext", title: "Other").heading == "<h1 id=\"own\">Own</h1>\n")
    #expect(RenderedPage("text\n\n# Later", title: "Other").heading.isEmpty)
  }

  @Test func `links and images that lead nowhere are shown as their text`() {
    let page = RenderedPage(
      "[one `x`](a.md) ![two](b.png) [three](https://e.org/?a=1&b=2 \"t\\\"\") ![four](c.png \"s\")",
      destinations: [
        "a.md": .broken, "b.png": .broken, "https://e.org/?a=1&b=2": .external(href: "https://e.org/?a=1&b=2"),
        "c.png": .site(href: "c%20d.png"),
      ])
    #expect(
      page.body == """
        <p>one <code dir="ltr" translate="no">x</code> two <a href="https://e.org/?a=1&amp;b=2" title="t&quot;">three</a> \
        <img src="c%20d.png" alt="four" title="s" loading="lazy" decoding="async"></p>

        """)
  }

  @Test func `addresses in the author's HTML are resolved, and taken out where they lead nowhere`() {
    let page = RenderedPage(
      "<a href=\"guide.md\">one</a> and <a href=\"none.md\">two</a>",
      destinations: ["guide.md": .site(href: "guide.html"), "none.md": .broken])
    #expect(page.body.contains("<a href=\"guide.html\">one</a>"))
    #expect(page.body.contains("<a>two</a>"))
  }

  @Test func `a task's name is its own text`() {
    let page = RenderedPage("- [x] done `a`\n- [ ] open\n  - [ ] inner\n- plain")
    #expect(
      page.body == """
        <ul class="tasks">
        <li class="task"><label><input type="checkbox" disabled checked> done <code dir="ltr" translate="no">a</code></label>
        </li>
        <li class="task"><label><input type="checkbox" disabled> open</label>
        <ul class="tasks">
        <li class="task"><label><input type="checkbox" disabled> inner</label>
        </li>
        </ul>
        </li>
        <li>plain</li>
        </ul>

        """)
  }

  @Test func `notes lead back to every place that refers to them, in the page's language`() {
    let page = RenderedPage("אחת[^א] ושתיים[^א]\n\n[^א]: הסבר", in: "he")
    #expect(page.body.contains("<a href=\"#d:note-1\" id=\"d:noteref-1\""))
    #expect(page.body.contains("<a href=\"#d:note-1\" id=\"d:noteref-1-2\""))
    #expect(page.body.contains("href=\"#d:noteref-1\" role=\"doc-backlink\""))
    #expect(page.body.contains("href=\"#d:noteref-1-2\" role=\"doc-backlink\""))
    #expect(page.body.contains("<h2 id=\"d:notes\">הערות שוליים</h2>"))
    #expect(!page.body.contains("Back to"))
  }

  @Test func `callouts have a title in the page's language`() {
    let page = RenderedPage("> [!TIP]\n> 文字", in: "zh-Hans")
    #expect(page.body.hasPrefix("<div class=\"callout tip\" role=\"note\">\n<p class=\"callout-title\"><svg"))
    #expect(page.body.contains("</svg>提示</p>\n<p>文字</p>\n</div>\n"))
  }

  @Test func `dots stress Han characters only`() {
    #expect(
      RenderedPage("*重要* *URL Types* *用 URL*", in: "zh-Hans").body.contains(
        "<em>重要</em> <em class=\"foreign\">URL Types</em> <em>用 URL</em>"))
    #expect(RenderedPage("*URL*", in: "en").body.contains("<em>URL</em>"))
  }

  @Test func `a Chinese line end adds no space`() {
    #expect(RenderedPage("第一行，\n第二行", in: "zh-Hans").body == "<p>第一行，第二行</p>\n")
  }
}
