import Languages
import Markdown
import SiteGraph
import Snippets

/// Writes the blocks of one page as HTML.
struct BodyRenderer {
  let context: PageContext
  let words: InterfaceText
  let toolchain: ToolchainNames
  let direction: TextDirection
  /// What marks the interface's words where they are not in the page's language.
  let wordsAttributes: String
  let questions: QuestionFinder
  let presentations: [Int: SnippetPresentation]
  var html: HTMLWriter
  /// Whether terms of the other direction still have to be isolated; not so inside a run that is isolated already.
  var isIsolating = true
  /// How many headings have been written; with it a heading finds its id.
  var headingCount = 0
  /// Whether links, notes and the author's HTML are left out, since the text stands in a link already.
  var isLabel = false
  /// The flattened text of the paragraph at hand, kept to spare allocations.
  var scratch: [UInt8] = []
  /// The verdict written last, and its words.
  var lastVerdict: (verdict: SnippetVerdict, markup: [UInt8])?
  /// How many previews have been written; with it each has ids of its own.
  var previewCount = 0
  /// The symbols that stand in previews; the page holds a drawing of each.
  var previewSymbols: Set<String> = []
  /// What the structured data of the page will say.
  var questionsAndAnswers: [QuestionAndAnswer] = []

  init(
    context: PageContext, words: InterfaceText, toolchain: ToolchainNames, presentations: [SnippetPresentation]
  ) {
    self.context = context
    self.words = words
    self.toolchain = toolchain
    direction = context.facts.language.direction
    wordsAttributes = words.attributes(on: context.facts.language)
    questions = QuestionFinder(layout: context.facts.layout)
    self.presentations = Dictionary(presentations.map { ($0.fenceLine, $0) }) { first, _ in first }
    html = HTMLWriter()
  }

  /// What has been written since the last call.
  mutating func takeOutput() -> [UInt8] {
    defer { html.bytes = [] }
    return html.bytes
  }

  /// Blocks that follow one another, with the questions among them folded.
  mutating func blocks(_ blocks: [Block]) {
    var index = 0
    while index < blocks.count {
      if let section = questions.section(startingAt: index, in: blocks) {
        question(section, of: blocks)
        index = section.end
      } else {
        block(blocks[index])
        index += 1
      }
    }
  }

  private mutating func block(_ block: Block) {
    switch block {
    case .heading(let heading): self.heading(heading)
    case .paragraph(let paragraph):
      html.markup("<p>")
      inlines(paragraph.content)
      html.markup("</p>\n")
    case .codeBlock(let block): code(block)
    case .list(let list): self.list(list)
    case .quote(let quote):
      html.markup("<blockquote>\n")
      blocks(quote.blocks)
      html.markup("</blockquote>\n")
    case .callout(let callout): self.callout(callout)
    case .table(let table): self.table(table)
    case .html(let block):
      raw(block.html)
      html.markup("\n")
    case .thematicBreak: html.markup("<hr>\n")
    }
  }

  private mutating func callout(_ callout: Callout) {
    html.markup("<div class=\"callout ")
    html.markup(callout.kind.rawValue)
    html.markup("\" role=\"note\">\n<p class=\"callout-title\">")
    html.markup(Icon.of(callout.kind))
    ownWords(words.calloutTitle(callout.kind))
    html.markup("</p>\n")
    blocks(callout.blocks)
    html.markup("</div>\n")
  }

  /// The author's own HTML: the safe markup as it is, addresses as the site resolves them, comments left out.
  mutating func raw(_ raw: RawHTML) {
    for piece in raw.pieces {
      switch piece {
      case .markup(let markup): html.markup(markup)
      case .address(let address, let attribute, _):
        if let href = href(of: address, attribute: attribute) {
          html.markup("\"")
          html.text(href)
          html.markup("\"")
        } else {
          html.removeSuffix(" \(attribute)=")
        }
      case .candidates(let candidates): self.candidates(candidates)
      case .comment: break
      }
    }
  }

  /// The images of a `srcset` that the site has; without any the attribute goes.
  private mutating func candidates(_ candidates: [RawHTML.Candidate]) {
    let images = candidates.compactMap { candidate in
      href(of: candidate.address, attribute: "srcset").map {
        candidate.descriptor.isEmpty ? $0 : "\($0) \(candidate.descriptor)"
      }
    }
    guard !images.isEmpty else { return html.removeSuffix(" srcset=") }
    html.markup("\"")
    html.text(images.joined(separator: ", "))
    html.markup("\"")
  }

  /// The address to write for an attribute of the author's own HTML; nothing is loaded from another site.
  private func href(of address: String, attribute: String) -> String? {
    switch context.destinations[address] {
    case .site(let href): href
    case .external(let href): attribute == "href" ? href : nil
    case .broken, nil: nil
    }
  }
}
