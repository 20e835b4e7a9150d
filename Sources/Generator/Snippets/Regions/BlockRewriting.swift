import Diagnostics
import Markdown

/// Puts other lines into a fenced block of a page, wherever it stands.
struct BlockRewriting {
  /// The blocks of the page as it is.
  let snippets: [Snippet]
  private let input: PageSnippetInput
  private let parse: ([UInt8]) -> MarkdownDocument

  /// `parse` makes a document of a changed source, as the page's own was made.
  init(_ input: PageSnippetInput, parse: @escaping ([UInt8]) -> MarkdownDocument) {
    self.input = input
    self.parse = parse
    snippets = Self.scan(input, input.document, input.source)
  }

  private static func scan(_ input: PageSnippetInput, _ document: MarkdownDocument, _ source: [UInt8]) -> [Snippet] {
    SnippetScanner.scan(document, file: input.file, source: source, firstLine: input.firstLine).snippets
  }

  /// The blocks that the page has after an edit.
  func snippets(after edit: LineEdit) -> [Snippet] {
    var shifted = edit
    let offset = 1 - input.firstLine
    shifted.lines = edit.lines.lowerBound + offset..<edit.lines.upperBound + offset
    let source = LineEdit.apply([shifted], to: input.source)
    return Self.scan(input, parse(source), source)
  }

  /// Where a range is once the lines above it are edited.
  static func range(_ range: SourceRange, after edits: [LineEdit]) -> SourceRange {
    let line = range.start.line + edits.reduce(0) { $0 + $1.growth }
    return SourceRange(
      start: SourcePosition(line: line, column: range.start.column),
      end: SourcePosition(line: line, column: range.end.column))
  }

  /// Other bytes in the place of some of a line.
  func edit(at start: SourcePosition, length: Int, _ text: [UInt8]) -> LineEdit {
    var line = Array(SourceLines(input.source, firstLine: input.firstLine).line(start.line))
    let lower = min(max(start.column - 1, 0), line.count)
    line.replaceSubrange(lower..<min(lower + length, line.count), with: text)
    return LineEdit(lines: start.line..<start.line + 1, texts: [line])
  }

  /// The new lines stand behind the marks of the containers that the block stands in: as its first line has them, or
  /// else as its fence has.
  func edits(fence: SourceRange, lines: [Snippet.LineOrigin], _ wanted: [[UInt8]]) -> [LineEdit] {
    let source = SourceLines(input.source, firstLine: input.firstLine)
    let starts = lines.first { $0.spacesOfTab == 0 }.map { [$0.start] } ?? []
    let ofCode = starts.map { Array(source.line($0.line).prefix(max(0, $0.column - 1))) }
    let marks = source.line(fence.start.line).prefix(max(0, fence.start.column - 1))
    let ofFence = Self.prefix(Self.spaced(Array(marks)))
    let first = fence.start.line + 1
    return (ofCode + (ofFence.map { [$0] } ?? [])).map { prefix in
      let prefix = Self.spaced(prefix)
      let bare = prefix.count - prefix.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
      return LineEdit(
        lines: first..<first + lines.count,
        texts: wanted.map { $0.isEmpty ? Array(prefix.prefix(bare)) : prefix + $0 })
    }
  }

  /// A quote's mark takes the space behind it for its own, so that it must have one before code that is indented.
  private static func spaced(_ prefix: [UInt8]) -> [UInt8] {
    prefix.indices.flatMap { index -> [UInt8] in
      let next = index + 1 < prefix.count ? prefix[index + 1] : UInt8(ascii: ">")
      return prefix[index] == UInt8(ascii: ">") && next != 0x20 && next != 0x09
        ? [prefix[index], 0x20] : [prefix[index]]
    }
  }

  /// What stands before the further lines of a block: the marks of quotes, and spaces for those of lists.
  private static func prefix(_ bytes: [UInt8]) -> [UInt8]? {
    var prefix: [UInt8] = []
    for byte in bytes {
      switch byte {
      case 0x20, 0x09, UInt8(ascii: ">"): prefix.append(byte)
      case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: ")"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        prefix.append(0x20)
      default: return nil
      }
    }
    return prefix
  }
}
