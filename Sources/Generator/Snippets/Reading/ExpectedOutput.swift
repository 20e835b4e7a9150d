package import Diagnostics

/// A `text output` fence: what the block above it prints.
package struct ExpectedOutput: Hashable, Sendable {
  package var fence: SourceRange
  /// The text, each line ending in a line feed.
  package var text: String
  package var lines: [Snippet.LineOrigin]
  package var isClosed: Bool

  /// Whether an info string is that of such a fence.
  package static func isMarked(_ info: String) -> Bool {
    let words = info.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 || $0 == 0x2C })
    return words.count >= 2 && words[0].elementsEqual("text".utf8) && words[1].elementsEqual("output".utf8)
  }

  /// The place in the file of a byte of a line, both from 0; a line that the text does not have counts as the fence.
  func position(line: Int, column: Int) -> SourcePosition {
    guard lines.indices.contains(line) else { return fence.start }
    return SourcePosition(line: lines[line].start.line, column: lines[line].start.column + column)
  }
}
