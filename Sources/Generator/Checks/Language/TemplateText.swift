package import Diagnostics
package import Languages

/// Finds words that stand in a template itself: readers of every language would see them.
package enum TemplateText {
  /// The attributes that readers see or hear.
  private static let attributes = ["aria-label", "aria-description", "title", "alt", "placeholder"]

  /// - Parameter languages: those of the site; on a site in English alone, English words are at home.
  package static func check(_ template: [UInt8], file: String, languages: [LanguageTag]) -> [Diagnostic] {
    let allows = Array("dalil: allow template-text".utf8)
    var scanner = TemplateTextScanner(template)
    // Other delimiters than {{ }} are not followed.
    guard languages != [LanguageTag("en")], !scanner.contains(Array("{{=".utf8)), !scanner.contains(allows) else {
      return []
    }
    return scanner.texts(attributes: attributes).compactMap { text in
      guard isWords(text.words, languages: languages) else { return nil }
      return Diagnostic(
        .templateText, .warning, file: file, range: scanner.range(text.place),
        message: "\(text.words) stands in the template itself, for readers of every language",
        remedy: "take it from the words of the interface, {{words.…}}, or from the page")
    }
  }

  /// Whether a text is words and no name: names have capitals.
  private static func isWords(_ text: String, languages: [LanguageTag]) -> Bool {
    let words = text.split { !$0.isLetter }
    guard languages.count > 1 else {
      guard let language = languages.first.map(ProseLanguage.init) else { return false }
      return EnglishWords.isLabel(text, in: language)
        || language.script != .latin && words.count(where: isLowercaseLatin) > 1
    }
    guard let language = LanguageTag("ar").map(ProseLanguage.init) else { return false }
    return EnglishWords.isLabel(text, in: language) || words.contains { isLowercaseLatin($0) || isBeyondLatin($0) }
  }

  private static func isLowercaseLatin(_ word: Substring) -> Bool {
    word.utf8.count > 1 && word.utf8.first.map { (0x61...0x7A).contains($0) } == true
  }

  private static func isBeyondLatin(_ word: Substring) -> Bool {
    word.unicodeScalars.contains { $0.value >= 0x0370 }
  }
}

extension DiagnosticCode {
  package static let templateText = DiagnosticCode(
    "template-text",
    explanation: """
      A template is used for all languages of a site, so that words in its own text, or in an aria-label, a title or an \
      alt, stay as they are on every page. The interface's words exist in each language as {{words.…}}, and pages bring \
      their own. Names with capitals, and elements that say their language with lang, are left alone, and so is a site \
      in English alone. A comment {{! dalil: allow template-text }} lets the words of a template pass.
      """)
}
