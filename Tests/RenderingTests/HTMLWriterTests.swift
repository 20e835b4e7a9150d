import Testing

@testable import Rendering

@Suite struct HTMLWriterTests {
  private func text(_ text: String) -> String {
    var html = HTMLWriter()
    html.text(text)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  private func code(_ code: String) -> String {
    var html = HTMLWriter()
    var code = code
    code.withUTF8 { html.code($0, 0..<$0.count) }
    return String(decoding: html.bytes, as: UTF8.self)
  }

  @Test func `a sign is escaped whatever mark follows it`() {
    #expect(text("\"\u{5B7} <\u{338} &\u{301}") == "&quot;\u{5B7} &lt;\u{338} &amp;\u{301}")
  }

  @Test func `letters of every script pass as they are`() {
    let words = "é שלום مرحبا 你好 🙂 it's"
    #expect(text(words) == words)
  }

  @Test func `control characters are left out of text`() {
    #expect(text("a\u{8}b\u{B}c\nd\te") == "abc\nd\te")
  }

  @Test func `bidi controls are shown in code`() {
    #expect(code("0 // \u{202E};1") == "0 // <span class=\"control\">U+202E</span>;1")
    #expect(code("\u{2066}x\u{2069}") == "<span class=\"control\">U+2066</span>x<span class=\"control\">U+2069</span>")
    #expect(code("a\u{8}b") == "a<span class=\"control\">U+0008</span>b")
  }

  @Test func `other characters of the same block stay in code`() {
    #expect(code("\u{200F}…\u{2192}\u{205F}") == "\u{200F}…\u{2192}\u{205F}")
  }
}
