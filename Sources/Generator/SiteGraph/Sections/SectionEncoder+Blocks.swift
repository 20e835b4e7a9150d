import Markdown

extension SectionEncoder {
  mutating func blocks(_ blocks: [Block]) {
    for block in blocks { self.block(block) }
  }

  mutating func block(_ block: Block) {
    switch block {
    case .heading(let heading): self.heading(heading)
    case .paragraph(let paragraph): node(UInt8(ascii: "p")) { $0.flow(paragraph.content) }
    case .codeBlock(let block):
      node(UInt8(ascii: "c")) { encoder in
        encoder.verbatim(CodeWords.shown(of: block.info).utf8)
        encoder.verbatim(Self.code(block.code))
      }
    case .list(let list): self.list(list)
    case .quote(let quote): node(UInt8(ascii: "q")) { $0.blocks(quote.blocks) }
    case .callout(let callout):
      node(UInt8(ascii: "k")) { encoder in
        encoder.verbatim(callout.kind.rawValue.utf8)
        encoder.blocks(callout.blocks)
      }
    case .table(let table): self.table(table)
    case .html(let block): markup(block.html)
    case .thematicBreak: node(UInt8(ascii: "b")) { _ in }
    }
  }

  private mutating func heading(_ heading: Heading) {
    node(UInt8(ascii: "h")) { encoder in
      encoder.bytes += "\(heading.level)".utf8
      encoder.flow(heading.content)
    }
  }

  private mutating func list(_ list: List) {
    node(UInt8(ascii: "l")) { encoder in
      if let start = list.start { encoder.verbatim("\(start)".utf8) }
      for item in list.items {
        encoder.node(UInt8(ascii: "i")) { encoder in
          if let isDone = item.task { encoder.bytes.append(isDone ? UInt8(ascii: "+") : UInt8(ascii: "-")) }
          encoder.blocks(item.blocks)
        }
      }
    }
  }

  private mutating func table(_ table: Table) {
    node(UInt8(ascii: "t")) { encoder in
      if let caption = table.caption { encoder.node(UInt8(ascii: "u")) { $0.flow(caption) } }
      for row in [table.header] + table.rows {
        encoder.node(UInt8(ascii: "r")) { encoder in
          for cell in row { encoder.node(UInt8(ascii: "d")) { $0.flow(cell.content) } }
        }
      }
    }
  }

  /// Code without what nobody sees: blanks at the ends of lines, and empty lines at the end.
  private static func code(_ code: String) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(code.utf8.count)
    func trim() {
      while let last = result.last, last == 0x20 || last == 0x09 { result.removeLast() }
    }
    for byte in code.utf8 {
      if byte == 0x0A { trim() }
      result.append(byte)
    }
    trim()
    while result.last == 0x0A { result.removeLast() }
    return result
  }
}
