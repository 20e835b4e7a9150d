import Content
import Diagnostics
import Markdown
import SiteGraph
import Snippets

/// What stands on a page in order, section by section, as far as its translations have it too.
struct PageParts {
  let page: TranslatedPage
  private(set) var sections: [PageSection]

  init(_ page: TranslatedPage) {
    self.page = page
    var reader = PartReader(page)
    reader.walk(page.document.blocks, isTopLevel: true)
    for footnote in page.document.footnotes { reader.walk(footnote.blocks, isTopLevel: false) }
    let top = page.frontMatter.range?.end.line ?? 0
    sections = [
      PageSection(role: .beginning, level: 0, title: "", range: SourceRange(line: top + 1, column: 1))
    ]
    for section in reader.sections.sorted(by: { $0.range.start < $1.range.start }) { sections.append(section) }
    for part in reader.partsInOrder { sections[section(at: part.range.start)].parts.append(part) }
    for word in reader.words { sections[section(at: word.position)].words.append(word.text) }
  }

  /// The last section that begins in front of a place.
  private func section(at position: SourcePosition) -> Int {
    (sections.dropFirst().firstIndex { $0.range.start > position } ?? sections.count) - 1
  }
}

/// Walks over a page and collects what stands on it.
private struct PartReader {
  private(set) var sections: [PageSection] = []
  private var parts: [PagePart] = []
  private(set) var words: [(text: String, position: SourcePosition)] = []
  private let finder: QuestionFinder
  /// Where a heading stands that is the title of the page, which may as well be stated in the front matter.
  private var title: SourcePosition?
  /// The Swift blocks that are shown, by the lines of their fences.
  private var shown: [Int: Snippet] = [:]

  init(_ page: TranslatedPage) {
    finder = QuestionFinder(layout: page.layout)
    if case .heading(let heading) = page.document.blocks.first, heading.level == 1 { title = heading.range.start }
    // What is wrong with the attributes is said where blocks are checked.
    for snippet in SnippetScanner.scan(page.document, file: page.file, source: page.source).snippets {
      if snippet.isHidden {
        parts.append(PagePart(content: .code(CodePart(snippet)), range: snippet.fence))
      } else {
        shown[snippet.fence.start.line] = snippet
      }
    }
  }

  /// All parts in the order of the page; an output is as free as the block that prints it.
  var partsInOrder: [PagePart] {
    var policy: TranslationPolicy?
    return parts.sorted { $0.range.start < $1.range.start }.map { part in
      guard case .code(var code) = part.content else { return part }
      if code.isOutput { code.policy = policy } else { policy = code.policy }
      return PagePart(content: .code(code), range: part.range)
    }
  }

  mutating func walk(_ blocks: [Block], isTopLevel: Bool) {
    var roles: [SourcePosition: PageSection.Role] = [:]
    for (index, block) in blocks.enumerated() {
      if isTopLevel, case .heading(let heading) = block, let section = finder.section(startingAt: index, in: blocks) {
        if section.title != nil { roles[heading.range.start] = .questions }
        for question in section.questions { roles[question.heading.range.start] = .question }
      }
      read(block, isTopLevel, roles)
    }
  }

  private mutating func read(_ block: Block, _ isTopLevel: Bool, _ roles: [SourcePosition: PageSection.Role]) {
    switch block {
    case .heading(let heading):
      read(heading.content, in: heading.range)
      guard isTopLevel, heading.range.start != title else { return }
      sections.append(
        PageSection(
          role: roles[heading.range.start] ?? .section, level: heading.level, id: heading.explicitID,
          title: heading.content.plainText, range: heading.range))
    case .paragraph(let paragraph): read(paragraph.content, in: paragraph.range)
    case .codeBlock(let block):
      let code = shown[block.fence.start.line].map(CodePart.init) ?? CodePart(block)
      parts.append(PagePart(content: .code(code), range: block.fence))
    case .list(let list):
      if list.items.contains(where: { $0.task != nil }) {
        parts.append(PagePart(content: .tasks(list.items.map(\.task)), range: Self.firstLine(of: list.range)))
      }
      for item in list.items { walk(item.blocks, isTopLevel: false) }
    case .quote(let quote): walk(quote.blocks, isTopLevel: false)
    case .callout(let callout):
      parts.append(PagePart(content: .callout(callout.kind), range: Self.firstLine(of: callout.range)))
      walk(callout.blocks, isTopLevel: false)
    case .table(let table):
      parts.append(PagePart(content: .table(table), range: Self.headerRange(of: table)))
      for cell in ([table.header] + table.rows).joined() { read(cell.content, in: cell.range) }
    case .html, .thematicBreak: break
    }
  }

  private mutating func read(_ inlines: [Inline], in range: SourceRange) {
    for inline in inlines {
      switch inline {
      case .code(let code, let place): words.append((code, place.start))
      case .emphasis(let content), .strong(let content), .strikethrough(let content): read(content, in: range)
      case .link(let link): read(link.content, in: range)
      case .image(let image): parts.append(PagePart(content: .image, range: image.range))
      case .text, .footnoteReference, .html, .softBreak, .lineBreak: break
      }
    }
  }

  /// A part of many lines is pointed at by its first.
  private static func firstLine(of range: SourceRange) -> SourceRange {
    range.end.line > range.start.line ? SourceRange(start: range.start, end: range.start) : range
  }

  private static func headerRange(of table: Table) -> SourceRange {
    SourceRange(start: table.range.start, end: table.header.last?.range.end ?? table.range.start)
  }
}
