import Languages

/// The pages that stand in for translations which are missing: the source's text at the place of the translation.
package enum FallbackPages {
  /// One for each language of the site and each source page that has no version in it, unless another file has its
  /// place. A page at the root beside a home page of its language is only a file of the site.
  package static func missing(in pages: [PageFacts], settings: SiteSettings, taken: Set<String>) -> [PageFacts] {
    guard settings.languages.count > 1 else { return [] }
    var taken = Set(taken.map { $0.lowercased() }).union(pages.map { $0.outputPath.lowercased() })
    let files = Set(pages.map(\.file))
    var result: [PageFacts] = []
    for versions in PageVersions.groups(of: pages, settings: settings).values {
      guard let source = PageVersions.source(among: versions, of: pages, settings: settings),
        pages[source].path != "/"
      else { continue }
      let present = Set(versions.map { pages[$0].language })
      for language in settings.languages where !present.contains(language.tag) {
        let page = fallback(for: pages[source], in: language.tag)
        if files.contains(page.file) || !taken.insert(page.outputPath.lowercased()).inserted { continue }
        result.append(page)
      }
    }
    return result.sorted { $0.file < $1.file }
  }

  /// Whether the other languages of the site have a home page whose text stands in where they have none of their own.
  package static func hasHome(in pages: [PageFacts], settings: SiteSettings) -> Bool {
    let homes = pages.indices.filter { pages[$0].path.isEmpty && pages[$0].isFolderIndex }
    return PageVersions.source(among: homes, of: pages, settings: settings) != nil
  }

  private static func fallback(for source: PageFacts, in language: LanguageTag) -> PageFacts {
    var page = source
    let isInFolder = source.outputPath.hasPrefix("\(source.language.name)/")
    func moved(_ path: String) -> String {
      let rest = isInFolder ? path.drop { $0 != "/" }.dropFirst() : path[...]
      return "\(language.name)/\(rest)"
    }
    page.file = moved(source.file)
    page.outputPath = moved(source.outputPath)
    page.language = language
    page.sections = []
    // The search finds the text where it stands in its own language.
    page.isSearchable = false
    page.origin = .fallback(
      PageFacts.ShownText(file: source.file, language: source.language, outputPath: source.outputPath))
    return page
  }
}
