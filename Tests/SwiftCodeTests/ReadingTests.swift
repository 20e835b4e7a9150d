import Diagnostics
import Testing

@testable import SwiftCode

struct CodeFingerprintTests {
  private func fingerprint(_ source: String) -> String {
    String(decoding: CodeFingerprint.bytes(of: Array(source.utf8)), as: UTF8.self)
  }

  @Test func `the same code with comments in two languages is the same`() {
    let arabic = "// نحسب المجموع\nlet a = 1 // واحد\n/* تعليق\n   طويل */\nlet b = a   \r\n"
    let english = "// We add\nlet a = 1 // one\n/* A\n long comment */\nlet b = a\n"
    #expect(fingerprint(arabic) == fingerprint(english))
    #expect(fingerprint(english) == "\nlet a = 1\n\n\nlet b = a\n")
  }

  @Test(arguments: [
    ("let a = \"א\"", "let a = \"b\""), ("let a = 1 // expected-error {{x}}", "let a = 1"), ("a\n\nb", "a\nb"),
    ("f { /* ... */ }", "f {           }"), ("a\n// ---\nb", "a\n// b\nb"), ("a // snippet.hide", "a"),
  ])
  func `what the compiler or Dalil can see makes a difference`(one: String, other: String) {
    #expect(fingerprint(one) != fingerprint(other))
  }

  @Test func `words beside dashes make none`() {
    #expect(fingerprint("// --- first\na") == fingerprint("// --- أولا\na"))
    #expect(fingerprint("f { /* ... */ }") == fingerprint("f { /* … */ }"))
  }

  @Test func `a slash in a literal begins no comment`() {
    #expect(fingerprint("let a = \"http://b\"") == "let a = \"http://b\"")
  }
}

struct BidiControlTests {
  @Test func `controls are found where they stand`() {
    let source = "let fee = 0 // \u{202E}x\nlet am\u{200F}la = \"\u{2067}\" /* \u{2069} */ + \u{061C}"
    let found = BidiControl.scan(Array(source.utf8))
    #expect(found.map(\.scalar) == ["\u{202E}", "\u{200F}", "\u{2067}", "\u{2069}", "\u{061C}"])
    #expect(found.map(\.place) == [.comment, .identifier, .string, .comment, .identifier])
    let lines = LineTable(Array(source.utf8))
    #expect(found.map { lines.position(of: $0.offset).line } == [1, 2, 2, 2, 2])
  }

  @Test func `plain text in any script is free of them`() {
    #expect(BidiControl.scan(Array("// مرحبا שלום 你好 … – “”".utf8)).isEmpty)
  }
}

struct FragmentRobustnessTests {
  @Test(arguments: [
    ("x", ".a()"), ("", "["), ("", "("), ("", "{"), ("", "\"\\("), ("struct ", "A<"), ("", "if let "),
    ("", "switch x { case "), ("", "try "), ("", "#if a\n"), ("let x = ", "!"), ("x", "!"), ("let a: A", "?"),
    ("func f() ", "-> ()"), ("x ", "? "), ("if a {}", " else if b {}"), ("", "each "), ("", "...\n"), ("{", "...\n"),
    ("", "\n.a\n"), ("", "case a\n"), ("", "/*"), ("", "@A "), ("", "// ---\n"),
  ])
  func `the same code over and over neither overflows nor hangs`(head: String, repeated: String) {
    let fragment = SwiftFragment(head + String(repeating: repeated, count: 3_000))
    #expect(fragment.compilableSource.count == fragment.source.count)
  }

  @Test func `a source that is not read says so`() {
    let fragment = SwiftFragment(String(repeating: "[", count: 100))
    #expect(!fragment.isReadable)
    #expect(fragment.shape == .uniform(.statements))
    #expect(SwiftFragment("[[[1]]]").isReadable)
  }

  @Test func `any sequence of signs is read`() {
    var state: UInt64 = 3
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let pieces =
      LexerRobustnessTests.seeds + [
        "struct A {", "var x: Int {", "...", "\n", ".a", "case a", "// ---\n", "@State var b",
      ]
    for _ in 0..<1_500 {
      let source = (0..<(1 + next(9))).map { _ in pieces[next(pieces.count)] }.joined(
        separator: next(2) == 0 ? " " : "")
      let fragment = SwiftFragment(source)
      #expect(fragment.compilableSource.count == fragment.source.count, "\(source.debugDescription)")
      #expect(fragment.parts.last.map { $0.range.upperBound == fragment.source.count } ?? true)
    }
  }

  @Test func `bytes that are no text are read`() {
    for byte: UInt8 in 0x80...0xFF {
      let fragment = SwiftFragment(source: Array("let a = ".utf8) + [byte, 0x41, byte] + Array("\n...\n.b()".utf8))
      #expect(fragment.compilableSource.count == fragment.source.count)
    }
  }
}
