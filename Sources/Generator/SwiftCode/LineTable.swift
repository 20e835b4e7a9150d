package import Diagnostics

/// Turns byte offsets of a source into lines and columns, both counted from 1, columns in UTF-8 bytes.
package struct LineTable: Sendable, Equatable {
  /// The offset of the first byte of each line.
  package let starts: [Int]
  private let count: Int

  /// A line ends at `\n`, `\r\n` or a lone `\r`.
  package init(_ source: [UInt8]) {
    var starts = [0]
    var index = 0
    while index < source.count {
      let byte = source[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        starts.append(index)
      } else if byte == UInt8(ascii: "\r"), index == source.count || source[index] != UInt8(ascii: "\n") {
        starts.append(index)
      }
    }
    self.starts = starts
    count = source.count
  }

  /// The line and column of `offset`; an offset outside the source is moved to its nearest end.
  package func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
  }

  /// The bytes of `range` as lines and columns.
  package func range(of range: Range<Int>) -> SourceRange {
    SourceRange(start: position(of: range.lowerBound), end: position(of: range.upperBound))
  }

  /// The bytes of `line`, with its line break, or nil if there is no such line.
  package func range(ofLine line: Int) -> Range<Int>? {
    guard line >= 1, line <= starts.count else { return nil }
    return starts[line - 1]..<(line < starts.count ? starts[line] : count)
  }
}
