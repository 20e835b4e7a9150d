import Diagnostics
import Markdown
package import SiteGraph
import Snippets

/// Writes a page as Markdown again, for tools that read text: its title, and its source without what only the build
/// reads, with code as readers see it and addresses that lead to the twins of other pages.
package struct MarkdownTwin {
  /// Path in the site.
  package static func path(of page: PageFacts) -> String { SitePath.withoutEnding(page.outputPath) + ".md" }

  /// A replacement of some bytes of the source.
  struct Edit {
    var range: Range<Int>
    var text: [UInt8]
  }

  private let source: [UInt8]
  private let context: PageContext
  /// Files that the page links to and that are not there as Markdown.
  private let withoutTwin: Set<String>
  private let presentations: [Int: SnippetPresentation]
  /// Where each line begins.
  private let lineStarts: [Int]
  private var edits: [Edit] = []

  /// - Parameter source: the page's text, with an empty line for each line of its front matter.
  static func bytes(
    of document: MarkdownDocument, source: [UInt8], context: PageContext, presentations: [SnippetPresentation],
    withoutTwin: Set<String> = []
  ) -> [UInt8] {
    var twin = MarkdownTwin(source: source, context: context, presentations: presentations, withoutTwin: withoutTwin)
    for block in document.blocks { twin.read(block) }
    for footnote in document.footnotes { twin.read(footnote.blocks) }
    for reference in context.facts.references where reference.kind == .link { twin.redirect(reference) }
    twin.edits += UnsafeMarkup.edits(of: document, source: source, offset: twin.offset(of:))
    return twin.head(opensWithTitle: document.opensWithTitle) + twin.edited()
  }

  private init(
    source: [UInt8], context: PageContext, presentations: [SnippetPresentation], withoutTwin: Set<String>
  ) {
    self.source = source
    self.withoutTwin = withoutTwin
    self.context = context
    self.presentations = Dictionary(presentations.map { ($0.fenceLine, $0) }) { first, _ in first }
    lineStarts = [0] + source.indices.filter { source[$0] == 0x0A }.map { $0 + 1 }
  }

  private func head(opensWithTitle: Bool) -> [UInt8] {
    var text = opensWithTitle ? "" : "# \(context.facts.title)\n\n"
    if !context.facts.description.isEmpty { text += "> \(context.facts.description)\n\n" }
    return Array(text.utf8)
  }

  // MARK: What changes

  private mutating func read(_ blocks: [Block]) {
    for block in blocks { read(block) }
  }

  private mutating func read(_ block: Block) {
    switch block {
    case .codeBlock(let block): if block.isFenced { write(block) }
    case .list(let list): for item in list.items { read(item.blocks) }
    case .quote(let quote): read(quote.blocks)
    case .callout(let callout): read(callout.blocks)
    case .html(let block):
      if block.html.isOnlyComments { edits.append(Edit(range: lines(of: block.range), text: [])) }
    case .heading, .paragraph, .table, .thematicBreak: break
    }
  }

  private mutating func write(_ block: CodeBlock) {
    guard let presentation = presentations[block.fence.start.line] else { return }
    let range = lines(of: block.range)
    guard !presentation.isHidden else { return edits.append(Edit(range: range, text: [])) }
    let first = offset(of: block.fence.start)
    guard first < range.upperBound, range.lowerBound <= first else { return }
    let opening = Array(source[range.lowerBound..<first])
    let margin = opening.map { $0 == UInt8(ascii: ">") || $0 == 0x09 ? $0 : 0x20 }
    let sign = source[first]
    let fence = Array(source[first...].prefix { $0 == sign })
    var text = opening + fence + Array(block.language.utf8) + [0x0A]
    for line in presentation.code.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
      if !line.isEmpty { text += margin }
      text += line
      text.append(0x0A)
    }
    edits.append(Edit(range: range, text: text + margin + fence + [0x0A]))
  }

  /// Makes a link lead to the twin of its page, or as on the page to what has none, and one that leads nowhere nowhere.
  private mutating func redirect(_ reference: PageFacts.Reference) {
    guard let target = target(of: reference.destination) else { return }
    let range = offset(of: reference.range.start)..<min(source.count, offset(of: reference.range.end))
    let written = Array("(\(reference.destination)".utf8)
    guard let start = lastPlace(of: written, in: range) else { return }
    edits.append(Edit(range: (start + 1)..<(start + written.count), text: Array(target.utf8)))
  }

  /// What to write instead of an address; nil for one that stays.
  private func target(of destination: String) -> String? {
    switch context.destinations[destination] {
    case nil, .external: return nil
    case .broken: return "#"
    case .site(let href):
      let parts = href.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      guard let file = parts.first, file.hasSuffix(".html") else { return nil }
      let twin = withoutTwin.contains(String(file)) ? String(file) : file.dropLast(5) + ".md"
      return twin + (parts.count > 1 ? "#" + parts[1] : "")
    }
  }

  private func lastPlace(of bytes: [UInt8], in range: Range<Int>) -> Int? {
    guard range.count >= bytes.count else { return nil }
    return (range.lowerBound...(range.upperBound - bytes.count)).last { source[$0...].starts(with: bytes) }
  }

  private func offset(of position: SourcePosition) -> Int {
    guard lineStarts.indices.contains(position.line - 1) else { return source.count }
    return min(source.count, lineStarts[position.line - 1] + position.column - 1)
  }

  /// Whole lines, with the line end of the last.
  private func lines(of range: SourceRange) -> Range<Int> {
    let start = offset(of: SourcePosition(line: range.start.line, column: 1))
    return start..<max(start, offset(of: SourcePosition(line: range.end.line + 1, column: 1)))
  }

  // MARK: The text

  /// The source with all edits, and no more than one empty line at a time outside code.
  private func edited() -> [UInt8] {
    var result: [UInt8] = []
    var position = source.firstIndex { $0 != 0x0A && $0 != 0x0D } ?? source.count
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= position
    {
      result += source[position..<edit.range.lowerBound]
      let takesLines = edit.text.isEmpty && source[edit.range].last == 0x0A
      if takesLines, result.suffix(2) == [0x0A, 0x0A] { result.removeLast() }
      result += edit.text
      position = edit.range.upperBound
    }
    result += source[position...]
    return result
  }
}

extension MarkdownDocument {
  /// Whether the document's first block is a heading of level 1.
  fileprivate var opensWithTitle: Bool {
    if case .heading(let heading) = blocks.first { return heading.level == 1 }
    return false
  }
}

extension RawHTML {
  /// Whether there is nothing but comments, which tools of the page read and readers do not see.
  fileprivate var isOnlyComments: Bool {
    pieces.allSatisfy { piece in
      switch piece {
      case .comment: true
      case .markup(let markup): markup.utf8.allSatisfy { $0 <= 0x20 }
      case .address, .candidates: false
      }
    }
  }
}
