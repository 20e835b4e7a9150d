import Diagnostics
import Languages
import Markdown
import Testing

/// What the parser adds to CommonMark and GFM.
@Suite struct RuleTests {
  @Test(arguments: [
    "# a \u{202E}b [c](d) `e`\n", "# a &#x202e;b [c](d) `e`\n", "# a b\u{2069} [c](d) `e`\n",
    "# a \u{2066}b\u{202C} [c](d) `e`\n",
  ])
  func `half of a pair of controls is reported and in no text of the document`(text: String) throws {
    let page = try Page("x[^1] **（a）**b\n\n" + text + "\n[^1]: note\n")
    guard case .heading(let heading) = page.document.blocks[1] else { return }
    #expect(heading.content.plainText == "a b c e")
    let links = heading.content.compactMap { piece in if case .link(let link) = piece { link.range } else { nil } }
    #expect(links.map(page.text) == ["[c](d)"])
    #expect(page.findings.allSatisfy { $0.hasSuffix("bidi-control") } && !page.findings.isEmpty)
  }

  @Test(arguments: [
    ("`a\u{200F}b`", "1:3"), ("`\u{200E}ls`", "1:2"), ("x `\u{61C}`", "1:4"),
    ("```sh\nls -la\n# a-\u{200F}b\n```", "3:5"),
  ])
  func `marks of direction in code are reported`(text: String, place: String) throws {
    #expect(try Page(text + "\n").findings == ["\(place) warning bidi-control"])
  }

  @Test(arguments: [
    "a\u{200F}b", "```\n# שלום!\u{200F}\n```", "```\n\"שלום\u{200F}\"\n```", "&rlm; `&rlm;`", "`→ “a” …`",
  ])
  func `marks beside right-to-left words, and outside of code, are fine`(text: String) throws {
    #expect(try Page(text + "\n", language: "he").findings == [])
  }

  @Test func `a heading without words is reported, one with code or a described image is not`() throws {
    let page = try Page("#\n\n## ![](x.png)\n\n## <br>\n\n## {#id}\n\n> ### **[]()**\n")
    #expect(
      page.document.diagnostics.filter { $0.code == .emptyHeading }.map { $0.range?.start.line } == [1, 3, 5, 7, 9])
    #expect(try Page("# `x`\n\n## ![y](x.png)\n\n## **z**\n\n## <b>w</b> {#id}\n").findings == [])
  }

  @Test func `controls in a hidden block of Swift are those of code`() throws {
    #expect(
      try Page("<!-- swift: id=x\nlet a = 1 // \u{202E}b\n-->\n").findings == ["2:14 error bidi-control"])
  }

  @Test(arguments: [
    ("## Set up {#setup}", "heading 2 #setup\n  \"Set up\"\n"),
    ("## `code` {#id .faq .wide}", "heading 2 #id .faq .wide\n  code `code`\n"),
    ("Title {#התקנה}\n=====", "heading 1 #התקנה\n  \"Title\"\n"),
    ("# *a* {.faq}", "heading 1 .faq\n  emphasis\n    \"a\"\n"),
    ("# {#only}", "heading 1 #only\n"),
    ("# a \\{#id}", "heading 1\n  \"a {#id}\"\n"),
    ("# `{#id}`", "heading 1\n  code `{#id}`\n"),
    ("# Sets {a, b}", "heading 1\n  \"Sets {a, b}\"\n"),
    ("# a {#b} ##", "heading 1 #b\n  \"a\"\n"),
    ("# 标题（一） {#yi}", "heading 1 #yi\n  \"标题（一）\"\n"),
  ])
  func `braces at the end of a heading are its id and classes`(source: String, outline: String) throws {
    let page = try Page(source)
    #expect(page.outline == outline)
    #expect(page.findings.filter { !$0.hasSuffix("empty-heading") } == [])
  }

  @Test func `a wrong word in the braces of a heading is reported`() throws {
    let page = try Page("# a {#b c #d}")
    #expect(page.findings == ["1:5 warning heading-attributes", "1:5 warning heading-attributes"])
    #expect(page.outline == "heading 1 #b\n  \"a\"\n")
  }

  @Test(arguments: ["note", "TIP", "Important", "WARNING", "caution"])
  func `an alert is a callout in any case`(word: String) throws {
    let page = try Page("> [!\(word)]\n> Text `c`.\n>\n> ## Head\n")
    #expect(page.outline.hasPrefix("callout \(word.lowercased())\n  paragraph\n    \"Text \"\n"))
    #expect(page.outline.contains("  heading 2\n    \"Head\""))
    #expect(page.findings == [])
    #expect(Places(page).mistakes == [])
    guard case .callout(let callout)? = page.document.blocks.first, case .paragraph(let text)? = callout.blocks.first
    else { return }
    #expect(page.text(of: text.range) == "Text `c`.")
  }

  @Test func `callouts work in lists and quotes, and may be empty`() throws {
    let page = try Page("- > [!TIP]\n  > in list\n\n> > [!NOTE]\n\n> [!NOTE] words\n")
    #expect(page.outline.contains("callout tip\n      paragraph\n        \"in list\""))
    #expect(page.outline.contains("quote\n  callout note\n"))
    #expect(page.outline.hasSuffix("quote\n  paragraph\n    \"[!NOTE] words\"\n"))
  }

  @Test func `a misspelt callout is named`() throws {
    let page = try Page("> [!WARNIG]\n> x\n", firstLine: 5)
    #expect(page.findings == ["5:3 warning unknown-callout"])
    #expect(page.shown == ["[!WARNIG]"])
    #expect(page.document.diagnostics[0].remedy == "did you mean [!WARNING]?")
  }

  @Test func `a comment above a table is its caption, in Markdown`() throws {
    let page = try Page("<!-- table: caption=\"What `a` **does**\" -->\n| a |\n|:-:|\n| b |\n", firstLine: 3)
    #expect(page.outline.hasPrefix("table center\n  caption\n    \"What \"\n    code `a`\n    \" \"\n    strong\n"))
    #expect(Places(page).mistakes == [])
    #expect(page.findings == [])
  }

  @Test func `a caption without a table, or without quotes, is reported`() throws {
    let page = try Page("<!-- table: caption=\"x\" -->\n\ntext\n\n<!-- table: caption=x -->\n| a |\n|---|\n")
    #expect(page.findings == ["1:1 warning table-caption", "5:1 warning table-caption"])
  }

  @Test func `the alignment of columns is logical`() throws {
    let page = try Page("| a | b | c | d |\n|---|:--|:-:|--:|\n")
    #expect(page.outline.hasPrefix("table - start center end\n"))
  }

  @Test func `a table under a line of text takes only its own lines`() throws {
    let page = try Page("words `x`\n| a | b |\n|---|---|\n| 1 | 2 | 3 |\n")
    #expect(page.outline.hasPrefix("paragraph\n  \"words \"\n  code `x`\ntable - -\n"))
    #expect(page.findings == ["4:11 warning table-cells-dropped"])
    #expect(page.shown == ["3"])
  }

  @Test(arguments: [
    "[a]\n\n[a]: x.md", "[text][A  b]\n\n[a B]: x.md", "![text][a]\n\n[a]: x.md", "[a][]\n\n> [a]: x.md",
    "[a\nb]\n\n[a b]: x.md", "Text [x]: not a definition", "Text\n[x]: not one either", "```\n[x]: y\n```",
    "    [x]: y", "[Straße]\n\n[STRASSE]: x.md", "[^a]\n\n[^a]: note", "- [ ] task\n- [x]: text in an item",
    "<div>\n[x]: y\n</div>", "[x]: two words", "# [x]: y", "| [x]: | y |\n|---|---|\n| [z]: | y |",
  ])
  func `a definition that is used, and what is none, is no finding`(text: String) throws {
    #expect(try Page(text + "\n").findings.filter { $0.hasSuffix("unused-reference") } == [])
  }

  @Test func `definitions that nothing uses, and further ones of a label, are reported where they stand`() throws {
    let page = try Page(
      "[text][tabs] `[code]`\n\n[tab]: tabs.md\n[tabs]: x.md 'title'\n[TABS]: y.md\n\n- item\n\n  [it\\]em]: z.md\n\n> [quoted]:\n> z.md\n"
    )
    #expect(page.findings == [3, 5, 9, 11].map { "\($0):\($0 < 9 ? 1 : 3) warning unused-reference" })
    #expect(page.shown == ["[tab]: tabs.md", "[TABS]: y.md", "[it\\]em]: z.md", "[quoted]:"])
  }

  @Test(arguments: ["d:main", "p:1-0", "d:", "p:"])
  func `ids of the page's own parts are refused where they are given`(id: String) throws {
    let page = try Page("## Title {#\(id)}\n\n<p id=\"\(id)\">text</p>\n\n## Other {#dp:x}\n")
    #expect(page.findings == ["1:10 error reserved-id", "3:4 warning unsafe-html"])
    #expect(page.shown == ["{#\(id)}", "id=\"\(id)\""])
  }

  @Test func `undefined references are reported where they stand, code and notes are not`() throws {
    let page = try Page("[a][b] [c][] [**d**][e] \\[f][g] `[h][i]` x[j][k] [l]\n")
    #expect(page.shown == ["[a][b]", "[c][]", "[**d**][e]"])
    #expect(page.findings.allSatisfy { $0.hasSuffix("warning undefined-reference") })
  }

  @Test func `a note is found in another note, and defined twice it is reported`() throws {
    let page = try Page("a[^x]\n\n[^x]: see[^y]\n\n[^y]: end\n\n[^y]: again\n\n[^z]: only[^w]\n\n[^w]: lost\n")
    #expect(page.document.footnotes.map(\.label) == ["x", "y"])
    #expect(
      page.findings == ["7:1 warning unused-footnote", "9:1 warning unused-footnote", "11:1 warning unused-footnote"])
  }

  @Test func `notes are numbered in the order of reading, not of writing`() throws {
    let page = try Page("[^b]: two[^c]\n\none[^a] two[^b] one[^a]\n\n[^a]: x\n[^c]: y\n")
    #expect(page.document.footnotes.map(\.label) == ["a", "b", "c"])
    #expect(
      page.outline.hasPrefix("paragraph\n  \"one\"\n  note 1/1\n  \" two\"\n  note 2/1\n  \" one\"\n  note 1/2\n"))
  }

  @Test func `controls in prose are allowed when they are closed in the paragraph`() throws {
    #expect(try Page("a \u{2067}אב\u{2069} b \u{200F}\n").findings == [])
    #expect(
      try Page("a \u{2067}אב b\n\nc\u{2069}\n").findings == ["1:3 warning bidi-control", "3:2 warning bidi-control"])
    #expect(
      try Page("a &#x2067;אב b\n\n`&#8238;` &#8238;c\n").findings == [
        "1:3 warning bidi-control", "3:11 warning bidi-control",
      ])
    #expect(try Page("    let \u{202E}a\n").findings == ["1:9 error bidi-control"])
    #expect(BidiControls.areBalanced("\u{202B}\u{2066}\u{2069}\u{202C}".unicodeScalars))
    #expect(!BidiControls.areBalanced("\u{202B}\u{2066}\u{202C}\u{2069}".unicodeScalars))
  }

  @Test(arguments: [
    ("他说**（好）**吗", "（好）"), ("文**「引」**字", "「引」"), ("**注意**：内容", "注意"), ("这是*『斜』*体", "『斜』"),
    ("~~（旧）~~新", "（旧）"), ("これは**「強調」**です", "「強調」"), ("한국어**(강조)**입니다", "(강조)"),
    ("见**https://example.org/a**，再", "https://example.org/a"), ("**“a”**后", "“a”"),
  ])
  func `emphasis opens and closes next to East Asian signs`(source: String, words: String) throws {
    let page = try Page(source, language: "zh-Hans")
    guard case .paragraph(let paragraph)? = page.document.blocks.first else { return }
    let marked = paragraph.content.compactMap { inline in
      switch inline {
      case .strong(let content), .emphasis(let content), .strikethrough(let content): content.plainText
      default: nil
      }
    }
    #expect(marked == [words], "\(page.outline)")
    #expect(paragraph.content.plainText == source.filter { $0 != "*" && $0 != "~" })
  }

  @Test func `markers never reach code, addresses or HTML`() throws {
    let page = try Page(
      "`文**（x）` [文**（](/文**（/http://a.b/中) <b title=\"文**（\">c</b>\n\n```\n文**（http://a.b/中\n```\n", language: "zh-Hans"
    )
    for text in ["code `文**（x）`", "link </文**（/http://a.b/中>", "title=\"文**（\"", "|文**（http://a.b/中"] {
      #expect(page.outline.contains(text), "\(page.outline)")
    }
  }

  @Test func `line ends join across spans and before quotation marks in Chinese`() throws {
    let text = "**中文**\n（续）“引”\n“二”\nEnglish\n中文[^1]\n字\n`码`\n文\n\n[^1]: x\n"
    let page = try Page(text, language: "zh-Hans")
    guard case .paragraph(let paragraph)? = page.document.blocks.first else { return }
    #expect(paragraph.content.plainText == "中文（续）“引”“二” English 中文字 码 文")
  }

  @Test func `plain text has code and descriptions, no notes and no HTML`() throws {
    let page = try Page("a `b` ![c *d*](e) <b>f</b>[^1]\ng  \nh\n\n[^1]: x\n")
    guard case .paragraph(let paragraph)? = page.document.blocks.first else { return }
    #expect(paragraph.content.plainText == "a b c d f g h")
  }

  @Test func `every code is explained in sentences`() {
    for code in markdownDiagnosticCodes {
      #expect(code.explanation.utf8.count > 120 && code.explanation.hasSuffix("."), "\(code.name)")
    }
    #expect(Set(markdownDiagnosticCodes.map(\.name)).count == markdownDiagnosticCodes.count)
  }
}
