import Content
import Diagnostics
import Markdown
import SiteGraph
import Snippets

/// One page on its way through a run: what is known of it, and its document if it was read in this run.
struct PageWork: Sendable {
  var file: ContentFile
  /// Nil where the file could not become a page.
  var facts: PageFacts?
  var isDraft: Bool
  var contentHash: UInt64
  /// What reading and parsing had to say.
  var diagnostics: [Diagnostic]
  /// Set-up files that the page names.
  var setup: [Located<String>]
  var source: SourcePage?
  var document: MarkdownDocument?
  /// Whether no author wrote the page: a home page that lists what there is.
  var isGenerated = false
  /// How its blocks of data fared.
  var dataBlocks: [CheckedDataBlock] = []
  /// What an earlier run knew of the page, if nothing has changed since.
  var remembered: RunMemory.Page?

  /// The text of the page with as many lines above it as its file has front matter, so that lines are the file's.
  var sourceLines: [UInt8] {
    guard let source else { return [] }
    return [UInt8](repeating: 0x0A, count: source.bodyFirstLine - 1) + source.body
  }
}
