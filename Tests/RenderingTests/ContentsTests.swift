import Foundation
import SiteGraph
import Testing

@testable import Rendering

@Suite struct ContentsTests {
  @Test func `headings of levels 2 and 3 nest, code kept, links left out`() {
    let page = RenderedPage(
      "# T\n\n## `Array<Element>` & `Set`\n\n### *Fast* and **safe**\n\n#### Deep\n\n## See [the index](i.md)[^1]\n\n> ## Quoted\n\n[^1]: n",
      destinations: ["i.md": .site(href: "i.html")])
    #expect(
      page.contents == """
        <ol>
        <li><a href="#arrayelement--set"><code dir="ltr" translate="no">Array&lt;Element&gt;</code> &amp; \
        <code dir="ltr" translate="no">Set</code></a>
        <ol>
        <li><a href="#fast-and-safe"><em>Fast</em> and <strong>safe</strong></a></li>
        </ol>
        </li>
        <li><a href="#see-the-index">See the index</a></li>
        <li><a href="#quoted">Quoted</a></li>
        </ol>

        """)
  }

  @Test func `long names may break between their words`() {
    let page = RenderedPage("## `dismissalConfirmationDialog(URLSession.self)`\n\n## `navigationTitle`")
    #expect(
      page.contents.contains(">dismissal<wbr>Confirmation<wbr>Dialog(<wbr>URL<wbr>Session.<wbr>self)</code>"))
    #expect(page.contents.contains(">navigationTitle</code>"))
  }

  @Test func `a page that begins with level 3 has a flat list first`() {
    #expect(
      RenderedPage("### A\n\n### B\n\n## C").contents == """
        <ol>
        <li><a href="#a">A</a></li>
        <li><a href="#b">B</a></li>
        <li><a href="#c">C</a></li>
        </ol>

        """)
  }

  @Test func `a page states how deep its contents go`() {
    let text = "## A\n\n### B\n\n#### C\n\n## D"
    #expect(RenderedPage(text, contentsLevel: 0).contents == "")
    #expect(RenderedPage(text, contentsLevel: 2).contents.components(separatedBy: "<li>").count == 3)
    #expect(
      RenderedPage(text, contentsLevel: 6).contents == """
        <ol>
        <li><a href="#a">A</a>
        <ol>
        <li><a href="#b">B</a>
        <ol>
        <li><a href="#c">C</a></li>
        </ol>
        </li>
        </ol>
        </li>
        <li><a href="#d">D</a></li>
        </ol>

        """)
  }

  @Test func `a page without headings has no list`() {
    #expect(RenderedPage("# T\n\nText.").contents.isEmpty)
  }
}
