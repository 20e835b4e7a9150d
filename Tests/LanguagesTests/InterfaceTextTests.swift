import Testing

@testable import Languages

@Suite struct InterfaceTextTests {
  @Test(arguments: InterfaceText.all)
  func `every sentence has words, and the gaps of the English one`(text: InterfaceText) {
    let english = Dictionary(uniqueKeysWithValues: strings(of: InterfaceText.english))
    for (name, sentence) in strings(of: text) {
      #expect(!sentence.isEmpty, "\(text.language) \(name)")
      #expect(gaps(sentence) == gaps(english[name] ?? ""), "\(text.language) \(name)")
    }
    #expect(text.monthNames.count == 12)
  }

  @Test(arguments: [
    ("en", "Updated November 3, 2026"), ("ar", "آخر تحديث: 3 نوفمبر 2026"), ("he", "עודכן ב־3 בנובמבר 2026"),
    ("zh-Hans", "更新于 2026年11月3日"), ("zh-Hant", "更新於 2026年11月3日"), ("nb", "Updated November 3, 2026"),
  ])
  func `days are written as the language writes them`(tag: String, expected: String) throws {
    let language = try #require(LanguageTag(tag))
    let date = try #require(CalendarDate("2026-11-03"))
    #expect(InterfaceText.text(for: language).updated(date) == expected)
  }

  @Test func `a value with braces is not filled again`() {
    #expect(InterfaceText.english.skipped(reason: "{platform} }{") == "Not checked: {platform} }{")
  }

  @Test func `references are told apart only where there are several`() {
    let text = InterfaceText.english
    #expect(text.backToReference(2, occurrence: 1, of: 1) == "Back to reference 2")
    #expect(text.backToReference(2, occurrence: 3, of: 3) == "Back to reference 2, place 3")
  }

  @Test func `Chinese is told apart by script and region`() throws {
    for (tag, expected) in [("zh", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-Hans-HK", "zh-Hans"), ("zh-Hant", "zh-Hant")]
    {
      #expect(InterfaceText.text(for: try #require(LanguageTag(tag))).language.name == expected)
    }
  }

  @Test(arguments: InterfaceText.all)
  func `every sentence with a number has the forms of its language`(text: InterfaceText) {
    for (name, counted) in [
      ("states", text.stateLimitPattern), ("depth", text.depthLimitPattern), ("waits", text.waitLimitPattern),
    ] {
      let own = [counted.one, counted.two, counted.few, counted.many].map { $0 != nil }
      let expected: [Bool] =
        switch text.language.language {
        case "ar": [true, true, true, true]
        case "he": [true, true, false, false]
        case "en": [true, false, false, false]
        default: [false, false, false, false]
        }
      #expect(own == expected, "\(text.language) \(name)")
      for form in [counted.few, counted.many, counted.other].compactMap({ $0 }) { #expect(gaps(form) == ["number"]) }
      for form in [counted.one, counted.two].compactMap({ $0 }) { #expect(form.utf8.count > 20 && gaps(form) != [""]) }
    }
  }

  @Test(arguments: [
    ("en", 1, "1 step from"), ("en", 2, "2 steps from"), ("he", 1, "צעד אחד"), ("he", 2, "שני צעדים"),
    ("he", 3, "3 צעדים"), ("ar", 1, "خطوة واحدة"), ("ar", 2, "خطوتين"), ("ar", 3, "3 خطوات"), ("ar", 11, "11 خطوة"),
    ("ar", 100, "100 خطوة"), ("ar", 103, "103 خطوات"), ("zh-Hans", 1, "1 步"), ("zh-Hant", 2, "2 步"),
  ])
  func `steps are counted as the language counts them`(tag: String, number: Int, words: String) throws {
    let sentence = InterfaceText.text(for: try #require(LanguageTag(tag))).shownDepth(number)
    #expect(sentence.contains(words), "\(sentence)")
  }

  @Test func `typing nothing is called emptying the field`() throws {
    let words = InterfaceText.text(for: try #require(LanguageTag("en")))
    #expect(words.typing("", into: "Name") == "Empty “Name”")
    #expect(words.typing("Mara", into: "Name") == "Type “Mara” into “Name”")
  }

  private func strings(of text: InterfaceText) -> [(String, String)] {
    Mirror(reflecting: text).children.compactMap { child in
      guard let name = child.label, let sentence = child.value as? String else { return nil }
      return (name, sentence)
    }
  }

  /// The words in braces, sorted.
  private func gaps(_ sentence: String) -> [String] {
    sentence.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix { $0 != "}" }) }.sorted()
  }
}
