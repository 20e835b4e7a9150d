import Diagnostics
import Markdown
import Snippets

/// The text of blocks as a reader sees it, without markup: for answers in structured data.
struct BlockText {
  let presentations: [Int: SnippetPresentation]
  private(set) var result = ""

  init(presentations: [Int: SnippetPresentation]) { self.presentations = presentations }

  mutating func append(_ blocks: [Block]) {
    for block in blocks { append(block) }
  }

  private mutating func append(_ block: Block) {
    switch block {
    case .heading(let heading): paragraph(heading.content.plainText)
    case .paragraph(let content): paragraph(content.content.plainText)
    case .codeBlock(let block):
      let presentation = presentations[block.fence.start.line]
      if presentation?.isHidden != true { paragraph(Self.trimmed(presentation?.code ?? block.code)) }
    case .list(let list):
      for (index, item) in list.items.enumerated() {
        let mark = list.start.map { "\($0 + index). " } ?? "- "
        var text = BlockText(presentations: presentations)
        text.append(item.blocks)
        line(mark + text.result)
      }
    case .quote(let quote): append(quote.blocks)
    case .callout(let callout): append(callout.blocks)
    case .table(let table):
      for row in [table.header] + table.rows { line(row.map(\.content.plainText).joined(separator: " | ")) }
    case .html, .thematicBreak: break
    }
  }

  private mutating func paragraph(_ text: String) {
    guard !text.isEmpty else { return }
    if !result.isEmpty { result += "\n\n" }
    result += text
  }

  private mutating func line(_ text: String) {
    if !result.isEmpty { result += "\n" }
    result += text
  }

  private static func trimmed(_ code: String) -> String {
    code.utf8.last == 0x0A ? String(code.dropLast()) : code
  }
}

/// One entry of a page's structured data.
struct QuestionAndAnswer {
  var question: String
  var answer: String
}
