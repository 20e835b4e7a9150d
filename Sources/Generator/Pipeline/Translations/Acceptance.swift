import Content
import Diagnostics
import Languages
import SiteGraph

/// Records what translations were made from.
struct Acceptance: Sendable {
  private let sources: SiteSources
  private let site: Site
  /// Paths of all files of pages, whether or not they became pages.
  private let files: Set<String>
  private let records: TranslationRecords
  /// The source sections to accept, by their ids; all if empty.
  private let sections: [String]

  init(_ sources: SiteSources, _ pages: PageSet, _ site: Site, sections: [String]) {
    self.sources = sources
    self.site = site
    files = Set(pages.all.map(\.file.file))
    records = sources.translationRecords
    self.sections = sections
  }

  /// Accepts translations, by their places among the site's pages, and writes the records of their languages.
  func accept(_ translations: [Int]) throws(PipelineFailure) -> [AcceptedPage] {
    try checkSections(of: translations)
    var accepted: [AcceptedPage] = []
    let byLanguage = Dictionary(grouping: translations) { site.pages[$0].language }
    for (language, indices) in byLanguage.sorted(by: { $0.key < $1.key }) {
      let old = records.byLanguage[language]
      var record = site.records[language] ?? TranslationRecord(folder: records.folder(of: language))
      for file in record.pages.keys.sorted() where !files.contains(file) {
        var gone = AcceptedPage(file: file, record: record.file)
        gone.removed = (record.pages[file] ?? []).map { PageFacts.Section.name(ofID: $0.section) }
        accepted.append(gone)
        record.pages[file] = nil
      }
      for index in indices {
        if let page = accept(index, in: &record) { accepted.append(page) }
      }
      if record != old || old == nil { try write(record) }
    }
    return accepted
  }

  private func accept(_ index: Int, in record: inout TranslationRecord) -> AcceptedPage? {
    guard let state = site.translationStates[index] else { return nil }
    let (page, source) = (site.pages[index], site.pages[state.source])
    let old = record.pages[page.file] ?? []
    let known = Dictionary(old.map { ($0.section, $0) }, uniquingKeysWith: { first, _ in first })
    // What was not asked about stays as it is, in its place; so does what tells which sections of the translation are
    // of no use, as long as they stand between the others.
    let keepsOrder = !sections.isEmpty || state.followsRecord && !state.goneEntries.isEmpty
    var entries = keepsOrder ? old : []
    if sections.isEmpty {
      let used = Set(state.sections.compactMap(\.entry) + state.goneEntries).map { old[$0].section }
      entries.removeAll { !used.contains($0.section) }
    }
    var accepted = AcceptedPage(file: page.file, record: record.file)
    for (place, section) in source.sections.enumerated() where isWanted(section) {
      guard state.sections[place].accepted != nil else {
        accepted.missing.append(section.name)
        continue
      }
      let entry = TranslationRecord.Entry(section: section.id, fingerprint: section.fingerprint)
      if !keepsOrder {
        entries.append(entry)
      } else if let index = state.sections[place].entry.flatMap({ Self.index(of: old[$0].section, in: entries) }) {
        entries[index] = entry
      } else {
        let before = source.sections[..<place].last { Self.index(of: $0.id, in: entries) != nil }
        entries.insert(entry, at: before.flatMap { Self.index(of: $0.id, in: entries) }.map { $0 + 1 } ?? 0)
      }
      switch known[section.id] {
      case nil: accepted.added.append(section.name)
      case entry: accepted.unchanged.append(section.name)
      default: accepted.changed.append(section.name)
      }
    }
    let kept = Set(entries.map(\.section))
    accepted.removed = old.map(\.section).filter { !kept.contains($0) }.map(PageFacts.Section.name(ofID:))
    record.pages[page.file] = entries.isEmpty ? nil : entries
    return accepted
  }

  private static func index(of section: String, in entries: [TranslationRecord.Entry]) -> Int? {
    entries.firstIndex { $0.section == section }
  }

  private func isWanted(_ section: PageFacts.Section) -> Bool { sections.isEmpty || sections.contains(section.name) }

  private func checkSections(of translations: [Int]) throws(PipelineFailure) {
    let names = translations.compactMap { site.translationStates[$0]?.source }.flatMap { source in
      site.pages[source].sections.map(\.name)
    }
    for section in sections where !names.contains(section) {
      let near = Suggestion.nearest(to: section, among: names)
      throw .usage(
        "the source has no section '\(section)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
  }

  private func write(_ record: TranslationRecord) throws(PipelineFailure) {
    let path = "\(Disk.canonical(sources.contentRoot))/\(record.file)"
    if Disk.exists(path) { return try Disk.replace(Disk.canonical(path), with: record.bytes) }
    try Disk.makeFolder("\(Disk.canonical(sources.contentRoot))/\(record.folder)")
    let waiting = path + ".new"
    try Disk.write(record.bytes, to: waiting)
    try Disk.rename(waiting, to: path)
  }
}
