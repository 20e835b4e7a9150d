import Checks
import Content
import Diagnostics
import Markdown
import SiteGraph
import Snippets

/// Compares translations with the pages that they are translations of, or remembers what was found.
struct TranslationChecking: Sendable {
  private let reading: PageReading
  /// The comparisons of an earlier run, by the path of the translation.
  private let remembered: [String: RunMemory.Comparison]
  private let options: PipelineOptions

  init(_ reading: PageReading, _ memory: RunMemory, _ options: PipelineOptions) {
    self.reading = reading
    remembered = memory.comparisons
    self.options = options
  }

  struct Result: Sendable {
    var diagnostics: [Diagnostic] = []
    var comparisons: [String: RunMemory.Comparison] = [:]
    /// How much of their sources the languages of the run have up to date.
    var coverage: [TranslationCoverage] = []
  }

  /// Compares the pages of the languages that the run works on with their sources, of whatever language, and looks at
  /// what was accepted of them.
  ///
  /// - Parameter snippets: how the blocks of the published pages fared; empty where none were checked.
  func check(_ pages: PageSet, of sources: SiteSources, _ snippets: [PageSnippetResult]) -> Result {
    let site = pages.siteOfAllLanguages(of: sources)
    let pairs = pairs(among: pages, in: site)
    let results = Dictionary(
      zip(pages.published.map(\.file.file), snippets), uniquingKeysWith: { first, _ in first })
    let found = Parallel.map(pairs.count, jobs: options.jobs) { place in
      let (page, source) = pairs[place]
      let comparison = comparison(of: page, source)
      return (page.file.file, comparison, verdicts(of: page, source, comparison, results))
    }
    var result = Result()
    // Pages that are compared by places, although the record knows better, would have sections compared with others.
    let misplaced = Set(
      site.pages.indices.filter { site.translationStates[$0]?.followsRecord == true }.map { site.pages[$0].file })
    for (file, comparison, verdicts) in found {
      result.comparisons[file] = comparison
      let isMisplaced = misplaced.contains(file)
      result.diagnostics += comparison.diagnostics.filter { !isMisplaced || $0.code == .parityFrontMatter } + verdicts
    }
    for index in site.pages.indices where sources.languages.contains(site.pages[index].language) {
      result.diagnostics += Checks.translation(
        of: site, page: index, contentFolder: sources.configuration.contentFolder)
    }
    result.coverage = TranslationCoverage.of(site).filter { sources.languages.contains($0.language) }
    return result
  }

  private func pairs(among pages: PageSet, in site: Site) -> [(page: PageWork, source: PageWork)] {
    site.pages.indices.compactMap { index in
      guard options.languages.isEmpty || options.languages.contains(site.pages[index].language) else { return nil }
      return site.source(of: index).map { (pages.written[index], pages.written[$0]) }
    }
  }

  private func comparison(of page: PageWork, _ source: PageWork) -> RunMemory.Comparison {
    if let known = remembered[page.file.file], known.source == source.file.file,
      known.contentHash == page.contentHash, known.sourceHash == source.contentHash
    {
      return known
    }
    var comparison = RunMemory.Comparison(
      source: source.file.file, contentHash: page.contentHash, sourceHash: source.contentHash, diagnostics: [])
    if let translation = whole(page), let original = whole(source) {
      comparison.diagnostics = TranslationParity.check(translation, against: original)
    }
    return comparison
  }

  /// What fares otherwise than in the source, if the pages have the same blocks.
  private func verdicts(
    of page: PageWork, _ source: PageWork, _ comparison: RunMemory.Comparison,
    _ snippets: [String: PageSnippetResult]
  ) -> [Diagnostic] {
    guard let results = snippets[page.file.file]?.presentations,
      let originals = snippets[source.file.file]?.presentations, VerdictComparison.differ(results, originals),
      !comparison.diagnostics.contains(where: { Self.structuralCodes.contains($0.code) }),
      let translation = whole(page), let original = whole(source)
    else { return [] }
    return VerdictComparison.check(translation, results, against: original, originals)
  }

  private static let structuralCodes: Set<DiagnosticCode> = [.paritySection, .parityQuestion, .parityBlock]

  /// A page with its text, which is read again if it was only remembered.
  private func whole(_ work: PageWork) -> TranslatedPage? {
    let page = work.document == nil ? reading.read(work.file) : work
    guard let facts = page.facts, let source = page.source, let document = page.document else { return nil }
    return TranslatedPage(
      file: facts.file, language: facts.language, layout: facts.layout, frontMatter: source.frontMatter,
      document: document, source: page.sourceLines)
  }
}
