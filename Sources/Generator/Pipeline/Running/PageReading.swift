import Caching
import Checks
import Content
import Languages
import Diagnostics
import Markdown
import SiteGraph
import Snippets

/// Reads and parses pages, or remembers what they turned out to be.
struct PageReading: Sendable {
  private let reader: PageReader
  private let options: MarkdownOptions
  private let memory: RunMemory

  init(_ sources: SiteSources, memory: RunMemory) {
    reader = PageReader(scan: sources.scan, configuration: sources.configuration)
    options = MarkdownOptions(allowsUnsafeHTML: sources.configuration.allowsUnsafeHTML)
    self.memory = memory
  }

  /// What a page is made from beside its own bytes.
  static func key(of sources: SiteSources) -> Fingerprint {
    var builder = FingerprintBuilder("page reading")
    builder.combine(ToolIdentity.fingerprint)
    builder.combine(sources.configurationBytes)
    builder.combine(sources.languages.map(\.name))
    return builder.finish()
  }

  /// A page as an earlier run knew it, or as it is now.
  func work(on file: ContentFile) -> PageWork {
    let stamp = FileStamp(file)
    if let known = memory.pages[file.file], known.stamp == stamp {
      return PageWork(
        file: file, facts: known.facts, isDraft: known.isDraft, contentHash: known.contentHash,
        diagnostics: known.diagnostics, setup: known.setup, dataBlocks: known.dataBlocks, remembered: known)
    }
    var work = read(file)
    if let page = work.source, let document = work.document {
      work.diagnostics += LanguageChecks.check(page, document)
    }
    return work
  }

  /// A page as it is now.
  func read(_ file: ContentFile) -> PageWork {
    let reading = reader.read(file)
    guard let page = reading.page else {
      return PageWork(
        file: file, facts: nil, isDraft: false, contentHash: 0, diagnostics: reading.diagnostics, setup: [])
    }
    let document = parse(page.body, as: page)
    let data = DataBlockChecker.check(
      document, file: page.file, source: page.body, firstLine: page.bodyFirstLine)
    return PageWork(
      file: file, facts: PageFacts(of: page, document: document), isDraft: page.frontMatter.isDraft,
      contentHash: page.contentHash, diagnostics: reading.diagnostics + document.diagnostics + data.diagnostics,
      setup: page.frontMatter.snippets.setup, source: page, document: document, dataBlocks: data.blocks)
  }

  /// A text read as a page's body.
  func parse(_ body: [UInt8], as page: SourcePage) -> MarkdownDocument {
    MarkdownParser.parse(
      body, file: page.file, firstLine: page.bodyFirstLine, language: page.language, options: options)
  }
}

extension FileStamp {
  init(_ file: ContentFile) {
    self.init(size: UInt64(file.size), modified: file.modified, inode: file.inode)
  }
}
