/// How a translation stands to the page that it was made from.
package struct TranslationState: Hashable, Sendable {
  /// How one section of the source fares in the translation.
  package enum Standing: String, Hashable, Sendable, CaseIterable {
    /// It was accepted as it is now.
    case current
    /// It was accepted, and has changed since.
    case stale
    /// The translation does not have it.
    case missing
    /// It has never been accepted.
    case unrecorded
  }

  package struct SectionState: Hashable, Sendable {
    package var standing: Standing
    /// The place of the section among the translation's.
    package var own: Int?
  }

  /// The source, by its place among the site's pages.
  package var source: Int
  /// For each section of the source.
  package var sections: [SectionState]
  /// Sections of the translation that were made from sections which the source no longer has.
  package var gone: [Int]

  init(of translation: PageFacts, from source: PageFacts, at index: Int, recorded: [TranslationRecord.Entry]) {
    self.source = index
    let alignment = SectionAlignment.align(source, translation)
    let entries = Self.entries(for: source, among: recorded)
    sections = source.sections.indices.map { place in
      guard let own = alignment[place] else { return SectionState(standing: .missing, own: nil) }
      guard let entry = entries[place] else { return SectionState(standing: .unrecorded, own: own) }
      let isCurrent = recorded[entry].fingerprint == source.sections[place].fingerprint
      return SectionState(standing: isCurrent ? .current : .stale, own: own)
    }
    let used = Set(entries.compactMap(\.self))
    let left = Set(recorded.indices.filter { !used.contains($0) }.map { recorded[$0].section })
    let aligned = Set(alignment.compactMap(\.self))
    gone = translation.sections.indices.filter { !aligned.contains($0) && left.contains(translation.sections[$0].id) }
  }

  /// For each section of the source its entry: the one of its id; else one of its words, since only the id changed; else
  /// the one at its place, since the heading changed and the id was made from it.
  private static func entries(for source: PageFacts, among recorded: [TranslationRecord.Entry]) -> [Int?] {
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
    SectionAlignment.pairGaps(in: &result, of: recorded.count) { _, _ in true }
    return result
  }
}
