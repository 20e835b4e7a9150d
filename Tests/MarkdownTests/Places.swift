import Diagnostics
import Markdown

/// Looks at every place that a document reports and at what stands there in the source.
struct Places {
  let page: Page
  private(set) var mistakes: [String] = []

  init(_ page: Page) {
    self.page = page
    for block in page.document.blocks { check(block) }
    for note in page.document.footnotes {
      expect(note.range, begins: ["[^"], "footnote")
      for block in note.blocks { check(block) }
    }
  }

  private mutating func expect(
    _ range: SourceRange, begins: [String], ends: [String] = [""], _ what: String
  ) {
    let text = page.text(of: range)
    guard begins.contains(where: { text.utf8.starts(with: $0.utf8) }),
      ends.contains(where: { text.utf8.reversed().starts(with: $0.utf8.reversed()) })
    else {
      mistakes.append("\(what) at \(range.start.line):\(range.start.column) is \"\(text)\"")
      return
    }
  }

  private mutating func check(_ block: Block) {
    switch block {
    case .heading(let heading): check(heading.content)
    case .paragraph(let paragraph): check(paragraph.content)
    case .codeBlock(let code): check(code)
    case .list(let list):
      for item in list.items {
        expect(item.range, begins: ["-", "*", "+"] + (0...9).map(String.init), "item")
        for block in item.blocks { check(block) }
      }
    case .quote(let quote):
      expect(quote.range, begins: [">"], "quote")
      for block in quote.blocks { check(block) }
    case .callout(let callout):
      expect(callout.range, begins: [">"], "callout")
      for block in callout.blocks { check(block) }
    case .table(let table):
      for cell in [table.header] + table.rows { for cell in cell { check(cell.content) } }
      if let caption = table.caption { check(caption) }
    case .html(let html): check(html.html)
    case .thematicBreak(let rule): expect(rule.range, begins: ["-", "*", "_"], "rule")
    }
  }

  private mutating func check(_ code: CodeBlock) {
    if code.isFenced { expect(code.fence, begins: ["```", "~~~"], "fence") }
    let lines = code.code.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    if lines.count != code.lineStarts.count { mistakes.append("code has \(code.lineStarts.count) line starts") }
    for (line, place) in zip(lines, code.lineStarts) {
      let start = page.offset(place)
      let source = page.source[start...].prefix { $0 != 0x0A }
      let isTab = source.first == 0x09
      guard isTab || String(decoding: source, as: UTF8.self) == line else {
        mistakes.append("code line \"\(line)\" at \(place.line):\(place.column)")
        continue
      }
    }
  }

  private mutating func check(_ inlines: [Inline]) {
    for inline in inlines {
      switch inline {
      case .text, .softBreak, .lineBreak: break
      case .code(_, let range): expect(range, begins: ["`"], ends: ["`"], "code")
      case .emphasis(let content), .strong(let content), .strikethrough(let content): check(content)
      case .link(let link):
        let begins =
          link.isAutolink ? ["<", "http", "www", "ftp", "mailto", String(link.content.plainText.prefix(1))] : ["["]
        expect(link.range, begins: begins, ends: link.isAutolink ? [""] : [")", "]"], "link")
        check(link.content)
      case .image(let image):
        expect(image.range, begins: ["!["], ends: [")", "]"], "image")
        check(image.alternative)
      case .footnoteReference(_, _, let range): expect(range, begins: ["[^"], ends: ["]"], "reference")
      case .html(let html, let range):
        if range.start != range.end { expect(range, begins: ["<"], ends: [">"], "html") }
        check(html)
      }
    }
  }

  private mutating func check(_ html: RawHTML) {
    for case .comment(_, let range) in html.pieces { expect(range, begins: ["<!--"], "comment") }
  }
}
