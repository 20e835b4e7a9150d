/// The versions of one page in the languages of the site.
struct PageVersions {
  /// What versions have in common; a page and a folder of one name are two pages.
  struct Key: Hashable {
    var path: String
    var isFolderIndex: Bool

    init(_ page: PageFacts) {
      path = page.path
      isFolderIndex = page.isFolderIndex
    }
  }

  /// The version that the others were made from, among the places of a list of pages: one that its author calls an
  /// original, else that of the default language. Nobody translates from a page that is made.
  static func source(among versions: [Int], of pages: [PageFacts], settings: SiteSettings) -> Int? {
    versions.first { pages[$0].origin == .original }
      ?? versions.first { pages[$0].language == settings.defaultLanguage && pages[$0].origin == .written }
  }

  /// The versions of each page, in the order of the languages.
  static func groups(of pages: [PageFacts], settings: SiteSettings) -> [Key: [Int]] {
    let rank = Dictionary(
      settings.languages.enumerated().map { ($1.tag, $0) }, uniquingKeysWith: { first, _ in first })
    return Dictionary(grouping: pages.indices) { Key(pages[$0]) }.mapValues { group in
      group.sorted { (rank[pages[$0].language] ?? .max, $0) < (rank[pages[$1].language] ?? .max, $1) }
    }
  }
}
