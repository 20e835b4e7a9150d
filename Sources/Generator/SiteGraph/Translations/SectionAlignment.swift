/// Finds the same sections in a page and its translation.
enum SectionAlignment {
  /// For each section of the source, the place of the same section among the translation's, if it has it: the section
  /// of the same id, or where the ids of several differ, the one at the same place between two that are the same,
  /// provided that there are as many, of the same levels, and that the code in the two does not say otherwise.
  static func align(_ source: PageFacts, _ translation: PageFacts) -> [Int?] {
    let places = Dictionary(
      translation.sections.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var result = source.sections.map { places[$0.id] }
    pairGaps(in: &result, of: translation.sections.count) { own, other in
      level(of: source.sections[own], in: source) == level(of: translation.sections[other], in: translation)
    } unless: { own, other in
      source.sections[own].landmarks.differs(from: translation.sections[other].landmarks)
    }
    return result
  }

  static func level(of section: PageFacts.Section, in page: PageFacts) -> Int {
    section.heading.map { page.headings[$0].level } ?? 0
  }

  /// Pairs what two lists have between elements that are paired already, where it is as much on both sides and the
  /// elements of each pair suit one another; of these, pairs that cannot be meant are left out.
  static func pairGaps(
    in pairs: inout [Int?], of count: Int, where suits: (Int, Int) -> Bool,
    unless differs: (Int, Int) -> Bool = { _, _ in false }
  ) {
    let taken = Set(pairs.compactMap(\.self))
    var index = 0
    while index < pairs.count {
      guard pairs[index] == nil else {
        index += 1
        continue
      }
      let end = pairs[index...].firstIndex { $0 != nil } ?? pairs.count
      let before = index > 0 ? pairs[index - 1] ?? -1 : -1
      let after = end < pairs.count ? pairs[end] ?? count : count
      let others = Array(before + 1..<max(before + 1, after))
      if others.count == end - index, taken.isDisjoint(with: others), zip(index..<end, others).allSatisfy(suits) {
        for (own, other) in zip(index..<end, others) where !differs(own, other) { pairs[own] = other }
      }
      index = end
    }
  }
}
