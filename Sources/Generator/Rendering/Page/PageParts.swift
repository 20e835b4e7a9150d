import Languages
import Markdown
import SiteGraph
import Snippets

/// The parts of a page that come from its document, as markup.
struct PageParts {
  let context: PageContext
  /// The heading of level 1: the document's own if it begins with one, else the title.
  let heading: [UInt8]
  let body: [UInt8]
  /// How many bytes of the body come before its first heading.
  let openingLength: Int
  /// Whether there is a preview before the first heading: a home page sets it beside all that is said of it.
  let hasStage: Bool
  /// Nested lists of links; empty if the page shows no contents.
  let contents: [UInt8]
  let structuredData: [UInt8]
  /// Whether there are previews in the body, with a style sheet and a script of their own.
  let hasPreviews: Bool

  /// Bytes that most bodies fit into.
  private static let usualLength = 32_000

  init(
    _ document: MarkdownDocument, context: PageContext, presentations: [SnippetPresentation], toolchain: ToolchainNames
  ) {
    self.context = context
    // What stands in for a translation keeps the language of its text.
    let language = context.facts.textLanguage
    var textContext = context
    textContext.facts.language = language
    var renderer = BodyRenderer(
      context: textContext, words: .text(for: language), toolchain: toolchain, presentations: presentations)
    var blocks = document.blocks
    if case .heading(let first) = blocks.first, first.level == 1 {
      blocks.removeFirst()
      renderer.heading(first)
      heading = renderer.takeOutput()
    } else if context.facts.headings.contains(where: { $0.level == 1 && $0.isTopLevel }) {
      heading = []
    } else {
      heading =
        Array("<h1>".utf8) + InlineMarkup.of(label: context.facts.title, on: renderer.direction) + Array("</h1>".utf8)
    }
    renderer.html.bytes.reserveCapacity(Self.usualLength)
    renderer.staleNote(below: nil)
    let opening = blocks.prefix { block in if case .heading = block { false } else { true } }
    renderer.blocks(Array(opening))
    openingLength = renderer.html.bytes.count
    hasStage = renderer.previewCount > 0
    renderer.blocks(Array(blocks[opening.endIndex...]))
    renderer.footnotes(document.footnotes)
    renderer.html.markup(PreviewSymbols.sprite(for: renderer.previewSymbols))
    body = renderer.takeOutput()
    hasPreviews = renderer.previewCount > 0
    // Search engines are sent to the page whose text this is.
    structuredData =
      context.facts.shownText == nil ? StructuredData.element(renderer.questionsAndAnswers, of: context) : []
    contents = ContentsList.markup(of: document, using: &renderer)
  }
}
