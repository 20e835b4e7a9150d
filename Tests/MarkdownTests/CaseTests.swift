import Diagnostics
import Markdown
import Testing

/// The shared cases, as far as they are about the tree.
@Suite struct CaseTests {
  @Test func `digits of other scripts make no list, and the author is told`() throws {
    let page = try Page(case: "05-arabic-digit-list", "ar/steps.md")
    #expect(page.findings == ["9:1 warning non-ascii-list-number"])
    #expect(page.shown == ["١."])
    #expect(page.outline.contains("\"١. افتح ملف الإعدادات.\""))
    #expect(page.outline.contains("list 1 tight\n"))
    #expect(page.outline.contains("list 7 tight\n"))
  }

  @Test func `bidirectional controls in code are errors with line and code point`() throws {
    let page = try Page(case: "07-trojan-source", "en/fees.md")
    #expect(
      page.findings == ["10:16 error bidi-control", "11:45 error bidi-control", "15:16 error bidi-control"])
    #expect(page.document.diagnostics.map { $0.message.contains("U+202E") } == [true, false, true])
    let hebrew = try Page(case: "07-trojan-source", "he/fees.md")
    #expect(hebrew.findings == ["10:7 warning bidi-control"])
  }

  @Test func `emphasis works next to full-width signs`() throws {
    let page = try Page(case: "09-cjk-emphasis", "zh-Hans/backup.md")
    let strong = page.document.blocks.flatMap { block -> [String] in
      guard case .paragraph(let paragraph) = block else { return [] }
      return paragraph.content.compactMap { if case .strong(let words) = $0 { words.plainText } else { nil } }
    }
    #expect(strong == ["先备份数据。", "“并发数”", "（实验性）", "注意：", "普通"])
    #expect(!page.outline.contains("**"))
  }

  @Test func `a line end between Chinese characters is no space`() throws {
    let page = try Page(case: "10-cjk-softbreak", "zh-Hans/network.md")
    let texts = page.document.blocks.compactMap { block in
      if case .paragraph(let paragraph) = block { paragraph.content.plainText } else { nil }
    }
    #expect(
      texts == [
        "这个示例演示如何发送网络请求，并在失败时重试。默认的超时是 30 秒，可以用 timeout 修改。",
        "第一行以逗号结尾，第二行继续。", "This paragraph is English and keeps its spaces.",
      ])
  }

  @Test func `a bare address ends before Chinese text`() throws {
    let page = try Page(case: "11-cjk-autolink", "zh-Hans/links.md")
    let links = page.outline.split(separator: "\n").filter { $0.contains("autolink") }.map { $0.drop { $0 == " " } }
    #expect(
      links == [
        "autolink <https://example.org/docs>", "autolink <https://example.org/guide>",
        "autolink <https://example.org/src>", "autolink <https://example.org/a>",
        "autolink <http://www.example.org>",
      ])
    for rest in ["\"（中文）以及附录。\"", "\"，再下载安装包。\"", "\"。下一句。\"", "\"！\""] {
      #expect(page.outline.contains(rest))
    }
    #expect(Places(page).mistakes == [])
  }

  @Test func `fences of every kind keep what is inside them`() throws {
    let page = try Page(case: "20-code-fence-kinds", "en/fences.md")
    let blocks = page.document.blocks.compactMap { if case .codeBlock(let code) = $0 { code } else { nil } }
    #expect(blocks.map(\.language) == ["swift", "swift", "", "swift"])
    #expect(blocks.map(\.lineStarts.count) == [2, 6, 3, 1])
    #expect(blocks.allSatisfy { $0.isClosed })
    #expect(Places(page).mistakes == [])
  }

  @Test func `code in lists loses the list's indentation alone`() throws {
    let page = try Page(case: "21-code-in-list", "ar/tutorial.md")
    let blocks = page.document.blocks.flatMap(Self.code)
    #expect(
      blocks == [
        "struct Point {\n    var x = 0\n}\n",
        "func text() -> String {\n    \"\"\"\n    سطر أول\n      سطر ثانٍ\n    \"\"\"\n}\n", "print(\"تم\")\n",
      ])
    #expect(Places(page).mistakes == [])
  }

  @Test func `the language is the first word of the info string`() throws {
    let page = try Page(case: "22-code-info-attrs", "en/info.md")
    let blocks = page.document.blocks.compactMap { if case .codeBlock(let code) = $0 { code } else { nil } }
    #expect(blocks.map(\.language) == ["swift", "swift", "swift", "swift", "swift", "swiftui", "sh"])
  }

  @Test func `an open fence is reported where it stands`() throws {
    let page = try Page(case: "23-code-unclosed", "zh-Hans/unclosed.md")
    #expect(page.findings == ["9:1 warning unclosed-fence"])
    #expect(page.document.blocks.count == 3)
  }

  @Test func `a row with bars too many is reported, escaped bars are not`() throws {
    let page = try Page(case: "25-table-pipes", "en/operators.md")
    #expect(page.findings == ["10:14 warning table-cells-dropped"])
    for code in ["code `a | b`", "code `flags |= 2`", "code `\\\\`", "code `\"\\\\n\"`", "\"a | b\""] {
      #expect(page.outline.contains(code), "\(code)")
    }
    #expect(Places(page).mistakes == [])
  }

  @Test func `nothing of the author's can run code`() throws {
    let page = try Page(case: "26-xss-links-html", "en/unsafe.md")
    let outline = page.outline.lowercased()
    for word in ["<script", "<style", "<iframe", "<form", "<svg", "onerror", "onload", "link <javascript", "href <j"] {
      #expect(!outline.contains(word), "\(word)")
    }
    for word in ["one", "two", "three", "four", "five", "seven", "eleven"] { #expect(outline.contains(word)) }
    #expect(Set(page.document.diagnostics.compactMap { $0.range?.start.line }) == [7, 9, 11, 13, 15])
    #expect(page.document.diagnostics.count == 15)
    #expect(page.outline.contains("link <mailto:docs@example.org>"))
  }

  @Test func `an undefined reference stays text and is reported`() throws {
    let page = try Page(case: "29-links-broken", "he/index.md")
    #expect(page.findings == ["13:38 warning undefined-reference"])
    #expect(page.shown == ["[לא מוגדר][nope]"])
    #expect(page.outline.contains("\" ו-[לא מוגדר][nope]\""))
  }

  @Test func `brackets without a task behind them are text`() throws {
    let page = try Page(case: "30-task-list-a11y", "en/checklist.md")
    let items = page.outline.split(separator: "\n").filter { $0.contains("item") && !$0.contains("\"") }
    #expect(items.map { $0.drop { $0 == " " } } == ["item open", "item done", "item open", "item", "item", "item"])
    for text in ["\"[ ]\"", "\"[] not a task\"", "\"[ x ] not a task either\""] { #expect(page.outline.contains(text)) }
  }

  @Test func `footnotes are numbered by first use, and lost ones are reported`() throws {
    let page = try Page(case: "31-footnotes-repeat", "he/notes.md")
    #expect(page.document.footnotes.map(\.label) == ["מונח", "1", "פנים"])
    #expect(page.document.footnotes.map(\.referenceCount) == [2, 1, 1])
    #expect(page.findings == ["9:35 warning undefined-footnote", "14:1 warning unused-footnote"])
    #expect(page.shown.first == "[^אין]")
    #expect(Places(page).mistakes == [])
  }

  @Test func `an image whose address has a space stays text`() throws {
    let page = try Page("![alt](my image.png) and `[x](y.md)`")
    #expect(page.outline == "paragraph\n  \"![alt](my image.png) and \"\n  code `[x](y.md)`\n")
  }

  @Test func `control characters are left out and reported`() throws {
    let page = try Page(case: "38-rss-escape", "en/news.md")
    #expect(page.findings == ["9:21 warning control-character"])
    #expect(!page.outline.unicodeScalars.contains { $0.value == 8 || $0.value == 11 })
    #expect(page.document.diagnostics[0].message.contains("U+0008 and 1 more"))
  }

  /// The code in a block and in the blocks inside it.
  private static func code(in block: Block) -> [String] {
    switch block {
    case .codeBlock(let code): [code.code]
    case .list(let list): list.items.flatMap { $0.blocks.flatMap(code) }
    case .quote(let quote): quote.blocks.flatMap(code)
    default: []
    }
  }
}
