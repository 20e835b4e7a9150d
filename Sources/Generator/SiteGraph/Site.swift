package import Languages

/// The pages of a site in their relations: languages, order, translations, and where every address leads.
package struct Site: Sendable {
  package let settings: SiteSettings
  /// Sorted by source path.
  package let pages: [PageFacts]
  /// Files that are copied, by their path in the content folder and in the site.
  package let assets: Set<String>
  /// Sources of pages that are written but not published.
  package let drafts: Set<String>
  /// For each page, its versions that authors or the tool wrote (itself among them) in the order of the languages.
  package let translations: [[Int]]
  /// For each page, its versions with those that stand in for translations.
  let versions: [[Int]]
  /// For each page, the page that it is a translation of.
  private let sources: [Int?]
  /// For each translation, how it stands to its source.
  package let translationStates: [TranslationState?]
  /// What was recorded of translations, under the paths that they have now.
  package let records: [LanguageTag: TranslationRecord]
  /// The languages that have a record of what was translated.
  package let recordedLanguages: Set<LanguageTag>
  /// The languages with pages that say when they were updated.
  let datedLanguages: Set<LanguageTag>
  /// For each language, its pages in reading order, home page first.
  package let readingOrder: [LanguageTag: [Int]]
  /// For each page, its place in its language's reading order.
  let readingPosition: [Int]
  /// For each page and heading, the further ids that lead to it.
  package let headingAliases: [[[String]]]
  package let resolver: ReferenceResolver
  /// For each language, the page of each folder by the folder's path.
  let folderPages: [LanguageTag: [String: Int]]
  /// For each language and folder, the pages and folder pages directly in it, its own page first, in reading order.
  let pagesByFolder: [LanguageTag: [String: [Int]]]

  package init(
    settings: SiteSettings, pages: [PageFacts], assets: Set<String>, drafts: Set<String> = [],
    records: [LanguageTag: TranslationRecord] = [:]
  ) {
    let pages = pages.sorted { $0.file < $1.file }
    self.settings = settings
    self.pages = pages
    self.assets = assets
    self.drafts = drafts
    let dated = Set(pages.lazy.filter { $0.updated != nil && $0.shownText == nil }.map(\.language))
    datedLanguages = dated
    resolver = ReferenceResolver(pages: pages, assets: assets.union(Self.madeFiles(settings, dated: dated)))
    let groups = PageVersions.groups(of: pages, settings: settings)
    versions = pages.map { groups[PageVersions.Key($0)] ?? [] }
    translations = versions.map { $0.filter { pages[$0].shownText == nil } }
    let sources = Self.sources(of: pages, among: groups, settings: settings)
    self.sources = sources
    let records = Self.following(records, pages, from: sources, drafts: drafts)
    self.records = records
    let states = Self.states(of: pages, from: sources, records: records)
    translationStates = states
    recordedLanguages = Set(records.keys)
    let order = Dictionary(grouping: pages.indices, by: { pages[$0].language })
      .mapValues { ReadingOrder.sorted($0, of: pages) }
    readingOrder = order
    var positions = [Int](repeating: 0, count: pages.count)
    for indices in order.values {
      for (position, index) in indices.enumerated() { positions[index] = position }
    }
    readingPosition = positions
    folderPages = order.mapValues { Self.folderPages(among: $0, of: pages) }
    pagesByFolder = order.mapValues { Self.pagesByFolder(among: $0, of: pages) }
    headingAliases = pages.indices.map { index in
      SectionAliases.aliases(of: pages[index], from: sources[index].map { pages[$0] }, states[index])
    }
  }

  /// The page that the page at an index is a translation of; nil for a page that was written first, that stands alone,
  /// or that no author wrote.
  package func source(of index: Int) -> Int? { sources[index] }

  private static func sources(
    of pages: [PageFacts], among groups: [PageVersions.Key: [Int]], settings: SiteSettings
  ) -> [Int?] {
    var sources = [Int?](repeating: nil, count: pages.count)
    for group in groups.values {
      guard let source = PageVersions.source(among: group, of: pages, settings: settings) else { continue }
      for index in group where index != source && pages[index].origin == .written { sources[index] = source }
    }
    return sources
  }

  private static func following(
    _ records: [LanguageTag: TranslationRecord], _ pages: [PageFacts], from sources: [Int?], drafts: Set<String>
  ) -> [LanguageTag: TranslationRecord] {
    guard !records.isEmpty else { return records }
    let kept = drafts.union(pages.map(\.file))
    return records.reduce(into: records) { result, entry in
      guard entry.value.pages.keys.contains(where: { !kept.contains($0) }) else { return }
      let translations = pages.indices.compactMap { index in
        pages[index].language == entry.key ? sources[index].map { (page: pages[index], source: pages[$0]) } : nil
      }
      result[entry.key] = MovedRecords.following(entry.value, translations, kept: kept)
    }
  }

  private static func states(
    of pages: [PageFacts], from sources: [Int?], records: [LanguageTag: TranslationRecord]
  ) -> [TranslationState?] {
    pages.indices.map { index in
      sources[index].map { source in
        TranslationState(
          of: pages[index], from: pages[source], at: source,
          recorded: records[pages[index].language]?.pages[pages[index].file] ?? [])
      }
    }
  }

  /// Files that the site has beside its pages and its authors' own; links may name them too.
  private static func madeFiles(_ settings: SiteSettings, dated: Set<LanguageTag>) -> [String] {
    guard settings.baseAddress != nil else { return ["index.html", "404.html", "llms.txt"] }
    return ["index.html", "404.html", "llms.txt", "sitemap.xml"]
      + settings.languages.map(\.tag).filter(dated.contains).map(feedPath)
  }

  /// The home page of a language, if its author wrote one.
  package func home(of language: LanguageTag) -> Int? {
    readingOrder[language]?.first { pages[$0].path.isEmpty && pages[$0].isFolderIndex }
  }

  /// The file of a language's home page: the author's, or the one that is made. A page may state a language that the
  /// site does not have; it then belongs to the default language's part.
  package func homePath(of language: LanguageTag) -> String {
    if let home = home(of: language) { return pages[home].outputPath }
    let part = settings.language(language) == nil ? settings.defaultLanguage : language
    return home(of: part).map { pages[$0].outputPath } ?? "\(part.name)/index.html"
  }

  /// Every id that an address of the page can name: of headings, of the author's HTML, and those of the source page.
  package func ids(of index: Int) -> Set<String> {
    var ids = Set(pages[index].headings.map(\.id))
    ids.formUnion(pages[index].extraIDs)
    for aliases in headingAliases[index] { ids.formUnion(aliases) }
    return ids
  }

  /// Whether an address of the page can name an id; composed and decomposed spellings are the same.
  package func has(id: String, on index: Int) -> Bool {
    let page = pages[index]
    return page.headings.contains { $0.id == id } || page.extraIDs.contains(id)
      || headingAliases[index].contains { $0.contains(id) }
  }

  /// The absolute address of a file of the site, if the site has a base address.
  package func address(of path: String) -> String? {
    settings.baseAddress.map { $0 + SitePath.percentEncoded(path) }
  }

  private static func folderPages(among indices: [Int], of pages: [PageFacts]) -> [String: Int] {
    Dictionary(
      indices.filter { pages[$0].isFolderIndex }.map { (pages[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func pagesByFolder(among indices: [Int], of pages: [PageFacts]) -> [String: [Int]] {
    var result: [String: [Int]] = [:]
    for index in indices {
      let page = pages[index]
      if page.isFolderIndex { result[page.path, default: []].append(index) }
      guard !page.path.isEmpty else { continue }
      let parent = String(SitePath.folder(of: page.path))
      result[parent, default: []].append(index)
    }
    return result
  }
}
