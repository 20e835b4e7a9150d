package import Diagnostics
package import Languages
package import SiteGraph

/// How much of the source pages one language has, and how much of that is up to date.
package struct TranslationCoverage: Hashable, Sendable {
  /// What one page lacks.
  package struct Page: Hashable, Sendable {
    /// Path of the source relative to the content folder.
    package var source: String
    /// Path of the translation; nil if there is none.
    package var file: String?
    package var counts: [TranslationState.Standing: Int]
  }

  package var language: LanguageTag
  /// Source pages that are not in this language, in the order of their paths.
  package var pages: [Page] = []

  package var translatedPages: Int { pages.count { $0.file != nil } }
  package var sections: Int { pages.reduce(0) { $0 + $1.counts.values.reduce(0, +) } }

  package func count(_ standing: TranslationState.Standing) -> Int {
    pages.reduce(0) { $0 + ($1.counts[standing] ?? 0) }
  }

  /// How much of the source's sections is current, rounded down: all of it alone is 100.
  package var percent: Int { sections == 0 ? 100 : count(.current) * 100 / sections }

  /// The coverage of each language that there is something to translate into, in the site's order.
  package static func of(_ site: Site) -> [TranslationCoverage] {
    let sources = site.pages.indices.filter { isSource($0, in: site) }
    return site.settings.languages.compactMap { language in
      var coverage = TranslationCoverage(language: language.tag)
      coverage.pages = sources.filter { site.pages[$0].language != language.tag }.map {
        page(of: $0, in: language.tag, site)
      }
      return coverage.pages.isEmpty ? nil : coverage
    }
  }

  /// Whether translations are made from a page; the page at the root of all languages has none.
  private static func isSource(_ index: Int, in site: Site) -> Bool {
    let page = site.pages[index]
    guard page.path != "/", site.source(of: index) == nil else { return false }
    return page.origin == .original || page.origin == .written && page.language == site.settings.defaultLanguage
  }

  private static func page(of source: Int, in language: LanguageTag, _ site: Site) -> Page {
    let version = site.translations[source].first {
      site.pages[$0].language == language && site.translationStates[$0]?.source == source
    }
    let sections = site.pages[source].sections
    guard let version, let state = site.translationStates[version] else {
      return Page(source: site.pages[source].file, file: nil, counts: [.missing: sections.count])
    }
    let counts = Dictionary(grouping: state.sections, by: \.standing).mapValues(\.count)
    return Page(source: site.pages[source].file, file: site.pages[version].file, counts: counts)
  }
}

extension TranslationCoverage {
  /// Pages that a finding names.
  private static let namedPages = 12

  /// An error if less than `minimum` percent of the sections are current.
  package func check(minimum: Int) -> Diagnostic? {
    guard count(.current) * 100 < minimum * sections else { return nil }
    let lacking = pages.filter { ($0.counts[.current] ?? 0) < $0.counts.values.reduce(0, +) }
    var notes = lacking.prefix(Self.namedPages).map { page in
      Diagnostic.Note(page.file == nil ? "not translated" : Self.list(page.counts), file: page.file ?? page.source)
    }
    if lacking.count > notes.count {
      notes.append(Diagnostic.Note("and \(lacking.count - notes.count) more pages"))
    }
    let counts = Dictionary(
      uniqueKeysWithValues: TranslationState.Standing.allCases.map { ($0, count($0)) })
    return Diagnostic(
      .translationCoverage, .error,
      message: "\(language) has \(percent)% of the source's \(sections) sections up to date, less than \(minimum)%: "
        + Self.list(counts),
      remedy: "translate what is missing or stale, and accept what is translated with 'dalil accept'", notes: notes)
  }

  /// "2 stale, 1 missing".
  private static func list(_ counts: [TranslationState.Standing: Int]) -> String {
    [TranslationState.Standing.stale, .missing, .unrecorded].compactMap { standing in
      counts[standing].flatMap { $0 > 0 ? "\($0) \(standing.rawValue)" : nil }
    }.joined(separator: ", ")
  }
}

extension DiagnosticCode {
  package static let translationCoverage = DiagnosticCode(
    "translation-coverage",
    explanation: """
      'dalil check' was told how much of the source's sections every language must have up to date: by --minimum, or by \
      translations: {minimum: 90} in dalil.yml. A section is up to date if its translation was accepted \
      ('dalil accept') and its source has not changed since. The notes name the pages that lack something; 'dalil check \
      translations' prints a table of all languages.
      """)
}
