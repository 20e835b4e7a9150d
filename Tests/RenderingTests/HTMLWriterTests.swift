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
    #expect(text("a\u{8}b\u{B}c\nd\te\u{7F}\u{85}") == "abc\nd\te")
  }

  /// A text with the characters of these code points, some of which cannot be written in a literal.
  private func letters(_ values: UInt32...) -> String {
    var text = String.UnicodeScalarView()
    for value in values { if let scalar = Unicode.Scalar(value) { text.append(scalar) } }
    return String(text)
  }

  @Test func `noncharacters are left out of text and data, and shown in code`() {
    let forbidden = letters(0xFFFF, 0x62, 0xFFFE, 0xFDD0, 0x1FFFF, 0x10FFFE)
    #expect(text("a" + forbidden + "c") == "abc")
    let allowed = letters(0xFFFD, 0xFF0C, 0xFB00, 0x1F642, 0xFDF2, 0xFDCF)
    #expect(text(allowed) == allowed)
    #expect(
      code("a" + letters(0xFFFF, 0x1FFFE))
        == "a<span class=\"control\">U+FFFF</span><span class=\"control\">U+1FFFE</span>")
    var json = JSONWriter()
    json.string("a" + forbidden + "，")
    #expect(String(decoding: json.bytes, as: UTF8.self) == "\"ab，\"")
    var xml = XMLWriter()
    xml.text("a" + forbidden + "，")
    #expect(String(decoding: xml.bytes, as: UTF8.self).hasSuffix("ab，"))
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
