import Languages

/// The pages that stand in for translations which are missing: the source's text at the place of the translation.
package enum FallbackPages {
  /// One for each language of the site and each source page that has no version in it. Home pages are none: where the
  /// author wrote no home page, one in the reader's own language is made. Nor is one where another file has its place.
  package static func missing(in pages: [PageFacts], settings: SiteSettings, taken: Set<String>) -> [PageFacts] {
    guard settings.languages.count > 1 else { return [] }
    var taken = Set(taken.map { $0.lowercased() }).union(pages.map { $0.outputPath.lowercased() })
    let files = Set(pages.map(\.file))
    var result: [PageFacts] = []
    for versions in PageVersions.groups(of: pages, settings: settings).values {
      guard let source = PageVersions.source(among: versions, of: pages, settings: settings),
        !["", "/"].contains(pages[source].path)
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
