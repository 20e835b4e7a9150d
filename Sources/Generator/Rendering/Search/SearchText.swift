import Diagnostics
import Languages
import Markdown
import SiteGraph
import Snippets

/// What can be found of a page: its text and the code of its blocks, divided at its headings, as a reader sees it.
struct SearchText {
  /// The text from one heading to the next.
  struct Section {
    /// Empty above the first heading.
    var id: String
    var title: [UInt8] = []
    /// Each paragraph and each row of a table is a line; the cells of a row have tabs between them.
    var text: [UInt8] = []
    /// What the blocks show, line by line.
    var code: [UInt8] = []
  }

  private(set) var sections: [Section]
  private let direction: TextDirection
  private let headings: [PageFacts.HeadingFact]
  private let presentations: [Int: SnippetPresentation]
  private var headingCount = 0

  init(_ document: MarkdownDocument, of page: PageFacts, presentations: [SnippetPresentation]) {
    self.presentations = Dictionary(presentations.map { ($0.fenceLine, $0) }) { first, _ in first }
    direction = page.language.direction
    headings = page.headings
    sections = [Section(id: "")]
    if !Self.opens(document, with: page.plainDescription) { add(text: Array(page.plainDescription.utf8)) }
    for block in document.blocks { add(block, isTopLevel: true) }
    for footnote in document.footnotes { add(footnote.blocks) }
  }

  /// Whether a description is the beginning of the text, from which it was made where the author wrote none.
  private static func opens(_ document: MarkdownDocument, with description: String) -> Bool {
    let beginning = description.hasSuffix("…") ? String(description.dropLast()) : description
    let first = document.blocks.lazy.compactMap {
      if case .paragraph(let text) = $0 { text.content.plainText } else { nil }
    }.first
    return first?.utf8.starts(with: beginning.utf8) ?? beginning.isEmpty
  }

  private mutating func add(_ blocks: [Block]) {
    for block in blocks { add(block, isTopLevel: false) }
  }

  private mutating func add(_ block: Block, isTopLevel: Bool) {
    switch block {
    case .heading(let heading): add(heading, isTopLevel: isTopLevel)
    case .paragraph(let paragraph): add(paragraph.content)
    case .list(let list): for item in list.items { add(item.blocks) }
    case .quote(let quote): add(quote.blocks)
    case .callout(let callout): add(callout.blocks)
    case .table(let table):
      if let caption = table.caption { add(caption) }
      for row in [table.header] + table.rows {
        add(text: Array(row.map { IsolatedText.bytes(of: $0.content, on: direction) }.joined(separator: "\t".utf8)))
      }
    case .codeBlock(let block): add(block)
    case .html, .thematicBreak: break
    }
  }

  private mutating func add(_ heading: Heading, isTopLevel: Bool) {
    let fact = headingCount < headings.count ? headings[headingCount] : nil
    headingCount += 1
    guard isTopLevel, heading.level > 1, let fact else { return add(heading.content) }
    sections.append(Section(id: fact.id, title: IsolatedText.bytes(of: heading.content, on: direction)))
  }

  /// The code of a block, and in the text its title and what the compiler says of it.
  private mutating func add(_ block: CodeBlock) {
    let presentation = presentations[block.fence.start.line]
    if let presentation, presentation.isHidden { return }
    if let title = presentation?.title { add(text: Array(title.utf8)) }
    for message in presentation?.messages ?? [] {
      add(text: IsolatedText.bytes(of: [.code(message.text, block.fence)], on: direction))
    }
    sections[sections.count - 1].code += (presentation?.code ?? block.code).utf8
  }

  private mutating func add(_ content: [Inline]) { add(text: IsolatedText.bytes(of: content, on: direction)) }

  private mutating func add(text: [UInt8]) {
    guard !text.isEmpty else { return }
    let last = sections.count - 1
    if !sections[last].text.isEmpty { sections[last].text.append(UInt8(ascii: "\n")) }
    sections[last].text += text
  }
}
