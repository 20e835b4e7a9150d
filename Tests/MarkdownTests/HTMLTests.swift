import Diagnostics
import Markdown
import Testing

/// Raw HTML of authors.
@Suite struct HTMLTests {
  @Test func `marks of running text are kept, addresses are taken out for the site`() throws {
    let page = try Page("<kbd>a</kbd> <a class='x' href=\"b.md?c=1&amp;d\">e</a> <img alt=\"a\" src=b.png>\n")
    #expect(page.findings == [])
    #expect(page.outline.contains("markup \"<kbd dir=\"ltr\">\""))
    #expect(page.outline.contains("markup \"<a class=\"x\" href=\"\n    href <b.md?c=1&d>\n    markup \">\""))
    #expect(page.outline.contains("markup \"<img alt=\"a\" src=\"\n    src <b.png>\n    markup \">\""))
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<ScRiPt src=x>", "<style>p{}</style>", "<iframe src=x></iframe>", "<form></form>",
    "<object data=x></object>", "<embed src=x>", "<svg onload=alert(1)>", "<math></math>", "<base href=x>",
    "<meta http-equiv=refresh>", "<link rel=stylesheet href=x>", "<template>x</template>", "<input autofocus>",
    "<button>x</button>", "<video onplay=x></video>", "<b style=\"position:fixed\">x</b>", "<b ONCLICK=x>y</b>",
    "<b\nonclick=x>y</b>", "<p srcdoc=x></p>", "<custom-element>x</custom-element>",
    "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\"></noscript>",
    "<a href=\"javascript:x\">y</a>", "<a href=' java&#x09;script:x'>y</a>", "<a href=\"&#1;javascript:x\">y</a>",
    "<a href=\"javascript&colon;x\">y</a>", "<a href=\"vbscript:x\">y</a>", "<img src=\"DATA:image/svg+xml,x\">",
    "<video poster=\"data:x\"></video>", "<q cite=\"javascript:x\">y</q>",
  ])
  func `dangerous and unknown HTML is left out and reported`(source: String) throws {
    for text in [source + "\n", "text " + source + " end\n", "- > " + source + "\n"] {
      let page = try Page(text, firstLine: 7)
      let outline = page.outline.lowercased()
      for word in [
        "<script", "<style", "<iframe", "<form", "<svg", "<base", "<meta", "onclick", "onerror", "style=", "href <j",
      ] {
        #expect(!outline.contains(word), "\(page.outline)")
      }
      let finding = try #require(page.document.diagnostics.first, "\(page.outline)")
      #expect(finding.severity == .warning)
      #expect(finding.range.map { $0.start.line >= 7 } == true)
    }
  }

  @Test func `the words inside what is left out stay`() throws {
    let page = try Page("<button>press <b>me</b></button> <custom>x</custom>\n")
    #expect(page.outline.contains("\"press \""))
    #expect(page.document.diagnostics.map(\.code) == [.unsafeHTML, .literalHTML])
    #expect(page.shown == ["<button>", "<custom>"])
  }

  @Test func `a site may trust its authors`() throws {
    let page = try Page(
      "<script>x</script>\n\n<b onclick=y>[z](javascript:w)</b>\n", options: MarkdownOptions(allowsUnsafeHTML: true))
    #expect(page.findings == [])
    #expect(page.outline.contains("markup \"<script>x</script>"))
    #expect(page.outline.contains("onclick=\"y\""))
    #expect(page.outline.contains("link <javascript:w>"))
  }

  @Test func `elements end in the container they begin in`() throws {
    let page = try Page("- <b>a\n- <div>\n\n  x\n\nafter </b> <span>c\n")
    #expect(
      page.findings == [
        "1:3 warning unbalanced-html", "2:3 warning unbalanced-html", "6:7 warning unbalanced-html",
        "6:12 warning unbalanced-html",
      ])
    #expect(page.outline.contains("\"a\"\n      html\n        markup \"</b>\""))
    #expect(page.outline.contains("\"x\"\n    html\n      markup \"</div>\""))
    #expect(page.outline.hasSuffix("\"c\"\n  html\n    markup \"</span>\"\n"))
  }

  @Test func `HTML may hold Markdown between its lines`() throws {
    let page = try Page("<details>\n<summary>More</summary>\n\n## Head\n\n- a\n\n</details>\n")
    #expect(page.findings == [])
    #expect(page.outline.contains("heading 2\n  \"Head\"\nlist"))
  }

  @Test func `end tags that HTML implies are written out`() throws {
    let page = try Page("<ul><li>a<li>b</ul>\n<table><tr><td>1<td>2<tr><td>3</table>\n<dl><dt>t<dd>d</dl>\n")
    #expect(page.findings == [])
    #expect(page.outline.contains("<ul><li>a</li><li>b</li></ul>"))
    #expect(page.outline.contains("<tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>"))
    #expect(page.outline.contains("<dl><dt>t</dt><dd>d</dd></dl>"))
  }

  @Test func `a comment keeps its text and place and shows nowhere`() throws {
    let page = try Page("- a\n\n  <!-- swift: id=x\n  let a = 1\n  -->\n\nb <!-- c --> d\n", firstLine: 2)
    #expect(page.outline.contains("comment \" swift: id=x\\nlet a = 1\\n\""))
    #expect(page.outline.contains("comment \" c \""))
    #expect(Places(page).mistakes == [])
    #expect(page.findings == [])
  }

  @Test func `a comment or tag without an end is reported`() throws {
    #expect(try Page("a\n\n<!-- x\n\ny\n").findings == ["3:1 warning unbalanced-html"])
    let page = try Page("<div title=\"x\n\ny\n")
    #expect(page.findings == ["1:1 warning unbalanced-html"])
    #expect(page.outline.contains("&lt;div"))
  }

  @Test func `a block element in a paragraph is left out`() throws {
    let page = try Page("a <div>b</div> c\n")
    #expect(page.findings == ["1:3 warning unbalanced-html"])
    #expect(page.outline == "paragraph\n  \"a b c\"\n")
  }

  @Test func `what is no tag for Markdown is text`() throws {
    let page = try Page("a <svg/onload=alert(1)> <b/onclick=x>\n")
    #expect(page.outline == "paragraph\n  \"a <svg/onload=alert(1)> <b/onclick=x>\"\n")
  }

  @Test(arguments: [
    "Array<Int> x", "a <Foo> b", "Set<T>", "Optional<Array<Int>>", "an <some View> b", "<each T>", "</T>", "<name>",
    "Picker<Label>", "a <Button> b", "the <Section> x", "Box<A> x", "Array<Data>", "a <?php b ?> c",
    "<!DOCTYPE html> x",
    "<your-token>", "**a<T>** `x`", "# Map<Key> and <Value>", "| a<T> |\n|---|", "<Foo>x</Foo>", "<Foo>\nx\n</Foo>",
    "<div>\n<T>a\n</div>", "<pre>\n<T>a\n</pre>",
  ])
  func `what only looks like a tag is shown as text, with a finding`(text: String) throws {
    let page = try Page("x\n\n\(text)\n")
    #expect(page.document.diagnostics.allSatisfy { $0.code == .literalHTML && $0.severity == .warning })
    let outline = page.outline.replacing("&lt;", with: "<")
    for name in page.shown { #expect(outline.contains(name), "\(name): \(outline)") }
    #expect(!page.shown.isEmpty)
  }

  @Test(arguments: [
    "a <b>b</b> <BR> c", "<B>b</B>", "word<SUP>2</SUP>", "word<B>bold</B>", "<Br>",
    "<Details>\n<summary>a</summary>\nb\n</Details>",
    "x <Kbd>y</Kbd>", "word<Sub>2</Sub>",
  ])
  func `elements are elements however their names are spelt`(text: String) throws {
    #expect(try Page("x\n\n\(text)\n").findings == [])
  }

  @Test(arguments: [
    "<script>x</script>", "<Script>x</Script>", "<form>", "a <font>b</font>", "<div>\n<o:p>b</o:p></div>",
    "<Foo bar=\"x\">b</Foo>",
  ])
  func `elements that pages do not have are still left out`(text: String) throws {
    let page = try Page("x\n\n\(text)\n")
    #expect(page.document.diagnostics.map(\.code) == [.unsafeHTML])
    #expect(!page.outline.contains("&lt;"))
  }

  @Test func `a trusted page keeps its tags as they are`() throws {
    let page = try Page("a <Foo> b\n", options: MarkdownOptions(allowsUnsafeHTML: true))
    #expect(page.findings == [] && page.outline.contains("<foo>"))
  }

  @Test(arguments: [
    ("<div>\n[a](b.md) and **c**\n</div>", "[a](b.md)"), ("<p>x **נא לשמור** y</p>", "**נא לשמור**"),
    ("> <td>![a](b.png)</td>", "[a](b.png)"), ("- <details>\n  <summary>**s**</summary>\n  </details>", "**s**"),
  ])
  func `Markdown inside a block of HTML is reported`(text: String, shown: String) throws {
    let page = try Page(text + "\n")
    let found = page.document.diagnostics.filter { $0.code == .markdownInHTML }
    #expect(found.compactMap { $0.range.map(page.text) } == [shown])
  }

  @Test(arguments: [
    "<div>\n\n**a** [b](c)\n\n</div>", "<p><code>a[0](x) **b**</code></p>", "<pre>\n[a](b)\n</pre>",
    "<p>2 ** 3 ** 4</p>",
    "<p>a[] (b) x]( [](y)</p>", "<p>**</p>", "<!-- [a](b) **c** -->", "a <b>**c**</b>",
  ])
  func `other text in HTML is not`(text: String) throws {
    #expect(try !Page(text + "\n").document.diagnostics.contains { $0.code == .markdownInHTML })
  }

  @Test func `a line break of HTML parts words wherever the text is told without markup`() throws {
    let page = try Page("# one<br>two<br/>three<wbr>four\n")
    guard case .heading(let heading) = page.document.blocks[0] else { return }
    #expect(heading.content.plainText == "one two threefour")
  }
}
