package import Checks
import Content
package import Diagnostics
import Snippets

/// What a run of the pipeline found and did.
package struct PipelineReport: Sendable {
  /// How Swift blocks fared.
  package struct SnippetCounts: Hashable, Sendable {
    /// Compiled as they should: without errors, or with exactly those they promised.
    package var checked = 0
    /// Of those, the ones that failed as they promised.
    package var failing = 0
    /// Of those, the ones that gave the warnings they promised.
    package var warning = 0
    /// Run to their end, with the output that their pages show.
    package var ran = 0
    /// Whose tests were run and passed.
    package var tested = 0
    /// That crashed as they promised.
    package var crashing = 0
    /// Tests that passed.
    package var testsPassed = 0
    /// Run and looked at from all sides.
    package var previewed = 0
    /// Screens that were seen of them.
    package var screens = 0
    package var parsedOnly = 0
    package var skipped = 0
    package var broken = 0
    /// Whether blocks were run now that could have used the network.
    package var ranWithNetwork = false
    /// Blocks whose result was known from an earlier run.
    package var cached = 0
    /// Blocks that failed in a compiler call with others, and were judged by a call of their own.
    package var repeatedAlone = 0

    package init() {}
  }

  /// How blocks of JSON, XML and the like fared.
  package struct DataBlockCounts: Hashable, Sendable {
    /// Well-formed, or malformed as they promise.
    package var checked = 0
    package var skipped = 0
    package var broken = 0

    package init() {}
  }

  /// In report order; severities already raised where the run is strict.
  package var diagnostics: [Diagnostic] = []
  /// The blocks that were checked, in the order of the pages and of their lines.
  package var blocks: [BlockOfPage] = []
  /// The files of the pages that were read, sorted.
  package var pageFiles: [String] = []
  /// The tests of blocks, in the order of the pages.
  package var tests: [TestOfPage] = []
  package var pages = 0
  /// What the pages link to; nil where links were not asked about.
  package var links: LinkCounts?
  /// Addresses of other sites; empty where they were not asked for.
  package var externalAddresses: [ExternalAddress] = []
  package var snippets = SnippetCounts()
  package var dataBlocks = DataBlockCounts()
  /// How much of the source's sections each language has, where translations were checked, in the site's order.
  package var coverage: [LanguageCoverage] = []
  /// The translations that were accepted, in the order of their paths.
  package var accepted: [AcceptedPage] = []
  /// Files of the site that were written because they were new or different.
  package var filesWritten = 0
  /// Files of the site that an earlier run had made and this one did not.
  package var filesRemoved = 0
  /// Files of the site in all.
  package var files = 0
  /// The folder written, as given.
  package var output: String?

  package init() {}

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension PipelineReport {
  init(_ pages: PageSet, _ results: [PageSnippetResult]) {
    let written = pages.published.filter { !$0.isGenerated }
    self.pages = written.count
    pageFiles = written.map(\.file.file).sorted()
    count(results, of: pages.published)
    for (index, page) in pages.published.enumerated() {
      let presentations = results.indices.contains(index) ? results[index].presentations : []
      blocks += BlockOfPage.blocks(of: page.file.file, presentations, page.dataBlocks)
      for block in page.dataBlocks {
        switch block.state {
        case .checked: dataBlocks.checked += 1
        case .skipped: dataBlocks.skipped += 1
        case .broken: dataBlocks.broken += 1
        }
      }
    }
  }

  /// Counts how blocks fared; those that readers do not see count as well, since they were checked.
  private mutating func count(_ results: [PageSnippetResult], of pages: [PageWork]) {
    for (page, result) in zip(pages, results) {
      tests += result.presentations.flatMap { presentation in
        presentation.tests.map {
          TestOfPage(
            file: page.file.file, line: presentation.fenceLine, name: $0.name, result: $0.verdict.rawValue)
        }
      }
      snippets.cached += result.cached
      if result.ranWithNetwork { snippets.ranWithNetwork = true }
      snippets.repeatedAlone += result.repeatedAlone
      for presentation in result.presentations {
        switch presentation.verdict {
        case .compiles: snippets.checked += 1
        case .failsAsExpected:
          snippets.checked += 1
          snippets.failing += 1
        case .warnsAsExpected:
          snippets.checked += 1
          snippets.warning += 1
        case .ran: snippets.ran += 1
        case .tested(let passed):
          snippets.tested += 1
          snippets.testsPassed += passed
        case .crashesAsExpected: snippets.crashing += 1
        case .previewed(let screens):
          snippets.previewed += 1
          snippets.screens += screens
        case .parsedOnly: snippets.parsedOnly += 1
        case .skipped: snippets.skipped += 1
        case .broken: snippets.broken += 1
        case .notChecked: break
        }
      }
    }
  }

  mutating func add(_ outcome: SiteWriter.Outcome, output: String) {
    files = outcome.files
    filesWritten = outcome.written
    filesRemoved = outcome.removed
    self.output = output
  }
}
