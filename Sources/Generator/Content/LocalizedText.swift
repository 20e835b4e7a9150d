package import Languages

/// A text that may differ from language to language.
package struct LocalizedText: Hashable, Sendable {
  /// The text for languages without one of their own.
  package var base: String?
  package var byLanguage: [LanguageTag: String]

  package init(base: String? = nil, byLanguage: [LanguageTag: String] = [:]) {
    self.base = base
    self.byLanguage = byLanguage
  }

  package func text(in language: LanguageTag) -> String? { byLanguage[language] ?? base }
}
