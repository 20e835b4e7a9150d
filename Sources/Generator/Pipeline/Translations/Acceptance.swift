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
      var record = old ?? TranslationRecord(folder: records.folder(of: language))
      for file in record.pages.keys where !files.contains(file) { record.pages[file] = nil }
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
    var entries: [TranslationRecord.Entry] = []
    var accepted = AcceptedPage(file: page.file, record: record.file)
    for (section, own) in zip(source.sections, state.sections) {
      guard isWanted(section) else {
        if let entry = known[section.id] { entries.append(entry) }
        continue
      }
      guard own.own != nil else {
        accepted.missing.append(section.name)
        continue
      }
      let entry = TranslationRecord.Entry(section: section.id, fingerprint: section.fingerprint)
      entries.append(entry)
      switch known[section.id] {
      case nil: accepted.added.append(section.name)
      case entry: accepted.unchanged.append(section.name)
      default: accepted.changed.append(section.name)
      }
    }
    if !sections.isEmpty {
      // What was not asked about stays, in case its section is one that has a new id.
      let ids = Set(source.sections.map(\.id))
      entries += old.filter { !ids.contains($0.section) }
    }
    record.pages[page.file] = entries.isEmpty ? nil : entries
    return accepted
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

extension PageFacts.Section {
  /// The section as the command line names it.
  fileprivate var name: String { id.isEmpty ? "top" : id }
}
