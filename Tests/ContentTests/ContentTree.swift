import Content
import Diagnostics
import Dispatch
import Languages
import Synchronization

/// A whole content folder, read page by page as a run of the tool reads it.
struct ContentTree: Sendable {
  /// The content folder.
  var root: String
  var languages: [LanguageTag]
  var pages: [SourcePage]
  /// Files that are published as they are, not read.
  var assets: [ContentFile]
  /// Swift code that examples share, not read.
  var setups: [ContentFile]
  var diagnostics: [Diagnostic]

  /// Reads the pages of a scan, `jobs` at a time.
  static func read(_ scan: ContentScan, configuration: SiteConfiguration, jobs: Int) -> ContentTree {
    let reader = PageReader(scan: scan, configuration: configuration)
    let files = scan.files.filter { $0.kind == .page }
    let readings = inParallel(files, jobs: jobs, reader.read)
    let assets = scan.files.filter { $0.kind == .asset }
    let pages = readings.compactMap(\.page)
    let outputs =
      pages.map { OutputCollisions.Output(path: $0.outputPath, file: $0.file) }
      + assets.map { OutputCollisions.Output(path: $0.file, file: $0.file) }
    let found = scan.diagnostics + readings.flatMap(\.diagnostics) + OutputCollisions.find(in: outputs)
    return ContentTree(
      root: scan.root, languages: reader.languages, pages: pages, assets: assets,
      setups: scan.files.filter { $0.kind == .setup }, diagnostics: found.sorted(by: Diagnostic.inReportOrder))
  }

  /// Applies `body` to each element on several threads; the results keep the order.
  private static func inParallel<Element: Sendable, Result: Sendable>(
    _ elements: [Element], jobs: Int, _ body: @Sendable (Element) -> Result
  ) -> [Result] {
    if jobs < 2 || elements.count < 8 { return elements.map(body) }
    let chunkCount = min(elements.count, jobs * 8)
    let chunks = Mutex<[[Result]]>(Array(repeating: [], count: chunkCount))
    DispatchQueue.concurrentPerform(iterations: chunkCount) { chunk in
      let range = (elements.count * chunk / chunkCount)..<(elements.count * (chunk + 1) / chunkCount)
      let results = elements[range].map(body)
      chunks.withLock { $0[chunk] = results }
    }
    return chunks.withLock { $0.flatMap(\.self) }
  }
}
