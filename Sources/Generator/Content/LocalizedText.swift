package import Diagnostics
package import Languages

/// A text that may differ from language to language.
package struct LocalizedText: Hashable, Sendable {
  /// The text for languages without one of their own.
  package var base: String?
  package var byLanguage: [LanguageTag: String]
  /// Where each text is written; that without a language is the base.
  package var places: [LanguageTag?: SourceRange]

  package init(
    base: String? = nil, byLanguage: [LanguageTag: String] = [:], places: [LanguageTag?: SourceRange] = [:]
  ) {
    self.base = base
    self.byLanguage = byLanguage
    self.places = places
  }

  package func text(in language: LanguageTag) -> String? { byLanguage[language] ?? base }
}
