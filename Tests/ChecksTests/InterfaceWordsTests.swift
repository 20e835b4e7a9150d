import Checks
import Content
import Diagnostics
import Testing

@testable import Languages

@Suite struct InterfaceWordsTests {
  /// Words that are the same in English and in another language, with the reason.
  private static let shared: [String: String] = [:]

  @Test(arguments: InterfaceText.all)
  func `no table of the interface repeats the English one`(text: InterfaceText) {
    guard text.language.name != "en" else { return }
    let english = Dictionary(uniqueKeysWithValues: strings(of: InterfaceText.english))
    for (name, sentence) in strings(of: text) where Self.shared[name] == nil {
      let hasWords = sentence.replacing(/\{[a-z]+\}/, with: "").unicodeScalars.contains { $0.properties.isAlphabetic }
      if hasWords { #expect(sentence != english[name], "\(text.language) \(name)") }
    }
  }

  @Test(arguments: InterfaceText.all)
  func `the interface passes the language checks`(text: InterfaceText) {
    for (name, sentence) in strings(of: text) {
      // What fills a gap is most often a name or a number.
      let filled = sentence.replacing(/\{(name|language|compiler)\}/, with: "Swift").replacing(/\{[a-z]+\}/, with: "7")
      var configuration = SiteConfiguration()
      configuration.title = LocalizedText(base: filled, places: [nil: SourceRange(line: 1, column: 1)])
      let found = LanguageChecks.check(configuration, file: name, defaultLanguage: text.language)
      #expect(found.map(\.message) == [], "\(text.language) \(name): \(sentence)")
    }
  }

  private func strings(of text: InterfaceText) -> [(String, String)] {
    Mirror(reflecting: text).children.compactMap { child in
      guard let name = child.label, let sentence = child.value as? String else { return nil }
      return (name, sentence)
    }
  }
}
