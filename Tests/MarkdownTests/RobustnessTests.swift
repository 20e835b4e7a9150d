import Diagnostics
import Markdown
import Testing

/// No text crashes the parser or keeps it busy.
@Suite struct RobustnessTests {
  /// Constructs that have brought parsers down, by name.
  private static let traps: [String: String] = [
    "quotes": String(repeating: ">", count: 20_000) + " end",
    "lists": (0..<1500).map { String(repeating: "  ", count: $0) + "- x\n" }.joined(),
    "nested emphasis": String(repeating: "**a *b ", count: 2_000) + String(repeating: "c* d** ", count: 2_000),
    "brackets": String(repeating: "[", count: 50_000),
    "links": String(repeating: "[a](", count: 20_000),
    "emphasis": String(repeating: "*a **a ", count: 20_000),
    "strikethrough": String(repeating: "~~a ", count: 20_000),
    "open tags": String(repeating: "<b>", count: 20_000),
    "code": String(repeating: "`a``b", count: 20_000),
    "notes": String(repeating: "[^a]", count: 20_000),
    "references": String(repeating: "][a]", count: 20_000),
    "escaped references": String(repeating: "\\][a]", count: 20_000),
    "containers": String(repeating: "> - ", count: 2_000) + "x",
    "blocks of HTML": String(repeating: "<div>\n\n", count: 5_000),
    "columns": String(repeating: "|a", count: 2_000) + "|\n" + String(repeating: "|-", count: 2_000) + "|\n|x|\n",
    "definitions": String(repeating: "[a]: b\n", count: 20_000),
    "Chinese emphasis": String(repeating: "a **b（c）", count: 10_000),
    "chained notes": (0..<2_000).map { "[^\($0)]: x [^\($0 + 1)]\n\n" }.joined() + "[^0]",
    "entities": String(repeating: "[&#97;](b) <b>", count: 10_000),
    "controls": String(repeating: "\u{202E}a`\u{2066}` ", count: 10_000),
    "addresses in a row": String(repeating: "www.", count: 50_000),
    "schemes in a row": String(repeating: "http://", count: 30_000),
    "addresses before Chinese": String(repeating: "www.a", count: 40_000) + "中",
    "types": String(repeating: "a<B>", count: 20_000),
    "images": String(repeating: "![[]()", count: 10_000),
  ]

  @Test(.timeLimit(.minutes(1)), arguments: traps.keys.sorted())
  func `deep and repeated constructs end in bounded time`(name: String) throws {
    let text = try #require(Self.traps[name])
    let clock = ContinuousClock()
    let start = clock.now
    let page = try Page(text)
    #expect(page.document.outline().utf8.count < 100 << 20)
    #expect(clock.now - start < .seconds(20))
  }

  @Test func `what stands too deep is shown as plain text, with the file, the line and the limit`() throws {
    let page = try Page("ok\n\n" + String(repeating: ">", count: 300) + " end", firstLine: 4)
    let finding = try #require(page.document.diagnostics.first)
    #expect(finding.code == .nestingTooDeep)
    #expect(finding.severity == .warning)
    #expect(page.document.outline().contains("end"))
    #expect(finding.file == "page.md")
    #expect(finding.range?.start.line == 6)
    #expect(finding.message.contains("100"))
    #expect(page.document.diagnostics.count == 1)
  }

  @Test func `text nested too deep keeps its words`() throws {
    let text = String(repeating: "*a _b ", count: 120) + "end" + String(repeating: "_ *", count: 120)
    let page = try Page(text)
    #expect(page.document.blocks.count == 1)
    guard case .paragraph(let paragraph) = page.document.blocks[0] else { return }
    #expect(paragraph.content.plainText.contains("end"))
  }

  @Test(.timeLimit(.minutes(1))) func `a line of ten megabytes is read or refused`() throws {
    #expect(try Page(String(repeating: "text ", count: 2_000_000)).document.blocks.count == 1)
    let refused = try Page(String(repeating: "[", count: 10_000_000))
    #expect(refused.findings == ["1:1 error page-too-large"])
  }

  @Test(.timeLimit(.minutes(2))) func `any mixture of signs is survived with honest places`() throws {
    let words = [
      "a", "b ", " ", "\n", "\n\n", "*", "**", "_", "`", "``", "[", "]", "(", ")", "![", "](x)", "[^1]", "[^1]: ", "> ",
      "- ", "1. ", "    ", "\t", "#", "# ", "<b>", "</b>", "<div>", "<!--", "-->", "|", "|-|-|\n", "~~", "~~~\n",
      "```\n",
      "```swift\n", "\\", "&amp;", "&#8;", "\u{0}", "\u{8}", "\u{202E}",
      String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self), "中", "（", "。", "א", "é", "http://a.b",
      "www.c.d", "，", "{#id}", "[!NOTE]", "==\n", "---\n", "[a]: b\n", "[a]", "me@x.org", "\r\n", "\u{FEFF}", "😀",
    ]
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for round in 0..<3_000 {
      var text = ""
      for _ in 0..<Int(round % 60) + 3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += words[Int(truncatingIfNeeded: (state >> 33) % UInt64(words.count))]
      }
      let page = try Page(text, language: round % 2 == 0 ? "zh-Hans" : "he", firstLine: 3)
      let lines = text.utf8.reduce(3) { $1 == 0x0A ? $0 + 1 : $0 }
      for finding in page.document.diagnostics {
        let range = try #require(finding.range)
        #expect(range.start.line >= 3 && range.end.line <= lines && range.start.column >= 1, "\(text.debugDescription)")
      }
      #expect(
        !page.outline.unicodeScalars.contains { $0.value == 0xFDD0 || $0.value == 0x0C }, "\(text.debugDescription)")
    }
  }

  @Test func `bytes that are no text are survived`() throws {
    var state: UInt64 = 42
    for round in 0..<2_000 {
      let bytes = (0..<round % 40 + 1).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 40)
      }
      _ = try Page(bytes).document
    }
  }

  @Test func `pages are parsed on many threads with one result`() async throws {
    let texts =
      (0..<40).map { "~~a\($0)~~ **b** www.example.org/\($0) `c` http://x.org/\($0)\n\n| a |\n|---|\n| ~~x~~ |\n\n" }
      + (0..<40).map { "w\($0) www.example.org: http://y.org/\($0) *e*\n" }
    let expected = try texts.map { try Page($0).outline }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for (text, outline) in zip(texts, expected) {
            let page = try Page(text)
            #expect(page.outline == outline)
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
