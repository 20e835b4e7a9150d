import Diagnostics
import Markdown

/// Takes out of a page's Markdown what its HTML leaves out because it could run code: links to `javascript:` and the
/// like become their texts, raw HTML becomes what is left of it on the page.
struct UnsafeMarkup {
  private let source: [UInt8]
  private let offset: (SourcePosition) -> Int
  /// Places that the page leaves out, and has not been mended here yet.
  private var refused: [Range<Int>]
  /// Blocks of code, in which nothing leads anywhere.
  private var code: [Range<Int>] = []
  private var edits: [MarkdownTwin.Edit] = []

  static func edits(
    of document: MarkdownDocument, source: [UInt8], offset: @escaping (SourcePosition) -> Int
  ) -> [MarkdownTwin.Edit] {
    let codes: Set<DiagnosticCode> = [.unsafeAddress, .unsafeHTML]
    let ranges = document.diagnostics.filter { codes.contains($0.code) }.compactMap(\.range)
    guard !ranges.isEmpty else { return [] }
    var markup = UnsafeMarkup(source: source, offset: offset, refused: ranges.map { offset($0.start)..<offset($0.end) })
    markup.read(document.blocks)
    for footnote in document.footnotes { markup.read(footnote.blocks) }
    for range in markup.refused { markup.unlink(range) }
    markup.removeDefinitions()
    return markup.edits
  }

  private init(source: [UInt8], offset: @escaping (SourcePosition) -> Int, refused: [Range<Int>]) {
    self.source = source
    self.offset = offset
    self.refused = refused
  }

  // MARK: Raw HTML

  private mutating func read(_ blocks: [Block]) {
    for block in blocks {
      switch block {
      case .heading(let heading): read(heading.content)
      case .paragraph(let paragraph): read(paragraph.content)
      case .list(let list): for item in list.items { read(item.blocks) }
      case .quote(let quote): read(quote.blocks)
      case .callout(let callout): read(callout.blocks)
      case .table(let table):
        for cell in ([table.header] + table.rows).joined() { read(cell.content) }
      case .html(let html): replace(html.html, html.range)
      case .codeBlock(let block): code.append(offset(block.range.start)..<offset(block.range.end))
      case .thematicBreak: break
      }
    }
  }

  private mutating func read(_ inlines: [Inline]) {
    for inline in inlines {
      switch inline {
      case .emphasis(let content), .strong(let content), .strikethrough(let content): read(content)
      case .link(let link): read(link.content)
      case .image(let image): read(image.alternative)
      case .html(let html, let range): replace(html, range)
      case .text, .code, .footnoteReference, .softBreak, .lineBreak: break
      }
    }
  }

  private mutating func replace(_ html: RawHTML, _ range: SourceRange) {
    let place = offset(range.start)..<max(offset(range.start), offset(range.end))
    guard refused.contains(where: { place.contains($0.lowerBound) }) else { return }
    refused.removeAll { place.contains($0.lowerBound) }
    edits.append(MarkdownTwin.Edit(range: place, text: Self.text(of: html)))
  }

  private static func text(of html: RawHTML) -> [UInt8] {
    html.pieces.reduce(into: []) { text, piece in
      switch piece {
      case .markup(let markup): text += markup.utf8
      case .address(let address, _, _): text += quoted(address)
      case .candidates(let candidates):
        text += quoted(candidates.map { "\($0.address) \($0.descriptor)" }.joined(separator: ", "))
      case .comment: break
      }
    }
  }

  private static func quoted(_ value: String) -> [UInt8] {
    var writer = HTMLWriter()
    writer.markup("\"")
    writer.text(value)
    writer.markup("\"")
    return writer.bytes
  }

  // MARK: Links

  /// Leaves of a link or image the text between its brackets; an address between angle brackets becomes code.
  private mutating func unlink(_ range: Range<Int>) {
    guard range.upperBound <= source.count, let first = source[range].first else { return }
    if first == UInt8(ascii: "<") {
      let inner = source[range].dropFirst().dropLast()
      edits.append(MarkdownTwin.Edit(range: range, text: [0x60] + inner + [0x60]))
      return
    }
    guard let open = source[range].firstIndex(of: UInt8(ascii: "[")), open - range.lowerBound <= 1,
      let close = closingBracket(in: open..<range.upperBound)
    else { return edits.append(MarkdownTwin.Edit(range: range, text: [])) }
    edits.append(MarkdownTwin.Edit(range: range.lowerBound..<(open + 1), text: []))
    edits.append(MarkdownTwin.Edit(range: close..<range.upperBound, text: []))
  }

  /// The bracket that closes the one at the beginning of a range.
  private func closingBracket(in range: Range<Int>) -> Int? {
    var depth = 0
    var index = range.lowerBound
    while index < range.upperBound {
      switch source[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Definitions of refused addresses name nothing any more: `[name]: javascript:…`.
  private mutating func removeDefinitions() {
    var start = 0
    while start < source.count {
      let end = source[start...].firstIndex(of: 0x0A) ?? source.count
      let isFree = !code.contains { $0.overlaps(start..<end) }
      if isFree, Self.isRefusedDefinition(source[start..<end]) {
        edits.append(MarkdownTwin.Edit(range: start..<min(end + 1, source.count), text: []))
      }
      start = end + 1
    }
  }

  private static func isRefusedDefinition(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
    guard text.first == UInt8(ascii: "["), let close = text.firstIndex(of: UInt8(ascii: "]")),
      text[close...].dropFirst().first == UInt8(ascii: ":")
    else { return false }
    let address = text[close...].dropFirst(2).drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "<") }
    return AddressSafety.refusedScheme(of: CharacterReferences.resolve(address)) != nil
  }
}
