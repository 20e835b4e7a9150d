import Languages
import Markdown
import SiteGraph

/// What can be found of a page: its text, divided at its headings, as a reader sees it.
///
/// The code of blocks is left out: what matters of it is named in the text around it.
struct SearchText {
  /// The text from one heading to the next.
  struct Section {
    /// Empty above the first heading.
    var id: String
    var title: [UInt8] = []
    var text: [UInt8] = []
  }

  private(set) var sections: [Section]
  private let direction: TextDirection
  private let headings: [PageFacts.HeadingFact]
  private var headingCount = 0

  init(_ document: MarkdownDocument, of page: PageFacts) {
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
        add(text: Array(row.map { IsolatedText.bytes(of: $0.content, on: direction) }.joined(separator: " · ".utf8)))
      }
    case .codeBlock, .html, .thematicBreak: break
    }
  }

  private mutating func add(_ heading: Heading, isTopLevel: Bool) {
    let fact = headingCount < headings.count ? headings[headingCount] : nil
    headingCount += 1
    guard isTopLevel, heading.level > 1, let fact else { return add(heading.content) }
    sections.append(Section(id: fact.id, title: IsolatedText.bytes(of: heading.content, on: direction)))
  }

  private mutating func add(_ content: [Inline]) { add(text: IsolatedText.bytes(of: content, on: direction)) }

  private mutating func add(text: [UInt8]) {
    guard !text.isEmpty else { return }
    let last = sections.count - 1
    if !sections[last].text.isEmpty { sections[last].text.append(UInt8(ascii: " ")) }
    sections[last].text += text
  }
}
