internal import Diagnostics

extension Converter {
  /// Takes the caption of a table from the comment above it.
  mutating func takeCaption(from previous: inout [Block]) -> [Inline]? {
    guard case .html(let block)? = previous.last, let comment = captionComment(block) else { return nil }
    previous.removeLast()
    guard let value = Self.value(ofCaptionIn: comment.text) else {
      report(
        .tableCaption, .warning, comment.range, "comment above a table has no readable caption",
        remedy: "write <!-- table: caption=\"…\" -->")
      return nil
    }
    let before = comment.text.utf8.prefix(value.lowerBound)
    let lineBreak = before.lastIndex(of: 0x0A).map { before.distance(from: before.startIndex, to: $0) }
    let start = comment.range.start
    let line = start.line + before.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
    let columns = lineBreak.map { value.lowerBound - $0 - 1 } ?? start.column + 3 + value.lowerBound
    let bytes = Array(comment.text.utf8)[value]
    let parsed = bytes.withUnsafeBufferPointer {
      MarkdownParser.parse($0, context: context, line: line, columnsBefore: columns)
    }
    diagnostics += parsed.diagnostics
    guard case .paragraph(let paragraph)? = parsed.blocks.first, parsed.blocks.count == 1 else {
      report(
        .tableCaption, .warning, comment.range, "caption of a table is not one paragraph of text", remedy: "shorten it")
      return nil
    }
    return paragraph.content
  }

  /// Reports comments for tables that have no table below them.
  mutating func reportStrayCaptions(in blocks: [Block]) {
    for case .html(let block) in blocks {
      guard let comment = captionComment(block) else { continue }
      report(
        .tableCaption, .warning, comment.range, "comment for a table has no table directly below it",
        remedy: "move it above its table")
    }
  }

  /// The comment of a block that holds nothing else and is meant for a table.
  private func captionComment(_ block: HTMLBlock) -> (text: String, range: SourceRange)? {
    var found: (text: String, range: SourceRange)?
    for piece in block.html.pieces {
      switch piece {
      case .comment(let text, let range):
        let words = text.utf8.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }
        guard found == nil, words.starts(with: "table:".utf8) else { return nil }
        found = (text, range)
      case .markup(let markup): if markup.utf8.contains(where: { $0 != 0x20 && $0 != 0x0A }) { return nil }
      case .address, .candidates: return nil
      }
    }
    return found
  }

  /// Where the value of `caption="…"` stands in a comment: up to the last double quote.
  private static func value(ofCaptionIn text: String) -> Range<Int>? {
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    var index = colon + 1
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x0A || bytes[index] == 0x09 { index += 1 }
    let name = Array("caption=\"".utf8)
    guard bytes[index...].starts(with: name), let end = bytes.lastIndex(of: UInt8(ascii: "\"")) else { return nil }
    let start = index + name.count
    let rest = bytes[(end + 1)...].allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }
    return end > start && rest ? start..<end : nil
  }
}
