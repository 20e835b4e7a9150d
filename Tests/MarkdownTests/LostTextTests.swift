import Diagnostics
import Markdown
import Testing

/// What an author meant as a list, table, link or note and Markdown does not read so, and what would nest in HTML.
@Suite struct LostTextTests {
  @Test(arguments: [
    "1、打开\n2、关闭", "一、介绍\n二、安装", "（1）打开\n（2）关闭", "1.打开\n2.关闭", "1．打开\n2．关闭", "①打开\n②关闭",
    "a) one\nb) two", "(a) one\n(b) two", "A. one\nB. two", "א. ראשון\nב. שני", "י. עשר\nכ. עשרים", "ב׳) ב\nג׳) ג",
    "أ. واحد\nب. اثنان", "ب) ب\nت) ت", "ج. ج\nد. د", "• one\n• two", "-one\n-two", "(1) one\n(2) two", "1)one\n2)two",
    "١.أ\n٢.ب",
  ])
  func `lines that begin like items and make no list are reported`(source: String) throws {
    #expect(try Page(source, language: "zh-Hans").findings == ["1:1 warning lost-list"])
    #expect(try Page("> words\n> " + source.replacing("\n", with: "\n> ")).findings == ["2:3 warning lost-list"])
  }

  @Test(arguments: [
    "1. one\n2. two", "版本 1.5 与\n2.0 之间", "1、打开\\\n2、关闭", "1、打开  \n2、关闭", "*one* and\n*two*", "1、打开\n3、关闭",
    "-5 degrees\n-6 degrees", "（1）只有一行\n文字", "first\n- one", "A. Smith wrote\nit", "J. Doe\nA. Roe", "a.b\nb.c",
    "I) one\nII) two",
  ])
  func `other lines are not`(source: String) throws {
    #expect(try Page(source, language: "zh-Hans").findings == [])
  }

  @Test(arguments: [
    ("| a | b |\n|—|—|\n| 1 | 2 |", "2:1 warning table-cells-dropped"),
    ("| a | b |\n|---+---|\n| 1 | 2 |", "2:1 warning table-cells-dropped"),
    ("- x\n  | a | b |\n  |---+---|\n  | 1 | 2 |", "3:3 warning table-cells-dropped"),
    ("- x\n\n      | a | b |\n      |---|---|\n      | 1 | 2 |", "3:7 warning table-cells-dropped"),
    ("x\n\n    | a | b |\n    |---+---|\n", "3:5 warning table-cells-dropped"),
    ("- | a | b |\n  |---|---|\n  | 1 | 2 |\n| 3 | 4 |", "4:1 warning table-cells-dropped"),
    ("1. x\n\n   | a | b |\n   |---|---|\n   | 1 | 2 |\n\n   | 3 | 4 |", "7:4 warning table-cells-dropped"),
    ("> | 3 | 4 |", "1:3 warning table-cells-dropped"),
    ("| a | b |\n\n|---|---|\n| 1 | 2 |", "3:1 warning table-cells-dropped"),
    ("+---+---+\n| a | b |\n+---+---+", "1:1 warning table-cells-dropped"),
    ("｜ 甲 ｜ 乙 ｜\n｜---｜---｜", "2:1 warning table-cells-dropped"),
  ])
  func `what was drawn as a table and is none is reported`(source: String, finding: String) throws {
    #expect(try Page(source).findings == [finding])
  }

  @Test func `a line of prose directly below a table is reported, a row of one cell is not`() throws {
    let page = try Page("| a | b |\n|---|---|\n| 1 | 2 |\ntext below\n")
    #expect(page.findings == ["4:1 warning table-cells-dropped"])
    #expect(try Page("| a | b |\n|---|---|\n| 1 |\n| 2\n\n| a |\n|---|\n| 1 |\nx\n").findings == [])
  }

  @Test(arguments: ["x = 1 -\ny + 2", "- | -", "a\n:-| b", "--", "=== x ==="])
  func `signs in a text are no table`(source: String) throws {
    #expect(try Page(source).findings == [])
  }

  @Test func `a table whose cells are left out is refused before they are made`() throws {
    let columns = 1500
    let source =
      String(repeating: "|a", count: columns) + "|\n" + String(repeating: "|-", count: columns) + "|\n"
      + String(repeating: "|x|\n", count: 1000)
    #expect(try Page(source).findings == ["1:1 error page-too-large"])
    #expect(try Page("| a | b |\n|---|---|\n" + String(repeating: "|x|\n", count: 2000)).findings == [])
  }

  @Test(arguments: [
    ("[a [^n] b](x.md)", "link <x.md>\n    \"a \"\n    \" b\"\n  note 1/1"),
    ("[**a**[^n]](x.md)", "link <x.md>\n    strong\n      \"a\"\n  note 1/1"),
    ("![a [^n]](x.png)", "image <x.png>\n    \"a \"\n  note 1/1"),
  ])
  func `a note inside a link or an image stands behind it`(source: String, outline: String) throws {
    let page = try Page(source + "\n\n[^n]: note\n")
    #expect(page.outline.contains(outline), "\(page.outline)")
    #expect(page.outline.contains("footnote 1 \"n\" references=1"))
    #expect(page.findings == [])
  }

  @Test(arguments: [
    ("[a <https://b.org> c](x.md)", 1), ("[a <a href=\"b.md\">b</a> c](x.md)", 1),
    ("<a href=\"x.md\">a [b](c.md)</a> d", 1),
    ("<a href=\"x.md\">a *[b](c.md)* <a href=\"d.md\">e</a></a>", 2),
  ])
  func `a link inside a link keeps its words only`(source: String, count: Int) throws {
    let page = try Page(source)
    #expect(page.findings.count == count && page.findings.allSatisfy { $0.hasSuffix("warning nested-link") })
    #expect(page.outline.split(separator: "\n").filter { $0.contains("link <") || $0.contains("href <") }.count == 1)
    #expect(page.outline.contains("b"))
  }

  @Test func `a note whose label goes over the end of a line keeps its words`() throws {
    let page = try Page("text [^foo\nbar] and `[^a\nb]`\n")
    #expect(page.findings == ["1:6 warning undefined-footnote"])
    #expect(page.shown == ["[^foo\nbar]"])
    #expect(page.outline.contains("[^foo") && page.outline.contains("bar] and "))
    #expect(Places(page).mistakes == [])
  }

  @Test func `asterisks that begin where they should end are reported`() throws {
    #expect(try Page("这是**加粗 **文字和** 加粗**文字", language: "zh-Hans").findings.count == 1)
    #expect(try Page("**a *b* c** and ***d***").findings == [])
  }

  @Test(arguments: [
    ("见（www.example.org）。", "www.example.org"), ("网站：www.example.org/a，", "www.example.org/a"),
    ("见www.example.org", "www.example.org"),
  ])
  func `an address without a scheme may stand next to a sign or letter`(source: String, words: String) throws {
    let page = try Page(source, language: "zh-Hans")
    #expect(page.outline.contains("autolink <http://\(words)>\n    \"\(words)\""), "\(page.outline)")
    #expect(!page.outline.contains("("))
    #expect(Places(page).mistakes == [])
  }

  @Test func `code in HTML reads from left to right unless the author says otherwise`() throws {
    let page = try Page("<samp>error: x</samp> <code dir=\"rtl\">y</code>\n\n<pre>z</pre>\n", language: "ar")
    #expect(page.outline.contains("<samp dir=\"ltr\">") && page.outline.contains("<pre dir=\"ltr\">"))
    #expect(page.outline.contains("<code dir=\"rtl\">"))
  }

  @Test func `a line end between Chinese characters in HTML is no space`() throws {
    let page = try Page("<details>\n<summary>标\n题</summary>\n内容一\n内容二\nand\n</details>\n", language: "zh-Hans")
    #expect(page.outline.contains("标题") && page.outline.contains("内容一内容二\\nand"))
    #expect(try Page("<pre>\n一\n二\n</pre>\n", language: "zh-Hans").outline.contains("一\\n二"))
  }
}
