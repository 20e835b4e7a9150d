/// Lets the sections of a translation answer to the ids of the page that it was made from.
enum SectionAliases {
  /// For each heading of `page`, the id of the same heading in `source`, where both have the same outline and the id is
  /// not an id of the translation itself.
  /// If the source has another outline than when the translation was accepted, only certain pairs count.
  static func aliases(of page: PageFacts, from source: PageFacts?, _ state: TranslationState?) -> [[String]] {
    let none = [[String]](repeating: [], count: page.headings.count)
    if let source, let state, state.hasOtherOutline { return aliases(of: page, from: source, state) }
    guard let source, source.file != page.file, source.headings.map(\.level) == page.headings.map(\.level) else {
      return none
    }
    let own = Set(page.headings.map(\.id)).union(page.extraIDs)
    return zip(page.headings, source.headings).map { heading, original in
      own.contains(original.id) ? [] : [original.id]
    }
  }

  private static func aliases(
    of page: PageFacts, from source: PageFacts, _ state: TranslationState
  ) -> [[String]] {
    let taken = Set(page.headings.map(\.id)).union(page.extraIDs)
    var result = [[String]](repeating: [], count: page.headings.count)
    for (section, own) in zip(source.sections, state.sections) where !taken.contains(section.id) {
      guard let heading = own.own.flatMap({ page.sections[$0].heading }) else { continue }
      result[heading] = [section.id]
    }
    return result
  }
}
