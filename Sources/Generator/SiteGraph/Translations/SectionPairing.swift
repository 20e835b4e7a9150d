/// Which sections of a translation stand for which of its source, if the source may have changed its outline since the
/// translation was accepted.
///
/// Sections without an id that both state have only their places. While the source is as it was recorded, the place in
/// it counts. Once it is not, the translation may still follow the record, or the source already: a pair is certain if
/// one of the two gives it and the other gives none that contradicts it.
struct SectionPairing {
  /// For each section of the source, the certain one of the translation.
  private(set) var certain: [Int?]
  /// For each section of the source, the one of the translation if that follows the source as it is now.
  private(set) var accepted: [Int?]
  /// Sections of the source that may have more than one translation.
  private(set) var uncertain: Set<Int> = []
  /// Sections of the translation that were made from what the source no longer has.
  private(set) var gone: [Int] = []
  /// Their places among what is recorded.
  private(set) var goneEntries: [Int] = []
  private(set) var hasOtherOutline = false
  /// Whether the record tells of sections what their places do not.
  var followsRecord: Bool { !uncertain.isEmpty || certain != present }
  private let present: [Int?]
  /// Sections of the source that stand in another order than in the translation, without an id that would say so.
  private(set) var moved: [Int] = []

  /// - Parameter entries: for each section of the source, its place among what is recorded.
  init(_ source: PageFacts, _ translation: PageFacts, recorded: [TranslationRecord.Entry], entries: [Int?]) {
    present = SectionAlignment.align(source, translation)
    certain = present
    accepted = present
    guard !recorded.isEmpty, entries != recorded.indices.map(Optional.some) else { return }
    hasOtherOutline = true
    let present = self.present
    let past = Self.past(recorded, translation) { entry, own in
      guard let place = entries.firstIndex(of: entry) else { return true }
      return SectionAlignment.level(of: source.sections[place], in: source)
        == SectionAlignment.level(of: translation.sections[own], in: translation)
    }
    func hasSameID(_ place: Int, _ own: Int) -> Bool { source.sections[place].id == translation.sections[own].id }
    let orphans = recorded.indices.filter { !entries.contains($0) }
    var claims: [Int: Set<Int>] = [:]
    for place in entries.indices {
      for own in [present[place], entries[place].flatMap { past[$0] }].compactMap(\.self) {
        claims[own, default: []].insert(place)
      }
    }
    // What the record gives to a section that is gone is none of the source's.
    for own in orphans.compactMap({ past[$0] }) { claims[own, default: []].insert(-1) }
    for place in entries.indices {
      let own = Set([present[place], entries[place].flatMap { past[$0] }].compactMap(\.self))
      if let same = present[place], hasSameID(place, same) { continue }
      if own.isEmpty { continue }
      certain[place] = own.count == 1 ? own.first.flatMap { claims[$0] == [place] ? $0 : nil } : nil
      if certain[place] == nil { uncertain.insert(place) } else { accepted[place] = certain[place] }
    }
    goneEntries = orphans.filter { past[$0].map { claims[$0] == [-1] } ?? false }
    gone = goneEntries.compactMap { past[$0] }.sorted()
    let placed = certain.indices.filter { place in certain[place].map { !hasSameID(place, $0) } ?? false }
    moved = Set(Self.outOfOrder(placed, certain)).union(uncertain).sorted()
  }

  /// For each recorded section, the one of the translation if that is as it was recorded.
  static func past(
    _ recorded: [TranslationRecord.Entry], _ translation: PageFacts, where suits: (Int, Int) -> Bool
  ) -> [Int?] {
    let places = Dictionary(
      translation.sections.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var result = recorded.map { places[$0.section] }
    SectionAlignment.pairGaps(in: &result, of: translation.sections.count, where: suits)
    return result
  }

  /// Those that stand behind one which they precede in the translation, or before one that they follow there.
  private static func outOfOrder(_ places: [Int], _ pairs: [Int?]) -> [Int] {
    places.filter { place in
      places.contains { other in
        guard let own = pairs[place], let otherOwn = pairs[other] else { return false }
        return (place < other) != (own < otherOwn) && place != other
      }
    }
  }
}
