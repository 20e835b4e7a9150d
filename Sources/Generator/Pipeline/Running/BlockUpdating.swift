import Content
import Diagnostics
import Snippets

/// Writes regions of Swift files into the blocks of pages that are copies of them.
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
      guard !update.edits.isEmpty else { continue }
      let path = Disk.canonical("\(sources.contentRoot)/\(page.file.diskPath)")
      guard let bytes = Disk.bytes(of: path) else {
        throw .environment("cannot read '\(path)' again to update its blocks")
      }
      try Disk.replace(path, with: LineEdit.apply(update.edits, to: bytes))
    }
    return diagnostics
  }
}
