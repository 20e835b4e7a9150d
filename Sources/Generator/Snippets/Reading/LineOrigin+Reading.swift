import Diagnostics
import Markdown

extension Snippet.LineOrigin {
  /// Where the lines of a block stand in the source that it was read from.
  static func origins(of block: CodeBlock, in source: SourceLines) -> [Snippet.LineOrigin] {
    let bytes = Array(block.code.utf8)
    return zip(SnippetText.lines(of: bytes), block.lineStarts).map { range, start in
      let rest = source.line(start.line, from: start.column)
      guard rest.first == 0x09, range.count >= rest.count, bytes[range.lowerBound] == 0x20 else {
        return Snippet.LineOrigin(start: start)
      }
      return Snippet.LineOrigin(start: start, spacesOfTab: range.count - rest.count + 1)
    }
  }

  /// The place in the file of a byte of the line, from 0.
  func position(column: Int) -> SourcePosition {
    guard spacesOfTab > 0 else { return SourcePosition(line: start.line, column: start.column + column) }
    return SourcePosition(
      line: start.line, column: start.column + (column < spacesOfTab ? 0 : column + 1 - spacesOfTab))
  }
}
