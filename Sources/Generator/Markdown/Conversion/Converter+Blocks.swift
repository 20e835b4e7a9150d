internal import Diagnostics

extension Converter {
  /// The blocks inside a container.
  mutating func blocks(of container: CMarkNode) -> [Block] {
    guard blockDepth < MarkdownParser.nestingLimit else {
      refuseDepth(at: range(of: container).start, what: "blocks")
      return flattenedBlocks(of: container)
    }
    blockDepth += 1
    defer { blockDepth -= 1 }
    return blocks(from: container.firstChild, until: nil)
  }

  /// A run of sibling blocks.
  mutating func blocks(from first: CMarkNode?, until end: CMarkNode?) -> [Block] {
    var output: [Block] = []
    var html = HTMLBalance()
    var next = first
    while let node = next, node.pointer != end?.pointer {
      next = node.next
      if node.kind == .htmlBlock {
        appendHTML(node, to: &output, balance: &html)
      } else if let block = block(node, previous: &output) {
        output.append(block)
      }
    }
    closeHTML(&html, in: &output)
    return output
  }

  private mutating func block(_ node: CMarkNode, previous: inout [Block]) -> Block? {
    if preparation.scan.hasDefinitions, node.kind == .heading || node.kind == .table {
      let extent = extent(of: node)
      textRanges.append(extent.start..<extent.end + 1)
    }
    switch node.kind {
    case .paragraph: return paragraph(node)
    case .heading: return .heading(heading(node))
    case .codeBlock: return .codeBlock(codeBlock(node))
    case .list: return .list(list(node))
    case .quote: return quote(node)
    case .table: return .table(table(node, previous: &previous))
    case .thematicBreak: return .thematicBreak(ThematicBreak(range: range(of: node)))
    default: return nil
    }
  }

  private mutating func paragraph(_ node: CMarkNode) -> Block {
    if node.startLine == 0, let table = node.next, table.kind == .table {
      enterParagraphAbove(table)
    } else {
      enterLeaf(node)
    }
    let (start, end) = (leaf.start, leaf.end)
    markProse(start, end)
    checkLostFence(inParagraphTo: node.endLine)
    if preparation.scan.hasDefinitions { textRanges.append(start..<end + 1) }
    checkTableLines(from: leaf.line, to: node.endLine - 1)
    if node.endLine > node.startLine { checkListLines(from: leaf.line, to: node.endLine - 1) }
    let content = inlines(of: node)
    return .paragraph(Paragraph(content: content, range: source.range(start, end)))
  }

  private mutating func heading(_ node: CMarkNode) -> Heading {
    enterLeaf(node)
    let extent = (start: leaf.start, end: leaf.end)
    markProse(extent.start, extent.end)
    var heading = Heading(
      level: node.headingLevel, content: inlines(of: node), range: source.range(extent.start, extent.end))
    takeAttributes(of: &heading, source: extent)
    if !heading.content.hasWords {
      report(
        .emptyHeading, .warning, heading.range, "heading without words", remedy: "write them behind the #, or delete it"
      )
    }
    return heading
  }

  private mutating func quote(_ node: CMarkNode) -> Block {
    let line = max(0, node.startLine - 1)
    containers.pushQuote(line: line, in: source)
    defer { containers.pop() }
    let range = range(of: node)
    var blocks = blocks(of: node)
    guard let kind = takeCalloutMarker(of: &blocks, range: range) else {
      return .quote(Quote(blocks: blocks, range: range))
    }
    return .callout(Callout(kind: kind, blocks: blocks, range: range))
  }

  private mutating func list(_ node: CMarkNode) -> List {
    var items: [List.Item] = []
    var child = node.firstChild
    while let item = child {
      child = item.next
      containers.pushItem(line: max(0, item.startLine - 1), in: source)
      items.append(self.item(item))
      containers.pop()
    }
    return List(start: node.listStart, isTight: node.isTight, items: items, range: range(of: node))
  }

  private mutating func item(_ node: CMarkNode) -> List.Item {
    let range = range(of: node)
    guard let task = node.task else {
      let mark = taskMark(of: node)
      var blocks = blocks(of: node)
      let task = mark != nil && Self.takeTaskMark(of: &blocks) ? mark : nil
      return List.Item(task: task, blocks: blocks, range: range)
    }
    let blocks = blocks(of: node)
    guard case .paragraph? = blocks.first else {
      // Nothing follows the brackets, so that they are no mark of a task but text.
      let text = Paragraph(content: [.text(task ? "[x]" : "[ ]")], range: range)
      return List.Item(task: nil, blocks: [.paragraph(text)] + blocks, range: range)
    }
    return List.Item(task: task, blocks: blocks, range: range)
  }

  /// The mark of a task that the parser passes over, since it looks for marks at the beginning of lines only: in
  /// quotations, and in lists that begin on the line of their item.
  private func taskMark(of item: CMarkNode) -> Bool? {
    guard let paragraph = item.firstChild, paragraph.kind == .paragraph else { return nil }
    let (start, end) = extent(of: paragraph)
    guard end > start + 4, source.byte(start) == UInt8(ascii: "["), source.byte(start + 2) == UInt8(ascii: "]"),
      source.byte(start + 3) == 0x20 || source.byte(start + 3) == 0x09
    else { return nil }
    switch source.byte(start + 1) {
    case 0x20: return false
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return true
    default: return nil
    }
  }

  /// Takes the mark of a task off the first paragraph of an item, unless it became something else than text.
  private static func takeTaskMark(of blocks: inout [Block]) -> Bool {
    guard case .paragraph(var paragraph)? = blocks.first, case .text(let text)? = paragraph.content.first,
      text.utf8.count >= 4, text.utf8.first == UInt8(ascii: "[")
    else { return false }
    let rest = text.utf8.dropFirst(4).drop { $0 == 0x20 || $0 == 0x09 }
    if rest.isEmpty {
      paragraph.content.removeFirst()
    } else {
      paragraph.content[0] = .text(String(Substring(rest)))
    }
    blocks[0] = .paragraph(paragraph)
    return true
  }

  /// The texts of everything inside a container, however deep, as paragraphs one after the other.
  private mutating func flattenedBlocks(of container: CMarkNode) -> [Block] {
    var output: [Block] = []
    var next = container.firstChild
    while let node = next {
      switch node.kind {
      case .paragraph, .heading, .tableCell:
        output.append(.paragraph(Paragraph(content: flattened(node), range: range(of: node))))
        next = node.following(within: container)
      case .codeBlock:
        appendClean(node.literal, to: &pending)
        var content: [Inline] = []
        flush(into: &content)
        output.append(.paragraph(Paragraph(content: content, range: range(of: node))))
        next = node.following(within: container)
      default:
        next = node.firstChild ?? node.following(within: container)
      }
    }
    return output
  }

  /// Reports that a block or span stands deeper than the limit.
  mutating func refuseDepth(at place: SourcePosition, what: String) {
    if diagnostics.contains(where: { $0.code == .nestingTooDeep }) { return }
    report(
      .nestingTooDeep, .warning, SourceRange(start: place, end: place),
      "nesting of \(what) deeper than \(MarkdownParser.nestingLimit) levels: what stands deeper is shown as plain text",
      remedy: "take the inner levels out")
  }
}
