import Diagnostics
import Testing

@Suite("Prose in the author's HTML")
struct HTMLProseTests {
  @Test(
    "text between tags is read like a paragraph",
    arguments: [
      ("en", "<div>\nOne⟦  → ⟧two and⟦ →⟧, three\n</div>\n"),
      ("en", "> <p>one\n> two⟦  → ⟧three</p>\n"),
      ("en", "- <details><summary>It is⟦  → ⟧here</summary>\n  Text⟦ →⟧, and more.\n  </details>\n"),
      ("en", "<p>A <b>bold⟦  → ⟧word</b>⟦ →⟧, and &nbsp; a reference.</p>\n"),
    ])
  func spaces(language: String, page: String) throws {
    try MarkedText.expect("stray-space", language, page)
  }

  @Test("each language has its own rules there too")
  func punctuation() throws {
    try MarkedText.expect("foreign-punctuation", "ar", "<p class=\"a, b\">كتاب⟦,→،⟧ وقلم</p>\n")
    try MarkedText.expect("foreign-punctuation", "zh-Hans", "<td>你好⟦,→，⟧世界</td>\n")
  }

  @Test(
    "what attributes say to readers is read, in blocks and in texts",
    arguments: [
      "<p title=\"a⟦  → ⟧b\">x</p>\n", "one <img src=\"#\" alt='it is⟦  → ⟧here' class=\"a  b\"> two\n",
      "- <abbr title=\"one⟦ →⟧, two\">x</abbr> y\n", "<div\n  aria-label=\"one⟦  → ⟧two\">\nx\n</div>\n",
    ])
  func attributes(page: String) throws {
    try MarkedText.expect("stray-space", "en", page)
  }

  @Test(
    "code, other languages and comments are left alone",
    arguments: [
      "<p>a <code>x  ,y</code> b</p>\n", "<pre>\na  ,b\n</pre>\n", "<p lang=\"fr\">Un  mot , deux</p>\n",
      "<p class=\"a  b\" lang=\"fr\" title=\"a  b\">x</p>\n", "<p>x <!-- a  b --> y</p>\n", "<!-- a  , b -->\n",
      "<p translate=\"no\">a  , b</p>\n", "<ul>\n  <li>one</li>\n  <li>two</li>\n</ul>\n",
      "<p>one<br>\ntwo</p>\n", "<div><svg><text>a  , b</text></svg></div>\n",
    ])
  func silence(page: String) throws {
    try MarkedText.expect("none", "en", page)
  }

  @Test("a finding in it can be allowed")
  func allowance() throws {
    try MarkedText.expect("none", "en", "<!-- dalil: allow stray-space -->\n\n<p>one  two</p>\n")
  }
}

@Suite("Spaces between Han characters and Latin ones")
struct HanSpacingTests {
  @Test(
    "what fewer places of a page do is found",
    arguments: [
      "用 Swift 写，用 Xcode 看，⟦用Swift⟧学。", "用Swift写，用Xcode看，用⟦ →⟧Swift学。",
      "有 3 个，有 5 个，有⟦7⟧个。", "调用 `a` 和 `b`，再调用⟦`c`⟧。", "用 Swift 写，用 **Xcode** 看，用⟦**Swift**⟧学。",
    ])
  func mixed(text: String) throws {
    let page = MarkedText(text + "\n")
    let found = try MarkedText.diagnostics(of: page.text, language: "zh-Hans")
    #expect(found.allSatisfy { $0.code.name == "han-spacing" } && !found.isEmpty, "\(text) \(found.map(\.message))")
    for finding in found {
      let start = try #require(finding.range?.start.column)
      let mark = try #require(page.marks.first?.range)
      #expect(start >= mark.start.column && start <= mark.end.column, "\(text)")
    }
  }

  @Test(
    "one habit, a tie, dates, ends of lines and other languages are left alone",
    arguments: [
      ("zh-Hans", "用 Swift 写，用 Xcode 看。"), ("zh-Hans", "用Swift写，用Xcode看。"), ("zh-Hans", "用 Swift写。"),
      ("zh-Hans", "有 3 个，有 5 个，2026年11月30日，第3 次。"), ("zh-Hans", "用 Swift 写，有3个，有5个，用 Xcode 看。"),
      ("zh-Hans", "用 Swift 写，用 Xcode 看\nSwift 很好，\nSwift 也好。"), ("ja", "私は Swift を、Xcodeを、Macを使う。"),
    ])
  func consistent(language: String, text: String) throws {
    let found = try MarkedText.diagnostics(of: Array((text + "\n").utf8), language: language)
    #expect(found.filter { $0.code.name == "han-spacing" }.map(\.message) == [])
  }

  @Test("the exact mend is told where there is one")
  func mends() throws {
    let found = try MarkedText.diagnostics(of: Array("用 Swift 写，用 Go 看，用C学。\n".utf8), language: "zh")
    #expect(found.map(\.replacement) == [" ", " "])
    #expect(found.compactMap(\.range).allSatisfy { $0.start == $0.end })
    let other = try MarkedText.diagnostics(of: Array("用Swift写，用 Go看。\n".utf8), language: "zh")
    #expect(other.map(\.replacement) == [""])
  }
}
