import Caching
import Content
import Diagnostics
import Languages
import Markdown
import Rendering
import SiteGraph
import SnippetToolchain
import Snippets

/// Checks the Swift blocks of a site's pages, or remembers how they fared.
struct SnippetChecking: Sendable {
  private let sources: SiteSources
  private let reading: PageReading
  private let toolchain: SwiftToolchain
  private let resources: ToolResources
  private let checker: SnippetChecker
  /// Nil where nothing is kept.
  private let results: CacheStore?
  private let jobs: Int
  private let setups: SetupFiles
  private let identity: Fingerprint

  init(
    _ sources: SiteSources, _ reading: PageReading, _ keeper: MemoryKeeper, _ options: PipelineOptions
  ) throws(PipelineFailure) {
    do throws(ToolchainError) {
      toolchain = try SwiftToolchain.find()
    } catch {
      throw PipelineFailure(error)
    }
    self.sources = sources
    self.reading = reading
    checker = SnippetChecker(
      toolchain: toolchain, library: try SnippetLibrary(options.resources, keeping: keeper.path),
      moduleCache: keeper.moduleCache, jobs: options.jobs)
    resources = options.resources
    results = keeper.results
    jobs = options.jobs
    setups = SetupFiles(sources)
    var builder = FingerprintBuilder("page snippets")
    builder.combine(ToolIdentity.fingerprint)
    builder.combine(checker.identity)
    builder.combine(sources.configurationBytes)
    identity = builder.finish()
  }

  /// What verdicts name.
  var toolchainNames: ToolchainNames {
    ToolchainNames(compiler: "Swift \(toolchain.version)", library: .linuxReference)
  }

  /// One result for each page, in their order.
  func check(
    _ pages: [PageWork], progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(PipelineFailure) -> [PageSnippetResult] {
    var found = Parallel.map(pages.count, jobs: jobs) { remembered(pages[$0]) }
    let missing = found.indices.filter { found[$0] == nil }
    if missing.isEmpty { return found.compactMap(\.self) }
    let inputs = Parallel.map(missing.count, jobs: jobs) { input(for: pages[missing[$0]]) }
    let plans = Parallel.map(inputs.count, jobs: jobs) { place in
      let page = inputs[place].page
      return PagePlan(
        inputs[place].skipReason == nil ? page : PageSnippetInput(file: page.file, document: .empty, source: []))
    }
    let checked: [PageSnippetResult]
    do throws(ToolchainError) {
      checked = try checker.check(plans, cache: results.map(OutcomeStore.init), progress: progress)
    } catch {
      throw PipelineFailure(error)
    }
    for (place, index) in missing.enumerated() {
      var result = checked[place]
      if let reason = inputs[place].skipReason { result = skipped(inputs[place].page, for: reason) }
      result.diagnostics += inputs[place].diagnostics
      remember(result, copying: plans[place].copiedPaths, of: pages[index])
      found[index] = result
    }
    return found.compactMap(\.self)
  }

  /// The blocks of the pages as an ordinary Swift package, and what is wrong with what their authors wrote about them.
  func packageFiles(of pages: [PageWork]) -> (files: [SnippetPackageWriter.File], diagnostics: [Diagnostic]) {
    let inputs = Parallel.map(pages.count, jobs: jobs) { input(for: pages[$0]) }.filter { $0.skipReason == nil }
    let plans = Parallel.map(inputs.count, jobs: jobs) { PagePlan(inputs[$0].page) }
    let files = SnippetPackageWriter.files(
      for: plans, library: SnippetLibrary(resources), sourcePrefix: Disk.canonical(sources.contentRoot) + "/")
    return (files, inputs.flatMap(\.diagnostics) + plans.flatMap(\.diagnostics))
  }

  /// What a page shows whose author lets none of its blocks be checked.
  private func skipped(_ page: PageSnippetInput, for reason: String) -> PageSnippetResult {
    var result = page.unchecked
    for index in result.presentations.indices { result.presentations[index].verdict = .skipped(reason: reason) }
    return result
  }

  /// What everything that bears on a page's blocks comes to.
  private func key(of page: PageWork) -> Fingerprint {
    var builder = FingerprintBuilder("page snippets")
    builder.combine(identity)
    builder.combine(page.file.file)
    builder.combine(page.contentHash)
    for path in setups.paths(of: page) {
      builder.combine(path)
      builder.combine(setups.hash(of: path)?.description)
    }
    return builder.finish()
  }

  private func remembered(_ page: PageWork) -> PageSnippetResult? {
    guard let bytes = results?.get(key(of: page)) else { return nil }
    var reader = BinaryReader(bytes)
    guard let copied = try? reader.readCopiedFiles(),
      copied.allSatisfy({ setups.hash(of: $0.path)?.description == $0.hash }),
      var result = try? reader.readSnippetResult()
    else { return nil }
    result.cached = result.presentations.count
    return result
  }

  /// Keeps a result together with the state of the files that the page's blocks are copies of.
  private func remember(_ result: PageSnippetResult, copying paths: [String], of page: PageWork) {
    // A crash of the compiler or a lack of time may have its cause outside of the code.
    let isPassing = result.diagnostics.contains { $0.code == .snippetCompilerFailure || $0.code == .snippetRun }
    if isPassing || result.presentations.contains(where: \.isCutByTime) { return }
    var writer = BinaryWriter()
    writer.write(copiedFiles: paths.map { ($0, setups.hash(of: $0)?.description) })
    writer.write(result)
    results?.put(key(of: page), writer.bytes)
  }

  private struct Input: Sendable {
    var page: PageSnippetInput
    var diagnostics: [Diagnostic]
    var skipReason: String?
  }

  private func input(for page: PageWork) -> Input {
    let page = page.document == nil ? reading.read(page.file) : page
    let settings = page.source?.frontMatter.snippets ?? Content.SnippetSettings()
    let site = sources.configuration.snippets
    var diagnostics: [Diagnostic] = []
    let setup = setups.files(of: page, diagnostics: &diagnostics)
    let input = PageSnippetInput(
      file: page.file.file, document: page.document ?? .empty, source: page.sourceLines,
      setup: setup, copied: setups.all,
      settings: Snippets.SnippetSettings(
        languageMode: (settings.languageMode ?? site.languageMode)?.value == .swift5 ? 5 : 6,
        isMainActorByDefault: (settings.defaultIsolation ?? site.defaultIsolation)?.value != .nonisolated,
        timeoutInMilliseconds: (settings.timeout ?? site.timeout).map { $0.value * 1000 }),
      language: page.facts?.language.name ?? "en")
    return Input(page: input, diagnostics: diagnostics, skipReason: settings.skip?.value)
  }
}
