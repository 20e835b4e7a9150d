internal import Diagnostics

extension MarkdownDocument {
  /// A drawing of the tree, one node a line, for tests and for debugging.
  package func outline(withPositions: Bool = false) -> String {
    var drawing = Outline(showsPositions: withPositions)
    for block in blocks { drawing.draw(block) }
    for (index, note) in footnotes.enumerated() {
      drawing.line("footnote \(index + 1) \"\(note.label)\" references=\(note.referenceCount)", note.range)
      drawing.inside { for block in note.blocks { $0.draw(block) } }
    }
    return drawing.text
  }
}

/// Draws a tree of blocks and inline nodes with two spaces a level.
struct Outline {
  let showsPositions: Bool
  private(set) var text = ""
  private var indentation = ""

  init(showsPositions: Bool) { self.showsPositions = showsPositions }

  mutating func line(_ words: String, _ range: SourceRange? = nil) {
    text += indentation + words
    if showsPositions, let range {
      text += " @\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)"
    }
    text += "\n"
  }

  mutating func inside(_ body: (inout Outline) -> Void) {
    indentation += "  "
    body(&self)
    indentation.removeLast(2)
  }

  mutating func draw(_ block: Block) {
    switch block {
    case .heading(let heading):
      let id = heading.explicitID.map { " #\($0)" } ?? ""
      line("heading \(heading.level)\(id)\(heading.classes.map { " .\($0)" }.joined())", heading.range)
      inside { $0.draw(heading.content) }
    case .paragraph(let paragraph):
      line("paragraph", paragraph.range)
      inside { $0.draw(paragraph.content) }
    case .codeBlock(let code): draw(code)
    case .list(let list): draw(list)
    case .quote(let quote):
      line("quote", quote.range)
      inside { for block in quote.blocks { $0.draw(block) } }
    case .callout(let callout):
      line("callout \(callout.kind.rawValue)", callout.range)
      inside { for block in callout.blocks { $0.draw(block) } }
    case .table(let table): draw(table)
    case .html(let html):
      line("html", html.range)
      inside { $0.draw(html.html) }
    case .thematicBreak(let rule): line("rule", rule.range)
    }
  }

  private mutating func draw(_ code: CodeBlock) {
    let kind = code.isFenced ? (code.isClosed ? "fenced" : "fenced unclosed") : "indented"
    line("code \(kind) \"\(code.info)\"", code.range)
    inside { outline in
      for (index, codeLine) in code.code.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .enumerated()
      {
        let start = index < code.lineStarts.count ? code.lineStarts[index] : nil
        outline.line("|\(codeLine)", start.map { SourceRange(start: $0, end: $0) })
      }
    }
  }

  private mutating func draw(_ list: List) {
    line("list \(list.start.map(String.init) ?? "bullets") \(list.isTight ? "tight" : "loose")", list.range)
    inside { outline in
      for item in list.items {
        outline.line("item\(item.task.map { $0 ? " done" : " open" } ?? "")", item.range)
        outline.inside { for block in item.blocks { $0.draw(block) } }
      }
    }
  }

  private mutating func draw(_ table: Table) {
    let alignments = table.alignments.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")
    line("table \(alignments)", table.range)
    inside { outline in
      if let caption = table.caption {
        outline.line("caption")
        outline.inside { $0.draw(caption) }
      }
      for (index, row) in ([table.header] + table.rows).enumerated() {
        outline.line(index == 0 ? "header" : "row")
        outline.inside { outline in
          for cell in row {
            outline.line("cell", cell.range)
            outline.inside { $0.draw(cell.content) }
          }
        }
      }
    }
  }
}

extension Outline {
  mutating func draw(_ inlines: [Inline]) {
    for inline in inlines { draw(inline) }
  }

  private mutating func draw(_ inline: Inline) {
    switch inline {
    case .text(let words): line("\"\(words)\"")
    case .code(let code, let range): line("code `\(code)`", range)
    case .emphasis(let content): draw("emphasis", content)
    case .strong(let content): draw("strong", content)
    case .strikethrough(let content): draw("strikethrough", content)
    case .link(let link):
      let title = link.title.isEmpty ? "" : " title=\"\(link.title)\""
      line("\(link.isAutolink ? "autolink" : "link") <\(link.destination)>\(title)", link.range)
      inside { $0.draw(link.content) }
    case .image(let image):
      let title = image.title.isEmpty ? "" : " title=\"\(image.title)\""
      line("image <\(image.source)>\(title)", image.range)
      inside { $0.draw(image.alternative) }
    case .footnoteReference(let number, let occurrence, let range): line("note \(number)/\(occurrence)", range)
    case .html(let html, let range):
      line("html", range)
      inside { $0.draw(html) }
    case .softBreak(let joins): line(joins ? "join" : "softbreak")
    case .lineBreak: line("linebreak")
    }
  }

  private mutating func draw(_ name: String, _ content: [Inline]) {
    line(name)
    inside { $0.draw(content) }
  }

  mutating func draw(_ html: RawHTML) {
    for piece in html.pieces {
      switch piece {
      case .markup(let markup): line("markup \(quoted(markup))")
      case .address(let address, let attribute, let range): line("\(attribute) <\(address)>", range)
      case .candidates(let candidates):
        for candidate in candidates { line("srcset <\(candidate.address)> \(candidate.descriptor)", candidate.range) }
      case .comment(let comment, let range): line("comment \(quoted(comment))", range)
      }
    }
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n") + "\""
  }
}
