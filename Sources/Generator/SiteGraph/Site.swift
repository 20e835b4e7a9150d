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
  /// For each page, its translations (itself among them) in the order of the languages.
  package let translations: [[Int]]
  /// For each page, the page that it is a translation of.
  private let sources: [Int?]
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

  package init(settings: SiteSettings, pages: [PageFacts], assets: Set<String>, drafts: Set<String> = []) {
    let pages = pages.sorted { $0.file < $1.file }
    self.settings = settings
    self.pages = pages
    self.assets = assets
    self.drafts = drafts
    resolver = ReferenceResolver(pages: pages, assets: assets.union(Self.madeFiles(settings)))
    let byPath = Dictionary(grouping: pages.indices, by: { TranslationKey(pages[$0]) })
    let rank = Dictionary(
      settings.languages.enumerated().map { ($1.tag, $0) }, uniquingKeysWith: { first, _ in first })
    let groups = byPath.mapValues { group in
      group.sorted { (rank[pages[$0].language] ?? .max, $0) < (rank[pages[$1].language] ?? .max, $1) }
    }
    translations = pages.map { groups[TranslationKey($0)] ?? [] }
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
    let sources = pages.indices.map { index in
      Self.source(of: index, among: groups[TranslationKey(pages[index])] ?? [], pages, settings)
    }
    self.sources = sources
    headingAliases = pages.indices.map { index in
      SectionAliases.aliases(of: pages[index], from: sources[index].map { pages[$0] })
    }
  }

  /// The page that the page at an index is a translation of; nil for a page that was written first, or that stands alone.
  package func source(of index: Int) -> Int? { sources[index] }

  /// A page is a translation of the page in the default language that shares its path.
  private static func source(
    of index: Int, among translations: [Int], _ pages: [PageFacts], _ settings: SiteSettings
  ) -> Int? {
    guard pages[index].language != settings.defaultLanguage else { return nil }
    return translations.first { pages[$0].language == settings.defaultLanguage }
  }

  /// Files that the site has beside its pages and its authors' own; links may name them too.
  private static func madeFiles(_ settings: SiteSettings) -> [String] {
    guard settings.baseAddress != nil else { return ["index.html", "llms.txt"] }
    return ["index.html", "llms.txt", "sitemap.xml"] + settings.languages.map { feedPath(of: $0.tag) }
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

  /// The absolute address of a file of the site, if the site has a base address.
  package func address(of path: String) -> String? {
    settings.baseAddress.map { $0 + SitePath.percentEncoded(path) }
  }

  /// What translations have in common; a page and a folder of one name are two pages.
  private struct TranslationKey: Hashable {
    var path: String
    var isFolderIndex: Bool

    init(_ page: PageFacts) {
      path = page.path
      isFolderIndex = page.isFolderIndex
    }
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
