import Content
import Diagnostics
import Languages
import Markdown
import SiteGraph
import Snippets

/// The pages of a run: all that were read, and those that are published.
struct PageSet: Sendable {
  /// Every page that was read, whether or not it became one.
  let all: [PageWork]
  /// The pages of the site, sorted by source path as the site sorts them, with the home pages that are made.
  let published: [PageWork]
  /// The written pages of all languages, whatever the run works on: translations are compared with their sources.
  let written: [PageWork]
  /// The published pages and those that stand in for translations which are missing, sorted by source path.
  let shown: [PageWork]

  init(reading: PageReading, _ sources: SiteSources, _ options: PipelineOptions) {
    let files = sources.scan.files.filter { $0.kind == .page }
    all = Parallel.map(files.count, jobs: options.jobs) { reading.work(on: files[$0]) }
    let wanted = Set(options.languages)
    let includesDrafts = options.includesDrafts || sources.configuration.publishesDrafts
    let kept = Self.separatingRoot(all.filter { $0.facts != nil && (includesDrafts || !$0.isDraft) })
    let written = kept.filter { page in page.facts.map { wanted.isEmpty || wanted.contains($0.language) } ?? false }
    self.written = kept.sorted(by: Self.inSiteOrder)
    let languages = sources.languages.filter { wanted.isEmpty || wanted.contains($0) }
    let homes = Self.missingHomes(languages, among: written, sources)
    let published = (written + homes).sorted(by: Self.inSiteOrder)
    self.published = published
    shown = (published + Self.fallbacks(for: published, sources)).sorted(by: Self.inSiteOrder)
  }

  private static func inSiteOrder(_ a: PageWork, _ b: PageWork) -> Bool {
    (a.facts?.file ?? "") < (b.facts?.file ?? "")
  }

  /// The pages that readers see, in their relations.
  func site(of sources: SiteSources) -> Site { site(of: shown, in: sources.languages, sources) }

  /// The written pages of all languages in their relations.
  ///
  /// - Parameter shown: the pages that readers see, if their relations are known: mostly they are the same pages.
  func siteOfAllLanguages(of sources: SiteSources, shown: Site?) -> Site {
    if let shown, self.shown.count == written.count, published.count == written.count,
      sources.languages == sources.allLanguages
    {
      return shown
    }
    return site(of: written, in: sources.allLanguages, sources)
  }

  /// The results of the pages that readers see: a page that stands in for a translation has those of its source.
  func results(_ results: [PageSnippetResult]) -> [PageSnippetResult] {
    if results.isEmpty || shown.count == published.count { return results }
    let byFile = Dictionary(
      zip(published, results).map { ($0.facts?.file ?? "", $1) }, uniquingKeysWith: { first, _ in first })
    return shown.map { page in
      let file = page.facts?.shownText?.file ?? page.facts?.file
      return file.flatMap { byFile[$0] } ?? PageSnippetResult(presentations: [], diagnostics: [])
    }
  }

  private func site(of pages: [PageWork], in languages: [LanguageTag], _ sources: SiteSources) -> Site {
    let facts = pages.compactMap(\.facts)
    let files = Set(facts.map(\.file))
    let drafts = all.lazy.filter(\.isDraft).compactMap { $0.facts?.file }.filter { !files.contains($0) }
    return Site(
      settings: sources.settings(for: languages), pages: facts, assets: sources.assetPaths, drafts: Set(drafts),
      records: sources.translationRecords.byLanguage)
  }

  /// Pages that stand in for translations which are missing.
  private static func fallbacks(for pages: [PageWork], _ sources: SiteSources) -> [PageWork] {
    let facts = FallbackPages.missing(
      in: pages.compactMap(\.facts), settings: sources.settings, taken: sources.assetPaths)
    guard !facts.isEmpty else { return [] }
    let byFile = Dictionary(pages.map { ($0.facts?.file ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    return facts.compactMap { facts in
      guard var page = facts.shownText.flatMap({ byFile[$0.file] }) else { return nil }
      page.facts = facts
      page.diagnostics = []
      return page
    }
  }

  /// A home page for each language without one, where no author wrote a home page that could stand in for it: it lists
  /// the pages that there are.
  private static func missingHomes(
    _ languages: [LanguageTag], among pages: [PageWork], _ sources: SiteSources
  ) -> [PageWork] {
    let facts = pages.compactMap(\.facts)
    guard !FallbackPages.hasHome(in: facts, settings: sources.settings) else { return [] }
    let present = Set(facts.filter { $0.path.isEmpty && $0.isFolderIndex }.map(\.language))
    let taken = Set(facts.map { $0.outputPath.lowercased() })
    return languages.filter { language in
      !present.contains(language) && !taken.contains("\(language.name)/index.html".lowercased())
    }.map { language in
      let title = sources.settings.language(language)?.title ?? language.name
      var facts = PageFacts(
        file: "\(language.name)/index.md", language: language, path: "", isFolderIndex: true,
        outputPath: "\(language.name)/index.html", title: title,
        description: sources.settings.language(language)?.description ?? "", updated: nil, order: nil, tags: [],
        layout: .home, contentsLevel: 0, headings: [], references: [], extraIDs: [], origin: .generated)
      facts.isSearchable = false
      let file = ContentFile(
        kind: .page, file: facts.file, diskPath: facts.file, size: 0, modified: 0, inode: 0)
      return PageWork(
        file: file, facts: facts, isDraft: false, contentHash: 0, diagnostics: [], setup: [],
        document: .empty, isGenerated: true)
    }
  }

  /// A page at the root of the site is its language's home page, unless that language has one of its own.
  private static func separatingRoot(_ pages: [PageWork]) -> [PageWork] {
    let homes = Set(
      pages.compactMap { page in
        page.facts.flatMap { $0.path.isEmpty && $0.isFolderIndex && $0.outputPath != "index.html" ? $0.language : nil }
      })
    return pages.map { page in
      guard var facts = page.facts, facts.outputPath == "index.html", homes.contains(facts.language) else {
        return page
      }
      facts.path = "/"
      var page = page
      page.facts = facts
      return page
    }
  }
}
