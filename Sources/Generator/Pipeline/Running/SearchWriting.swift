import Caching
import Languages
import Rendering
import SiteGraph

/// Joins what a search knows of single pages into the index of each language.
struct SearchWriting: Sendable {
  /// The script of a page's text, written or kept.
  struct Script: Sendable {
    var path: String
    var key: Fingerprint
    /// `SearchTerms.bytes`, so that they are read only where an index is made anew.
    var terms: [UInt8]
  }

  /// The index of one language: its bytes are made if they are asked for.
  struct Index: Sendable {
    var path: String
    var key: Fingerprint
    var bytes: @Sendable () -> [UInt8]
  }

  let site: Site
  /// Of what all files are made from.
  let key: Fingerprint
  /// In the order of the site's pages; nil for a page that is not found.
  let scripts: [Script?]

  var indexes: [Index] { site.settings.languages.map { index(of: $0.tag) } }

  private func index(of language: LanguageTag) -> Index {
    var pages: [(facts: PageFacts, script: Script)] = []
    for index in site.readingOrder[language] ?? [] {
      if let script = scripts[index] { pages.append((site.pages[index], script)) }
    }
    var builder = FingerprintBuilder("search index")
    builder.combine(key)
    builder.combine(language.name)
    builder.combine(pages.count)
    for page in pages { builder.combine(page.script.key) }
    return Index(path: SearchIndex.path(for: language), key: builder.finish()) { [pages] in
      let known = pages.map { page in
        SearchIndex.Page(
          href: SitePath.href(from: "index.html", to: page.facts.outputPath), title: page.facts.plainTitle,
          terms: SearchTerms(bytes: page.script.terms))
      }
      return SearchIndex.bytes(of: known, in: language)
    }
  }
}
