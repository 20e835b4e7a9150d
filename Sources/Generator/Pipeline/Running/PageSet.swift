import Content
import Diagnostics
import Languages
import Markdown
import SiteGraph

/// The pages of a run: all that were read, and those that are published.
struct PageSet: Sendable {
  /// Every page that was read, whether or not it became one.
  let all: [PageWork]
  /// The pages of the site, sorted by source path as the site sorts them, with the home pages that are made.
  let published: [PageWork]
  /// The written pages of all languages, whatever the run works on: translations are compared with their sources.
  let written: [PageWork]

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
    published = (written + homes).sorted(by: Self.inSiteOrder)
  }

  private static func inSiteOrder(_ a: PageWork, _ b: PageWork) -> Bool {
    (a.facts?.file ?? "") < (b.facts?.file ?? "")
  }

  /// The published pages in their relations.
  func site(of sources: SiteSources) -> Site {
    let facts = published.compactMap(\.facts)
    let files = Set(facts.map(\.file))
    let drafts = all.lazy.filter(\.isDraft).compactMap { $0.facts?.file }.filter { !files.contains($0) }
    return Site(settings: sources.settings, pages: facts, assets: sources.assetPaths, drafts: Set(drafts))
  }

  /// The written pages of all languages in their relations.
  func siteOfAllLanguages(of sources: SiteSources) -> Site {
    Site(settings: sources.settings, pages: written.compactMap(\.facts), assets: [])
  }

  /// A home page for each language whose author wrote none: it lists the pages that there are.
  private static func missingHomes(
    _ languages: [LanguageTag], among pages: [PageWork], _ sources: SiteSources
  ) -> [PageWork] {
    let present = Set(
      pages.compactMap { page in
        page.facts.flatMap { $0.path.isEmpty && $0.isFolderIndex ? $0.language : nil }
      })
    return languages.filter { !present.contains($0) }.map { language in
      let title = sources.settings.language(language)?.title ?? language.name
      var facts = PageFacts(
        file: "\(language.name)/index.md", language: language, path: "", isFolderIndex: true,
        outputPath: "\(language.name)/index.html", title: title,
        description: sources.settings.language(language)?.description ?? "", updated: nil, order: nil, tags: [],
        layout: .home, contentsLevel: 0, headings: [], references: [], extraIDs: [])
      facts.isMade = true
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
