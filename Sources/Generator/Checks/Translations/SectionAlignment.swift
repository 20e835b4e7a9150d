/// Finds which sections of a translation stand for which of its source.
enum SectionAlignment {
  /// The first of each pair is a section of the source. What stands above the first heading belongs together always.
  static func steps(
    _ sections: [PageSection], _ source: [PageSection], isSame: (PagePart, PagePart) -> Bool
  ) -> [Alignment.Step] {
    let pairs = zip(sections, source)
    if sections.count == source.count, pairs.allSatisfy({ belongTogether($0, $1, isSame) }) {
      return sections.indices.map { .pair($0, $0) }
    }
    let here = sections.map(Profile.init)
    let there = source.map(Profile.init)
    return Alignment.steps(
      source.count, sections.count, isSame: { Self.isSame(sections[$1], source[$0]) },
      score: { score(here[$1], there[$0]) })
  }

  /// Whether two sections are the same by the id that both state, or both are the beginning of their pages.
  static func isSame(_ section: PageSection, _ source: PageSection) -> Bool {
    if section.role == .beginning || source.role == .beginning { return section.role == source.role }
    return section.id != nil && section.id == source.id && section.level == source.level
  }

  /// Whether a section of the translation that has no place among the source's is one of the source's at another place:
  /// by its id, or without ids by the code in it.
  static func isMoved(_ section: PageSection, _ source: PageSection) -> Bool {
    if isSame(section, source) { return true }
    guard section.id == nil, source.id == nil, section.level == source.level, section.role == source.role else {
      return false
    }
    let (here, there) = (Profile(section).words, Profile(source).words)
    return here.count >= wordsOfMoved && there.count >= wordsOfMoved
      && here.likeness(to: there) >= likenessOfMoved
  }

  /// What two sections must have in common to be one that was moved.
  private static let wordsOfMoved = 3
  private static let likenessOfMoved = 70

  /// Whether two sections at the same place are a pair without a look at others.
  private static func belongTogether(
    _ section: PageSection, _ source: PageSection, _ isSamePart: (PagePart, PagePart) -> Bool
  ) -> Bool {
    if isSame(section, source) { return true }
    return section.id == nil && source.id == nil && section.level == source.level
      && section.parts.count == source.parts.count && zip(section.parts, source.parts).allSatisfy(isSamePart)
  }

  /// A section with what it is recognised by in another language.
  private struct Profile {
    let section: PageSection
    let words: WordBag

    init(_ section: PageSection) {
      self.section = section
      let parts = section.parts.flatMap { part in
        if case .code(let code) = part.content {
          return code.code.split(whereSeparator: { $0 == 0x0A || $0 == 0x20 }).map { CodeWord($0) }
        }
        return ComparedPart.words(of: part)
      }
      words = WordBag(section.words.map { CodeWord($0.utf8) } + parts)
    }
  }

  private static func score(_ section: Profile, _ source: Profile) -> Int {
    let (here, there) = (section.section, source.section)
    if here.role == .beginning || there.role == .beginning { return isSame(here, there) ? 100 : 0 }
    let likeness = section.words.likeness(to: source.words)
    let hasSameID = here.id != nil && here.id == there.id
    if !hasSameID, here.id != nil && there.id != nil || here.level != there.level, likeness < 50 { return 0 }
    return (hasSameID ? 60 : 0) + (here.level == there.level ? 6 : 1) + 30 * likeness / 100
  }
}
