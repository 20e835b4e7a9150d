import Checks
import Languages
import SiteGraph

/// How much of the source pages one language has.
package struct LanguageCoverage: Hashable, Sendable {
  package var language: String
  /// Source pages that are to be translated, and those that are.
  package var pages: Int
  package var translatedPages: Int
  /// Sections of the source pages, and how they fare.
  package var sections: Int
  package var current: Int
  package var stale: Int
  package var missing: Int
  package var unrecorded: Int
  /// How much of the sections is current, rounded down.
  package var percent: Int
}

extension LanguageCoverage {
  init(_ coverage: TranslationCoverage) {
    self.init(
      language: coverage.language.name, pages: coverage.pages.count, translatedPages: coverage.translatedPages,
      sections: coverage.sections, current: coverage.count(.current), stale: coverage.count(.stale),
      missing: coverage.count(.missing), unrecorded: coverage.count(.unrecorded), percent: coverage.percent)
  }
}
