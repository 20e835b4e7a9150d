import Diagnostics
import Markdown
import Testing

/// Rules for scripts whose words stand together, and for what else CommonMark leaves out of account.
@Suite struct ScriptRuleTests {
  @Test(arguments: [
    ("و**«اقتباس»** بعده", "ar", "«اقتباس»"), ("و**`let`** بعده", "ar", "let"), ("**ملاحظة:**نص", "ar", "ملاحظة:"),
    ("وَ**(مهم)**", "ar", "(مهم)"), ("می‌گوید**«نه»**", "fa", "«نه»"), ("ב**\"ציטוט\"** אחריו", "he", "\"ציטוט\""),
    ("**שימו לב:**טקסט", "he", "שימו לב:"), ("**한국어(Korean)**은", "ko", "한국어(Korean)"),
    ("文字**《书名》**文字", "zh-Hans", "《书名》"), ("これは**注意！**です", "ja", "注意！"),
  ])
  func `asterisks stand next to signs where words are written together`(
    source: String, language: String, words: String
  ) throws {
    let page = try Page(source, language: language)
    #expect(page.outline.contains("strong\n") && page.outline.contains(words) && !page.outline.contains("**"))
    #expect(page.findings == [])
    #expect(Places(page).mistakes == [])
  }

  @Test(arguments: [
    ("__底线：__文字", "1:1 warning literal-emphasis"), ("文字 **没有结束", "1:8 warning literal-emphasis"),
    ("the **open end", "1:5 warning literal-emphasis"), ("> - the **open end", "1:9 warning literal-emphasis"),
  ])
  func `a run that makes no emphasis is reported`(source: String, finding: String) throws {
    #expect(try Page(source).findings == [finding])
  }

  @Test(arguments: [
    "2**10 and 5 ** 2", "snake__case and src/**/x", "\\*\\*no", "`**kwargs`", "**yes** and __yes__", "`a` \\**b",
  ])
  func `runs that are meant as they stand are not`(source: String) throws {
    #expect(try Page(source).findings == [])
  }

  @Test func `a task may stand in a quotation and behind the mark of another list`() throws {
    let page = try Page("> - [ ] one\n> - [x] **two**\n> - [ ]\n> - \\[ ] three\n\n- - [X] `four`\n")
    let items = page.outline.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("item") }
    #expect(items == ["item open", "item done", "item", "item", "item", "item done"])
    #expect(!page.outline.contains("\"[x] ") && page.outline.contains("[ ] three"))
  }

  @Test(arguments: [
    ("١- أول\n٢- ثان", "1:1 warning non-ascii-list-number"), ("１．第一\n２．第二", "1:1 warning non-ascii-list-number"),
    ("۱) اول\n۲) دوم", "1:1 warning non-ascii-list-number"),
  ])
  func `numbers of other scripts are named with the signs that go with them`(source: String, finding: String) throws {
    #expect(try Page(source).findings == [finding])
  }

  @Test(arguments: ["٣٫٥ ثوان", "١٠-٢٠ دقيقة", "２０２５年"])
  func `other numbers at the beginning of a line are numbers`(source: String) throws {
    #expect(try Page(source).findings == [])
  }

  @Test(arguments: [
    ("| `a|b` | c |\n|---|---|\n| 1 | 2 |", "1:1 warning table-cells-dropped"),
    ("> words\n> a | b\n> --- | --- | ---", "2:3 warning table-cells-dropped"),
  ])
  func `a table that its header keeps from being one is reported`(source: String, finding: String) throws {
    #expect(try Page(source).findings == [finding])
  }

  @Test(arguments: ["| a | b |\n|---|---|\n| 1 | 2 |", "a | b\nc", "words\n| a |", "text\n- | -"])
  func `what is a table, or was not meant as one, is not`(source: String) throws {
    #expect(try Page(source).findings == [])
  }

  @Test(arguments: [
    ("版本 123\n，后面", "版本 123，后面"), ("中文；\nSwift", "中文；Swift"), ("中文\nSwift", "中文 Swift"),
  ])
  func `a line end beside a full-width sign is no space`(source: String, text: String) throws {
    guard case .paragraph(let paragraph)? = try Page(source, language: "zh-Hans").document.blocks.first else { return }
    #expect(paragraph.content.plainText == text)
  }

  @Test func `an address without a host in ASCII stays text`() throws {
    #expect(!(try Page("见 http://例え.jp/ok。")).outline.contains("autolink"))
  }

  @Test func `an id that two headings are given is reported at the second`() throws {
    let page = try Page("# A {#x}\n\n## B {#y}\n\n## C {#x}\n")
    #expect(page.findings == ["5:6 warning heading-attributes"])
    #expect(page.document.diagnostics[0].notes.count == 1)
  }
}
