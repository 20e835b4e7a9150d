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
  /// - Parameters:
  ///   - site: the pages that readers see, if their relations are known.
  ///   - snippets: how the blocks of the published pages fared; empty where none were checked.
  func check(_ pages: PageSet, _ sources: SiteSources, _ site: Site?, _ snippets: [PageSnippetResult]) -> Result {
    let site = pages.siteOfAllLanguages(of: sources, shown: site)
    let groups = groups(among: pages, in: site)
    let results = Dictionary(
      zip(pages.published.map(\.file.file), snippets), uniquingKeysWith: { first, _ in first })
    let found = Parallel.map(groups.count, jobs: options.jobs) { place in
      var source = ComparedSource(work: groups[place].source)
      return groups[place].pages.map { page in
        let comparison = comparison(of: page, &source)
        return (page.file.file, comparison, verdicts(of: page, source.work, comparison, results))
      }
    }
    var result = Result()
    // Pages that are compared by places, although the record knows better, would have sections compared with others.
    let misplaced = Set(
      site.pages.indices.filter { site.translationStates[$0]?.followsRecord == true }.map { site.pages[$0].file })
    for (file, comparison, verdicts) in found.joined() {
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

  /// Each source with the pages that are translations of it.
  private func groups(among pages: PageSet, in site: Site) -> [(source: PageWork, pages: [PageWork])] {
    var places: [Int: Int] = [:]
    var groups: [(source: PageWork, pages: [PageWork])] = []
    for index in site.pages.indices {
      guard options.languages.isEmpty || options.languages.contains(site.pages[index].language),
        let source = site.source(of: index)
      else { continue }
      if let place = places[source] {
        groups[place].pages.append(pages.written[index])
      } else {
        places[source] = groups.count
        groups.append((pages.written[source], [pages.written[index]]))
      }
    }
    return groups
  }

  /// A source, which is read when the first translation is compared with it.
  private struct ComparedSource {
    let work: PageWork
    var parity: TranslationParity?
  }

  private func comparison(of page: PageWork, _ source: inout ComparedSource) -> RunMemory.Comparison {
    let work = source.work
    if let known = remembered[page.file.file], known.source == work.file.file,
      known.contentHash == page.contentHash, known.sourceHash == work.contentHash
    {
      return known
    }
    var comparison = RunMemory.Comparison(
      source: work.file.file, contentHash: page.contentHash, sourceHash: work.contentHash, diagnostics: [])
    if source.parity == nil { source.parity = whole(work).map(TranslationParity.init) }
    if let translation = whole(page), let parity = source.parity {
      comparison.diagnostics = parity.check(translation)
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
