import Languages

/// Finds the records of translations that were moved, with their sources, to other paths.
///
/// A record names its page by its path. Where no page is at that path any more, and a page has no record of its own
/// whose source says what was recorded, section by section, the record is that page's.
enum MovedRecords {
  /// - Parameters:
  ///   - translations: the language's pages that are translations, each with its source.
  ///   - kept: files that exist, whether or not they are published.
  static func following(
    _ record: TranslationRecord, _ translations: [(page: PageFacts, source: PageFacts)], kept: Set<String>
  ) -> TranslationRecord {
    let lost = record.pages.keys.filter { !kept.contains($0) }.sorted()
    guard !lost.isEmpty else { return record }
    let open = translations.filter { record.pages[$0.page.file] == nil }.sorted { $0.page.file < $1.page.file }
    var record = record
    for (file, page) in pairs(lost, open, record) {
      record.pages[page] = record.pages[file]
      record.pages[file] = nil
    }
    return record
  }

  /// The likest pairs first, each file and each page once.
  private static func pairs(
    _ lost: [String], _ open: [(page: PageFacts, source: PageFacts)], _ record: TranslationRecord
  ) -> [(file: String, page: String)] {
    var found: [(likeness: Int, file: String, page: String)] = []
    for (page, source) in open {
      let now = Set(source.sections.map(\.fingerprint))
      for file in lost {
        let entries = record.pages[file] ?? []
        let shared = entries.count { now.contains($0.fingerprint) }
        guard shared > 0, shared * 2 >= entries.count else { continue }
        let hasName = name(file) == name(page.file) ? 1 : 0
        found.append((shared * 2000 / (entries.count + now.count) + hasName, file, page.file))
      }
    }
    found.sort { ($1.likeness, $0.file, $0.page) < ($0.likeness, $1.file, $1.page) }
    var pairs: [(file: String, page: String)] = []
    for pair in found where !pairs.contains(where: { $0.file == pair.file || $0.page == pair.page }) {
      pairs.append((pair.file, pair.page))
    }
    return pairs
  }

  private static func name(_ file: String) -> Substring { file.split(separator: "/").last ?? "" }
}
