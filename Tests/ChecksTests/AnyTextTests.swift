import Diagnostics
import Testing

@Suite struct AnyTextTests {
  @Test(arguments: [
    "x\n|\n| [`b`](#a) |\n|---|\n", "|\n|\n| *a* [b][c] ![d](e) |\n|---|\n| [f](", "٣۴३3３ و ۴٣٣ و ३٣.",
    "| [a](b \"\\", "[a](\n", "\"", "«", "(", "-", " --", "<!-- table: caption=\"",
    "x\n|\n| [b](#a) `c` **d |\n|---|\n| ٣ ",
  ])
  func `texts whose places are hard to tell are read to their end`(text: String) throws {
    for language in ["en", "ar", "fa", "he", "zh-Hans", "fr"] {
      try expectPlaces(in: text, language)
    }
  }

  @Test func `texts composed of anything are read to their end`() throws {
    let pieces = [
      "\n", "\n\n", "|", "|---|\n", " ", "  ", "`b`", "[", "](#a)", "][b]", "]", "![x](y)", "**", "*", "\"", "“", "”",
      "«", "»", "(", ")",
      "-", " -- ", "—", ",", " ,", "?", "1.", "٣", "۴", "６", "\\", "&amp;", "&#x5D;", "ab", "نص", "שלום", "מ\"מ", "图",
      "的的", "\u{200B}",
      "\u{301}", "> ", "- ", "```swift title=\"a \\\" b\" skip=\"x\"\n", "```\n", "<!-- dalil: allow stray-space -->",
      "<b>", "# ",
      "[^1]", "[^1]: ", "\t", "\r\n", "\u{1}", "<https://a.b>", "<!-- table: caption=\"c\" -->\n",
    ]
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let languages = ["en", "ar", "fa", "he", "zh-Hans", "fr"]
    for number in 0..<600 {
      let text = (0..<next(40) + 1).map { _ in pieces[next(pieces.count)] }.joined()
      try expectPlaces(in: text, languages[number % languages.count])
    }
  }

  /// Every finding stands on a line that the text has.
  private func expectPlaces(in text: String, _ language: String) throws {
    let lines = text.utf8.count { $0 == 0x0A || $0 == 0x0D } + 1
    for diagnostic in try MarkedText.diagnostics(of: Array(text.utf8), language: language) {
      let line = try #require(diagnostic.range?.start.line, "\(text)")
      #expect((1...lines).contains(line), "\(text)")
    }
  }
}
