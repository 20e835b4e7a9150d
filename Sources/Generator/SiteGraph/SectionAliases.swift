/// Lets the sections of a translation answer to the ids of the page that it was made from.
enum SectionAliases {
  /// For each heading of `page`, the id of the same heading in `source`, where both have the same outline and the id is
  /// not an id of the translation itself.
  static func aliases(of page: PageFacts, from source: PageFacts?) -> [[String]] {
    let none = [[String]](repeating: [], count: page.headings.count)
    guard let source, source.file != page.file, source.headings.map(\.level) == page.headings.map(\.level) else {
      return none
    }
    let own = Set(page.headings.map(\.id)).union(page.extraIDs)
    return zip(page.headings, source.headings).map { heading, original in
      own.contains(original.id) ? [] : [original.id]
    }
  }
}
