import Content
import Diagnostics
import Rendering
import SiteGraph
import SnippetToolchain
import Snippets
import Templates

/// From Markdown files to a site: read, parse, resolve, check, render, write.
package enum SitePipeline {
  /// Builds the site. Nothing is written if anything is wrong, and a site of an earlier run stays as it is.
  package static func build(
    _ options: PipelineOptions, progress: @escaping @Sendable (PipelineProgress) -> Void
  ) throws(PipelineFailure) -> PipelineReport {
    let sources = try SiteSources.open(options)
    let lock = RunLock(MemoryFolder(of: sources.location).lockFile(output: sources.output))
    defer { withExtendedLifetime(lock) {} }
    let output = try sources.outputFolder(overwrites: options.overwrites)
    let keeper = MemoryKeeper(sources, options, output: output.path)
    var memory = keeper.load()

    progress(.step("Reading"))
    let reading = PageReading(sources, memory: memory)
    let pages = PageSet(reading: reading, sources, options)
    let site = pages.site(of: sources)

    progress(.step("Checking"))
    let checking = try options.checksSnippets ? SnippetChecking(sources, reading, keeper, options) : nil
    let snippets = try checking?.check(pages.published) { progress(.checkedSnippets($0, of: $1)) }
    var report = PipelineReport(pages, snippets ?? [])
    let translations = TranslationChecking(reading, memory, options).check(pages, sources, site, snippets ?? [])
    var findings = Findings.of(sources, pages, site, snippets ?? [], translations)
    report.diagnostics = findings.reported(isStrict: options.isStrict)
    memory.pages = RunMemory.pages(of: pages.all)
    memory.comparisons = translations.comparisons
    guard !report.hasErrors else {
      keeper.save(memory)
      return report
    }

    progress(.step("Writing"))
    let writing = SiteWriting(
      sources: sources, site: site, pages: pages.shown, snippets: pages.results(snippets ?? []),
      pictures: PagePictures(drawn: site, sources, memory: memory, folder: output, options), reading: reading,
      memory: memory, jobs: options.jobs, toolchain: checking?.toolchainNames ?? .unchecked)
    let result = try writing.write(to: output, isStrict: options.isStrict)
    if findings.addPages(result.diagnostics) { report.diagnostics = findings.reported(isStrict: options.isStrict) }
    if let outcome = result.outcome {
      memory.remember(result)
      report.add(outcome, output: sources.output)
    }
    keeper.save(memory)
    return report
  }

  /// Checks the site, or some of it, and writes nothing but the blocks that it is asked to update.
  package static func check(
    _ options: PipelineOptions, subsets: Set<CheckSubset>,
    progress: @escaping @Sendable (PipelineProgress) -> Void
  ) throws(PipelineFailure) -> PipelineReport {
    var sources = try SiteSources.open(options)
    let keeper = MemoryKeeper(sources, options, output: nil)
    var findings = Findings()
    if options.updatesBlocks {
      findings.addUpdates(try BlockUpdating.run(sources, options))
      sources = try SiteSources.open(options)
      if subsets.contains(.snippets), options.checksSnippets {
        findings.addUpdates(try BlockUpdating.runOutputs(sources, keeper, options))
        sources = try SiteSources.open(options)
      }
    }
    var memory = keeper.load()
    progress(.step("Reading"))
    let reading = PageReading(sources, memory: memory)
    let pages = PageSet(reading: reading, sources, options)
    progress(.step("Checking"))
    var snippets: [PageSnippetResult] = []
    if subsets.contains(.snippets), options.checksSnippets {
      let checking = try SnippetChecking(sources, reading, keeper, options)
      snippets = try checking.check(pages.published) { progress(.checkedSnippets($0, of: $1)) }
    }
    var report = PipelineReport(pages, snippets)
    findings.addContent(sources, pages, for: subsets)
    if subsets.contains(.snippets) { findings.addSnippets(snippets) }
    if subsets.contains(.links) {
      try LinkChecking(sources: sources, pages: pages, reading: reading, options: options)
        .check(&findings, &report, &memory)
    }
    if subsets.contains(.translations) {
      let translations = TranslationChecking(reading, memory, options).check(pages, sources, nil, snippets)
      findings.addTranslations(translations)
      memory.comparisons = translations.comparisons
      report.coverage = translations.coverage.map(LanguageCoverage.init)
      let minimum = options.minimumCoverage ?? sources.configuration.minimumCoverage?.value
      if let minimum { findings.addCoverage(translations.coverage, minimum: minimum) }
    }
    memory.pages = RunMemory.pages(of: pages.all)
    keeper.save(memory)
    report.diagnostics = findings.reported(isStrict: options.isStrict)
    return report
  }

  /// Writes the Swift blocks of all pages to a folder as an ordinary package.
  package static func writeSnippetPackage(
    _ options: PipelineOptions, to folder: String
  ) throws(PipelineFailure) -> PipelineReport {
    let sources = try SiteSources.open(options)
    let keeper = MemoryKeeper(sources, options, output: nil)
    let reading = PageReading(sources, memory: RunMemory())
    let pages = PageSet(reading: reading, sources, options)
    let output = try SiteFolder(at: Disk.canonical(folder), overwrites: options.overwrites)
    let checking = try SnippetChecking(sources, reading, keeper, options)
    var report = PipelineReport(pages, [])
    let (files, diagnostics) = checking.packageFiles(of: pages.published)
    var findings = Findings()
    findings.addContent(sources, pages)
    report.diagnostics = (findings.diagnostics + diagnostics).sorted(by: Diagnostic.inReportOrder)
    guard !report.hasErrors else { return report }
    let writer = try SiteWriter(output)
    for file in files { writer.add(file.path, file.bytes) }
    report.add(try writer.commit(), output: folder)
    return report
  }

  /// Removes what runs keep: results, memory, and the site if Dalil made it.
  package static func clean(_ options: PipelineOptions) throws(PipelineFailure) -> PipelineReport {
    let sources = try SiteSources.open(options)
    let folder = MemoryFolder(of: sources.location).path
    if Disk.exists(folder) { try Disk.removeTree(folder) }
    let output = try sources.outputFolder(overwrites: false)
    var report = PipelineReport()
    if output.exists, !output.earlierFiles.isEmpty {
      report.filesRemoved = output.earlierFiles.count
      report.output = sources.output
      let writer = try SiteWriter(output)
      _ = try writer.commit()
      try Disk.removeFile("\(output.path)/\(SiteFolder.manifestName)")
      // Files of others, which a forced run leaves beside ours, stay.
      if try Disk.names(in: output.path).isEmpty { try Disk.removeTree(output.path) }
    }
    return report
  }
}
