/// How a translation stands to the page that it was made from.
package struct TranslationState: Hashable, Sendable {
  /// How one section of the source fares in the translation.
  package enum Standing: String, Hashable, Sendable, CaseIterable {
    /// It was accepted as it is now.
    case current
    /// It was accepted, and has changed since, or so many around it were moved that its translation is not known.
    case stale
    /// The translation does not have it.
    case missing
    /// It has never been accepted.
    case unrecorded
  }

  package struct SectionState: Hashable, Sendable {
    package var standing: Standing
    /// The place of the section among the translation's, where it is certain.
    package var own: Int?
    /// The same as whoever accepts the translation says it: it follows the source as it is now.
    package var accepted: Int?
    /// The place among what is recorded of the page.
    package var entry: Int?
  }

  /// The source, by its place among the site's pages.
  package var source: Int
  /// For each section of the source.
  package var sections: [SectionState]
  /// Sections of the translation that were made from sections which the source no longer has.
  package var gone: [Int]
  /// Their places among what is recorded of the page.
  package var goneEntries: [Int]
  /// Whether the source has other sections, or in another order, than were recorded.
  package var hasOtherOutline: Bool
  /// Whether the record tells of sections what their places on the two pages do not.
  package var followsRecord: Bool
  /// Sections of the source that have no id of their own in the translation and stand in another order than there.
  package var moved: [Int]

  init(of translation: PageFacts, from source: PageFacts, at index: Int, recorded: [TranslationRecord.Entry]) {
    self.source = index
    let entries = Self.entries(for: source, among: recorded, of: translation)
    let pairing = SectionPairing(source, translation, recorded: recorded, entries: entries)
    sections = source.sections.indices.map { place in
      let (own, accepted, entry) = (pairing.certain[place], pairing.accepted[place], entries[place])
      let standing: Standing =
        if own == nil, !pairing.uncertain.contains(place) {
          .missing
        } else if let entry {
          own != nil && recorded[entry].fingerprint == source.sections[place].fingerprint ? .current : .stale
        } else {
          .unrecorded
        }
      return SectionState(standing: standing, own: own, accepted: accepted, entry: entry)
    }
    gone = pairing.gone
    goneEntries = pairing.goneEntries
    hasOtherOutline = pairing.hasOtherOutline
    followsRecord = pairing.followsRecord
    moved = pairing.moved
  }

  /// For each section of the source its entry: the one of its id; else one of its words, since only the id changed; else
  /// the one at its place, since the heading changed and the id was made from it, unless what was translated from that
  /// has other code in it: then the one section is gone and the other is new.
  private static func entries(
    for source: PageFacts, among recorded: [TranslationRecord.Entry], of translation: PageFacts
  ) -> [Int?] {
    let places = Dictionary(recorded.enumerated().map { ($1.section, $0) }, uniquingKeysWith: { first, _ in first })
    var result = source.sections.map { places[$0.id] }
    guard result.contains(nil) else { return result }
    var free = Set(recorded.indices).subtracting(result.compactMap(\.self))
    for place in result.indices where result[place] == nil {
      let fingerprint = source.sections[place].fingerprint
      guard let entry = free.sorted().first(where: { recorded[$0].fingerprint == fingerprint }) else { continue }
      result[place] = entry
      free.remove(entry)
    }
    let translated = SectionPairing.past(recorded, translation) { _, _ in true }
    SectionAlignment.pairGaps(in: &result, of: recorded.count) { _, _ in
      true
    } unless: { place, entry in
      guard let own = translated[entry] else { return false }
      return source.sections[place].landmarks.differs(from: translation.sections[own].landmarks)
    }
    return result
  }
}
