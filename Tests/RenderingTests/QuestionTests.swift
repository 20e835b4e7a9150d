import Foundation
import SiteGraph
import Testing

@testable import Rendering

@Suite struct QuestionTests {
  private func json(_ page: RenderedPage) throws -> [(name: String, answer: String)] {
    let element = page.structuredData
    let text = element.dropFirst("<script type=\"application/ld+json\">".count).dropLast("</script>".count)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?["@type"] as? String == "FAQPage")
    return try (#require(object?["mainEntity"] as? [[String: Any]])).map { entry in
      let answer = entry["acceptedAnswer"] as? [String: Any]
      return (entry["name"] as? String ?? "", answer?["text"] as? String ?? "")
    }
  }

  @Test func `a known title makes the headings below it questions`() throws {
    let page = RenderedPage(
      "## FAQ\n\nIntro.\n\n### What is `x`?\n\nA.\n\n#### More\n\nB.\n\n### Why?\n\nC.\n\n## Next\n\nD.")
    #expect(
      page.body == """
        <div class="heading"><h2 id="faq">FAQ</h2><a class="permalink" href="#faq" \
        aria-label="Link to the section “FAQ”"></a></div>
        <p>Intro.</p>
        <div class="questions">
        <details>
        <summary><h3 id="what-is-x">What is <code dir="ltr" translate="no">x</code>?</h3></summary>
        <div class="answer">
        <p>A.</p>
        <div class="heading"><h4 id="more">More</h4><a class="permalink" href="#more" \
        aria-label="Link to the section “More”"></a></div>
        <p>B.</p>
        </div>
        </details>
        <details>
        <summary><h3 id="why">Why?</h3></summary>
        <div class="answer">
        <p>C.</p>
        </div>
        </details>
        </div>
        <div class="heading"><h2 id="next">Next</h2><a class="permalink" href="#next" \
        aria-label="Link to the section “Next”"></a></div>
        <p>D.</p>

        """)
    let entries = try json(page)
    #expect(entries.map(\.name) == ["What is x?", "Why?"])
    #expect(entries.map(\.answer) == ["A.\n\nMore\n\nB.", "C."])
  }

  @Test(arguments: ["## أسئلة شائعة", "## שאלות נפוצות", "## 常见问题", "## Anything {#q .faq}"])
  func `questions are known in every language and by an attribute`(_ title: String) throws {
    #expect(try json(RenderedPage("\(title)\n\n### Q?\n\nA.")).count == 1)
  }

  @Test func `on a page of questions every heading of level 2 is one`() throws {
    let page = RenderedPage("# T\n\nText.\n\n## One?\n\nA.\n\n## Two?\n\nB.", layout: .faq)
    #expect(try json(page).map(\.name) == ["One?", "Two?"])
    #expect(page.body.components(separatedBy: "<details>").count == 3)
  }

  @Test func `questions inside a quote or a list are found`() throws {
    let page = RenderedPage("> ## FAQ\n>\n> ### One?\n>\n> A.\n\n- ## FAQ\n\n  ### Two?\n\n  B.")
    #expect(try json(page).map(\.name) == ["One?", "Two?"])
  }

  @Test func `structured data survives what an answer may hold`() throws {
    let page = RenderedPage(
      """
      ## كيف أضيف `</script>`؟

      اكتب `<!-- <script>` و"علامات" والشرطة \\\\.\u{2028}

      - أولًا: افتح [الدليل](guide.md).
      - ثانيًا
      """, in: "ar", layout: .faq)
    let inner = page.structuredData.dropFirst(8).dropLast(9)
    #expect(!inner.contains("</") && !inner.contains("<!--") && !inner.contains("\u{2028}"))
    #expect(!inner.lowercased().contains("<script"))
    let entries = try json(page)
    #expect(entries.map(\.name) == ["كيف أضيف </script>؟"])
    #expect(entries[0].answer == "اكتب <!-- <script> و\"علامات\" والشرطة \\.\u{2028}\n- أولًا: افتح الدليل.\n- ثانيًا")
  }

  @Test func `a section without questions stays as it is, and a page without any is no page of questions`() {
    let page = RenderedPage("## FAQ\n\nNone yet.")
    #expect(!page.body.contains("<details>"))
    #expect(page.structuredData.contains("\"@type\":\"WebPage\"") && !page.structuredData.contains("Question"))
  }
}
