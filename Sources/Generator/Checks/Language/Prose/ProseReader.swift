import Diagnostics
import Markdown
import Snippets

/// Goes through a document and hands the prose of each block to the checks, with its places in the source.
struct ProseReader {
  private(set) var source: SourceAlignment
  private(set) var allowances: Allowances
  private var passage = Passage()
  /// Images inside the block that is being read: their descriptions are passages of their own.
  private var images: [Image] = []
  /// The tags inside that block, for what their attributes say.
  private var tags: [SourceRange] = []
  /// The allowances in force.
  private var active: [Int] = []
  /// How many quotations the block that is being read stands in.
  private var quoteDepth = 0
  private let check: (inout Passage) -> Void

  init(_ source: SourceAlignment, allowances: Allowances, check: @escaping (inout Passage) -> Void) {
    self.source = source
    self.allowances = allowances
    self.check = check
    active = allowances.ofPage
  }

  mutating func read(_ document: MarkdownDocument) {
    read(document.blocks, inItem: false)
    for footnote in document.footnotes { read(footnote.blocks, inItem: false) }
  }

  private mutating func read(_ blocks: [Block], inItem: Bool) {
    var pending = 0
    var isFirst = inItem
    for block in blocks {
      if case .html(let html) = block {
        pending += takeAllowances(from: html)
        if readText(of: html) {
          isFirst = false
          active.removeLast(pending)
          pending = 0
        }
        continue
      }
      read(block, beginsItem: isFirst)
      isFirst = false
      active.removeLast(pending)
      pending = 0
    }
    active.removeLast(pending)
  }

  /// Reads the text of an author's HTML, and says whether there is any.
  private mutating func readText(of block: HTMLBlock) -> Bool {
    var found: [(Passage.Role, [ProseUnit])] = []
    let range = source.offset(of: block.range.start)..<source.offset(of: block.range.end)
    guard range.lowerBound < range.upperBound else { return false }
    var prose = HTMLProse(source.bytes, range, quoteDepth: quoteDepth) { found.append(($0, $1)) }
    prose.read()
    checkTexts(found)
    source.skip(block.range)
    return !found.isEmpty
  }

  private mutating func checkTexts(_ found: [(Passage.Role, [ProseUnit])]) {
    for (role, units) in found {
      passage.removeAll()
      passage.role = role
      passage.beginsItem = false
      passage.allowances = active
      passage.units = units
      check(&passage)
    }
  }

  /// Reads what the attributes of a tag inside a text say.
  private mutating func readAttributes(of tag: SourceRange) {
    var found: [(Passage.Role, [ProseUnit])] = []
    let range = source.offset(of: tag.start)..<max(source.offset(of: tag.start), source.offset(of: tag.end))
    var prose = HTMLProse(source.bytes, range, quoteDepth: quoteDepth) { found.append(($0, $1)) }
    prose.readAttributes(of: range)
    checkTexts(found)
  }

  /// Adds what the comments of a block allow, and says how much that is.
  private mutating func takeAllowances(from block: HTMLBlock) -> Int {
    let count = active.count
    for case .comment(let text, let range) in block.html.pieces { active += allowances.add(text, range) }
    return active.count - count
  }

  private mutating func read(_ block: Block, beginsItem: Bool) {
    switch block {
    case .heading(let heading): read(heading.content, heading.range, .heading)
    case .paragraph(let paragraph): read(paragraph.content, paragraph.range, .paragraph, beginsItem: beginsItem)
    case .list(let list): for item in list.items { read(item.blocks, inItem: true) }
    case .quote(let quote): readQuoted(quote.blocks, inItem: false)
    case .callout(let callout): readQuoted(callout.blocks, inItem: true)
    case .table(let table): read(table)
    case .codeBlock(let code):
      readWords(of: code)
      source.skip(code.range)
    case .html, .thematicBreak: break
    }
  }

  private mutating func readQuoted(_ blocks: [Block], inItem: Bool) {
    quoteDepth += 1
    read(blocks, inItem: inItem)
    quoteDepth -= 1
  }

  /// Reads what the fence of a block says to readers.
  private mutating func readWords(of code: CodeBlock) {
    guard code.isFenced else { return }
    for (key, value) in CodeTitle.words(inInfo: code.info) {
      source.enter(code.fence)
      var before: [ProseUnit] = []
      source.take(key, into: &before)
      read([.text(value)], SourceRange(start: source.position(of: source.cursor), end: code.fence.end), .caption)
    }
  }

  private mutating func read(_ table: Table) {
    if let caption = table.caption {
      // It stands in the comment above the table.
      read(caption, SourceRange(start: source.position(of: source.cursor), end: table.range.start), .caption)
    }
    for cell in table.header { read(cell.content, cell.range, .headerCell) }
    for row in table.rows {
      for cell in row { read(cell.content, cell.range, .cell) }
    }
  }

  private mutating func read(_ inlines: [Inline], _ range: SourceRange, _ role: Passage.Role, beginsItem: Bool = false)
  {
    source.enter(range)
    passage.removeAll()
    passage.role = role
    passage.beginsItem = beginsItem
    passage.allowances = active
    read(inlines)
    let waiting = images
    let tags = self.tags
    images.removeAll()
    self.tags.removeAll(keepingCapacity: true)
    if !passage.units.isEmpty { check(&passage) }
    let cursor = source.cursor
    for image in waiting { read(image.alternative, image.range, .imageDescription) }
    for tag in tags { readAttributes(of: tag) }
    source.cursor = max(source.cursor, cursor)
  }

  private mutating func read(_ inlines: [Inline]) {
    for inline in inlines {
      switch inline {
      case .text(let text): source.take(text, into: &passage.units)
      case .code(_, let range): stand(for: range, .code)
      case .emphasis(let content): read(content, as: .emphasis)
      case .strong(let content): read(content, as: .strong)
      case .strikethrough(let content): read(content)
      case .link(let link): read(link)
      case .image(let image):
        images.append(image)
        stand(for: image.range, .code)
      case .footnoteReference(_, _, let range): stand(for: range, .mark)
      case .html(_, let range):
        tags.append(range)
        stand(for: range, .mark)
      case .softBreak, .lineBreak:
        passage.units.append(ProseUnit(scalar: 0x0A, offset: source.cursor, kind: .space))
      }
    }
  }

  private mutating func read(_ link: Link) {
    guard !link.isAutolink else { return stand(for: link.range, .code) }
    let isExternal = link.destination.utf8.contains(UInt8(ascii: ":"))
    read(link.content, as: isExternal ? .externalLink : .link)
    source.skipLinkEnd(link.range)
  }

  private mutating func read(_ content: [Inline], as kind: Passage.Span.Kind) {
    let start = passage.units.count
    read(content)
    passage.spans.append(Passage.Span(kind: kind, units: start..<passage.units.count))
  }

  /// Puts one unit in the place of something that is no prose.
  private mutating func stand(for range: SourceRange, _ kind: ProseUnit.Kind) {
    passage.units.append(ProseUnit(scalar: 0, offset: source.offset(of: range.start), kind: kind))
    source.skip(range)
  }
}
