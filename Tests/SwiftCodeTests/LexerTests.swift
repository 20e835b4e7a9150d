import Testing

@testable import SwiftCode

/// Draws the tokens of `source` that carry a colour, as `kind text`, one a line.
func drawTokens(_ source: String) -> String {
  let bytes = Array(source.utf8)
  return SwiftLexer.tokens(in: bytes).filter { $0.kind != .plain }
    .map { "\($0.kind) \(String(decoding: bytes[$0.range], as: UTF8.self))" }.joined(separator: "\n")
}

/// Whether the tokens of `bytes` follow each other without a gap, from the first byte to the last.
func coversInput(_ bytes: [UInt8]) -> Bool {
  var end = 0
  for token in SwiftLexer.tokens(in: bytes) {
    guard token.start == end, token.end > token.start else { return false }
    end = token.end
  }
  return end == bytes.count
}

struct LexerTests {
  @Test func `an attribute, a type and a macro carry their signs`() {
    let drawing = drawTokens("@State private var path: [Route] = []\n#Preview { Home() }")
    #expect(
      drawing == """
        attribute @State
        keyword private
        keyword var
        identifier path
        typeName Route
        macro #Preview
        typeName Home
        """)
  }

  @Test func `an interpolation cuts a literal only at its signs`() {
    #expect(
      drawTokens(#"Text("مرحبا \(name) بالعالم")"#) == #"""
        typeName Text
        string "مرحبا 
        interpolationAnchor \(
        identifier name
        interpolationAnchor )
        string  بالعالم"
        """#)
  }

  @Test func `literals nest in interpolations as deep as they are written`() {
    #expect(
      drawTokens(##""a\(b("c\(d)") + #"\#(e)"#)f""##) == ##"""
        string "a
        interpolationAnchor \(
        identifier b
        string "c
        interpolationAnchor \(
        identifier d
        interpolationAnchor )
        string "
        operator +
        string #"
        interpolationAnchor \#(
        identifier e
        interpolationAnchor )
        string "#
        interpolationAnchor )
        string f"
        """##)
  }

  @Test(arguments: [
    "// تعليق عربي (مع أقواس) و code", "/* הערה /* מקוננת */ ארוכה */", #""שלום \n עולם""#,
    "\"\"\"\n  سطر أول\n  سطر ثانٍ\n  \"\"\"", ##"#"خام \n "مقتبس""#"##, "/// شرح `كود`",
  ])
  func `text written from right to left is one token`(source: String) {
    #expect(SwiftLexer.tokens(in: Array(source.utf8)).count == 1)
  }

  @Test(arguments: ["let x = \"abc\nlet y = 1", "let x = \"a\\(b\nlet y = 1", "f(\"a\\\nlet y = 1"])
  func `an unterminated literal of one line does not swallow the next line`(source: String) {
    #expect(drawTokens(source).hasSuffix("keyword let\nidentifier y\nnumber 1"))
  }

  @Test func `words of the language are names behind a dot and as labels`() {
    #expect(drawTokens(".default") == "identifier default")
    #expect(drawTokens("x.in") == "identifier x\nidentifier in")
    #expect(drawTokens("f(for: x, in y: Int)").contains("argumentLabel for"))
    #expect(drawTokens("x.self") == "identifier x\nkeyword self")
  }

  @Test func `contextual words are keywords only where they act`() {
    #expect(drawTokens("var a: Int { get }").hasSuffix("keyword get"))
    #expect(drawTokens("let get = set(open)") == "keyword let\nidentifier get\nidentifier set\nidentifier open")
    #expect(drawTokens("async let a = b").hasPrefix("keyword async"))
    #expect(drawTokens("let actor = any").hasSuffix("identifier any"))
  }

  @Test func `a comparison is an operator and generic arguments are not`() {
    #expect(drawTokens("a < b") == "identifier a\noperator <\nidentifier b")
    #expect(drawTokens("Set<Int>()") == "typeName Set\ntypeName Int")
    #expect(drawTokens("if a<b {}") == "keyword if\nidentifier a\noperator <\nidentifier b")
  }

  @Test func `a slash divides or opens a regular expression`() {
    #expect(drawTokens("a / b / c").contains("operator /"))
    #expect(drawTokens("let r = /a b+/") == "keyword let\nidentifier r\nregex /a b+/")
    #expect(drawTokens("(a)/2, b/c").contains("regex") == false)
  }

  @Test func `a line of an interpreter is a comment`() {
    #expect(drawTokens("#!/usr/bin/env swift\nlet a = 1").hasPrefix("lineComment #!/usr/bin/env swift"))
  }
}

struct LexerRobustnessTests {
  static let seeds = [
    "\"", "\"\"\"", "#\"", "\\(", ")", "}", "/*", "*/", "//", "`", "<#", "#>", "/", "#/", "@", "$", "#", "(", "{",
    "[", "]", "<", ">", "&", "é", "…", "\u{202E}", "\u{0}", "\r", "\n", " ", "let", "get", "0x", "1.e", "_", ".", "..",
    "#if", "@available(", "\"\\(", "#\"\\#(", "weak", "func", "operator", "\u{FEFF}",
  ]

  @Test func `any sequence of signs is covered`() {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<20_000 {
      let source = (0..<(1 + next(12))).map { _ in Self.seeds[next(Self.seeds.count)] }.joined()
      #expect(coversInput(Array(source.utf8)), "\(source.debugDescription)")
    }
  }

  @Test func `bytes that are no text are covered`() {
    var state: UInt64 = 11
    for length in 1..<2_000 {
      let bytes = (0..<(length % 40 + 1)).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 40)
      }
      #expect(coversInput(bytes))
    }
  }

  @Test func `every prefix of a real source is covered`() {
    let source = Array(##"@State var a = "x \(b["k", default: #"\#(c)"#]) /* y */" // z"##.utf8)
    for end in 0...source.count { #expect(coversInput(Array(source[..<end]))) }
  }

  @Test(arguments: [
    "(", "\"\\(", "/*", "a<", "(\"\\({}", "<#", "#/a", "#/\n", "{get(", "`", "=/a(", "\"\"\"", "((}", "func <",
    "final ",
  ])
  func `the same signs over and over take no stack and little time`(signs: String) {
    #expect(coversInput(Array(String(repeating: signs, count: 20_000).utf8)))
    #expect(coversInput(Array((String(repeating: "(", count: 20_000) + String(repeating: "}", count: 20_000)).utf8)))
  }
}
