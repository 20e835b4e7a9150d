import Content
import Diagnostics
import Snippets

/// Writes regions of Swift files into the blocks of pages that are copies of them, and what blocks print below them and
/// beside their lines.
enum BlockUpdating {
  /// Updates the pages that a check with the same options would look at, and says what was done.
  static func run(
    _ sources: SiteSources, _ options: PipelineOptions
  ) throws(PipelineFailure) -> [Diagnostic] {
    let reading = PageReading(sources, memory: RunMemory())
    let copied = SetupFiles(sources).all
    var diagnostics: [Diagnostic] = []
    for page in PageSet(reading: reading, sources, options).published {
      guard let source = page.source, let document = page.document, source.frontMatter.snippets.skip == nil else {
        continue
      }
      let lines = page.sourceLines
      let input = PageSnippetInput(file: page.file.file, document: document, source: lines, copied: copied)
      let update = RegionUpdate(input) { changed in
        reading.parse(Array(changed.dropFirst(lines.count - source.body.count)), as: source)
      }
      diagnostics += update.diagnostics
      try write(update.edits, to: page, of: sources)
    }
    return diagnostics
  }

  /// Writes what blocks print into the fences and comments that show something else, and says what was done.
  static func runOutputs(
    _ sources: SiteSources, _ keeper: MemoryKeeper, _ options: PipelineOptions
  ) throws(PipelineFailure) -> [Diagnostic] {
    let reading = PageReading(sources, memory: RunMemory())
    let pages = PageSet(reading: reading, sources, options).published
    let results = try SnippetChecking(sources, reading, keeper, options).check(pages) { _, _ in }
    var diagnostics: [Diagnostic] = []
    for (page, result) in zip(pages, results) where !result.outputs.isEmpty || !result.values.isEmpty {
      guard let source = page.source, let document = page.document else { continue }
      let lines = page.sourceLines
      let input = PageSnippetInput(file: page.file.file, document: document, source: lines)
      let update = OutputUpdate(input, texts: result.outputs, values: result.values) { changed in
        reading.parse(Array(changed.dropFirst(lines.count - source.body.count)), as: source)
      }
      diagnostics += update.diagnostics
      try write(update.edits, to: page, of: sources)
    }
    return diagnostics
  }

  private static func write(
    _ edits: [LineEdit], to page: PageWork, of sources: SiteSources
  ) throws(PipelineFailure) {
    guard !edits.isEmpty else { return }
    let path = Disk.canonical("\(sources.contentRoot)/\(page.file.diskPath)")
    guard let bytes = Disk.bytes(of: path) else {
      throw .environment("cannot read '\(path)' again to update its blocks")
    }
    try Disk.replace(path, with: LineEdit.apply(edits, to: bytes))
  }
}
