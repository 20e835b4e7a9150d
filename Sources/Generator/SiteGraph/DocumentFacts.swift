import Diagnostics
package import Markdown

/// What one walk over a document finds for the site: headings, addresses, ids, and words for a title and a description.
package struct DocumentFacts: Sendable {
  /// One heading before it has an id.
  package struct HeadingText: Sendable {
    package var level: Int
    package var text: String
    package var explicitID: String?
    package var line: Int
    package var isTopLevel: Bool
  }

  package private(set) var headings: [HeadingText] = []
  package private(set) var references: [PageFacts.Reference] = []
  package private(set) var extraIDs: [String] = []
  /// The text of a heading of level 1 that opens the page.
  package private(set) var leadingTitle: String?
  /// The text of the first paragraph.
  package private(set) var firstParagraph: String?

  package init(reading document: MarkdownDocument) {
    if case .heading(let heading) = document.blocks.first, heading.level == 1 {
      leadingTitle = heading.content.plainText
    }
    for block in document.blocks { read(block, isTopLevel: true) }
    for footnote in document.footnotes {
      for block in footnote.blocks { read(block, isTopLevel: false) }
    }
  }

  private mutating func read(_ block: Block, isTopLevel: Bool) {
    switch block {
    case .heading(let heading):
      headings.append(
        HeadingText(
          level: heading.level, text: heading.content.plainText, explicitID: heading.explicitID,
          line: heading.range.start.line, isTopLevel: isTopLevel))
      read(heading.content)
    case .paragraph(let paragraph):
      if firstParagraph == nil, isTopLevel { firstParagraph = paragraph.content.plainText }
      read(paragraph.content)
    case .list(let list):
      for item in list.items { readNested(item.blocks) }
    case .quote(let quote): readNested(quote.blocks)
    case .callout(let callout): readNested(callout.blocks)
    case .table(let table):
      if let caption = table.caption { read(caption) }
      for cell in table.header { read(cell.content) }
      for row in table.rows {
        for cell in row { read(cell.content) }
      }
    case .html(let block): read(block.html)
    case .codeBlock, .thematicBreak: break
    }
  }

  private mutating func readNested(_ blocks: [Block]) {
    for block in blocks { read(block, isTopLevel: false) }
  }

  private mutating func read(_ inlines: [Inline]) {
    for inline in inlines {
      switch inline {
      case .text, .code, .softBreak, .lineBreak, .footnoteReference: break
      case .emphasis(let content), .strong(let content), .strikethrough(let content): read(content)
      case .link(let link):
        let label = Self.leadsOut(link.destination) ? link.content.plainText : ""
        references.append(.init(destination: link.destination, kind: .link, label: label, range: link.range))
        read(link.content)
      case .image(let image):
        references.append(.init(destination: image.source, kind: .image, range: image.range))
      case .html(let html, _): read(html)
      }
    }
  }

  private mutating func read(_ html: RawHTML) {
    for (index, piece) in html.pieces.enumerated() {
      switch piece {
      case .markup(let markup): extraIDs += DeclaredAttributes.ids(in: markup)
      case .address(let address, let attribute, let range):
        let kind: PageFacts.Reference.Kind = attribute == "href" ? .markupLink : .markupSource
        let label = kind == .markupLink ? Self.statedLanguage(ofAddressAt: index, in: html.pieces) : nil
        references.append(.init(destination: address, kind: kind, label: label ?? "", range: range))
      case .candidates(let candidates):
        for candidate in candidates {
          references.append(.init(destination: candidate.address, kind: .markupSource, range: candidate.range))
        }
      case .comment: break
      }
    }
  }

  /// Whether an address can lead into another folder.
  private static func leadsOut(_ destination: String) -> Bool {
    let bytes = destination.utf8
    return bytes.first == 0x2F || bytes.starts(with: "../".utf8) || bytes.starts(with: "./".utf8)
  }

  /// The `hreflang` of the tag that an address stands in, before it or behind it.
  private static func statedLanguage(ofAddressAt index: Int, in pieces: [RawHTML.Piece]) -> String? {
    if index > 0, case .markup(let before) = pieces[index - 1], let open = before.utf8.lastIndex(of: 0x3C),
      let stated = DeclaredAttributes.languages(in: String(before[open...])).first
    {
      return stated
    }
    guard index + 1 < pieces.count, case .markup(let after) = pieces[index + 1] else { return nil }
    let end = after.utf8.firstIndex(of: 0x3E) ?? after.endIndex
    return DeclaredAttributes.languages(in: String(after[..<end])).first
  }
}
