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
    var title: String
    var text: String
  }

  private(set) var sections: [Section]
  private let direction: TextDirection
  private let headings: [PageFacts.HeadingFact]
  private var headingCount = 0
  private var parts: [String] = []

  init(_ document: MarkdownDocument, of page: PageFacts) {
    direction = page.language.direction
    headings = page.headings
    sections = [Section(id: "", title: "", text: "")]
    if !Self.opens(document, with: page.plainDescription) { parts.append(page.plainDescription) }
    for block in document.blocks { add(block, isTopLevel: true) }
    for footnote in document.footnotes { add(footnote.blocks) }
    closeSection()
  }

  /// Whether a description is the beginning of the text, from which it was made where the author wrote none.
  private static func opens(_ document: MarkdownDocument, with description: String) -> Bool {
    let beginning = description.hasSuffix("…") ? String(description.dropLast()) : description
    let first = document.blocks.lazy.compactMap {
      if case .paragraph(let text) = $0 { text.content.plainText } else { nil }
    }.first
    return first?.utf8.starts(with: beginning.utf8) ?? beginning.isEmpty
  }

  private mutating func closeSection() {
    sections[sections.count - 1].text = parts.joined(separator: " ")
    parts = []
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
        add(text: row.map { IsolatedText.of($0.content, on: direction) }.joined(separator: " · "))
      }
    case .codeBlock, .html, .thematicBreak: break
    }
  }

  private mutating func add(_ heading: Heading, isTopLevel: Bool) {
    let fact = headingCount < headings.count ? headings[headingCount] : nil
    headingCount += 1
    guard isTopLevel, heading.level > 1, let fact else { return add(heading.content) }
    closeSection()
    sections.append(Section(id: fact.id, title: IsolatedText.of(heading.content, on: direction), text: ""))
  }

  private mutating func add(_ content: [Inline]) { add(text: IsolatedText.of(content, on: direction)) }

  private mutating func add(text: String) {
    if !text.isEmpty { parts.append(text) }
  }
}
