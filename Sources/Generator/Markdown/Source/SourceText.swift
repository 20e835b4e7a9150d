internal import Diagnostics

/// The text as it is given to the parser, with the way back from each of its bytes to the author's file.
///
/// The text can differ from the file: control characters are left out and markers put in (see `SourcePreparation`), and
/// lines can stand in front that the author did not write.
struct SourceText {
  /// From this place of the text on, the text is so many bytes longer than the file.
  struct Shift {
    var offset: Int
    var surplus: Int
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// Where each line begins.
  let lineStarts: [Int]
  /// The file's line of the text's line 0.
  let firstLine: Int
  /// Bytes of the file's line that stand before the text's first byte.
  let columnsBefore: Int
  /// Sorted by offset.
  let shifts: [Shift]

  init(bytes: UnsafeBufferPointer<UInt8>, firstLine: Int, columnsBefore: Int = 0, shifts: [Shift] = []) {
    self.bytes = bytes
    self.firstLine = firstLine
    self.columnsBefore = columnsBefore
    self.shifts = shifts
    lineStarts = Self.lineStarts(in: bytes)
  }

  private static func lineStarts(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    let raw = UnsafeRawBufferPointer(bytes)
    let lineFeeds: UInt64 = 0x0A0A_0A0A_0A0A_0A0A
    var index = 0
    while index < bytes.count {
      if index + 8 <= bytes.count {
        // Eight bytes at once: a byte of the difference is zero where a line feed stands.
        let difference = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ lineFeeds
        if (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 == 0 {
          index += 8
          continue
        }
      }
      for offset in index..<min(index + 8, bytes.count) where bytes[offset] == 0x0A { starts.append(offset + 1) }
      index += 8
    }
    return starts
  }

  var lineCount: Int { lineStarts.count }

  /// The byte at an offset, or a line feed at the end of the text.
  func byte(_ offset: Int) -> UInt8 {
    offset >= 0 && offset < bytes.count ? bytes[offset] : UInt8(ascii: "\n")
  }

  /// Where a line ends, without its line feed.
  func lineEnd(_ line: Int) -> Int {
    line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : bytes.count
  }

  /// The line (from 0) that holds an offset.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The offset of a line and column as the parser counts them (from 1), kept inside the line.
  func offset(line: Int, column: Int) -> Int {
    let line = min(max(line - 1, 0), lineStarts.count - 1)
    return min(lineStarts[line] + max(column - 1, 0), lineEnd(line))
  }

  /// The place in the author's file.
  func position(of offset: Int) -> SourcePosition {
    position(of: offset, inLine: line(of: offset))
  }

  func position(of offset: Int, inLine line: Int) -> SourcePosition {
    let start = lineStarts[line]
    let column = offset - surplus(at: offset) - (start - surplus(at: start - 1)) + 1
    return SourcePosition(line: firstLine + line, column: line == 0 ? column + columnsBefore : column)
  }

  func range(_ lower: Int, _ upper: Int) -> SourceRange {
    SourceRange(start: position(of: lower), end: position(of: upper))
  }

  /// Where a stretch of the text stands in the author's, if the latter holds it as it is.
  func original(_ range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound - surplus(at: range.lowerBound)
    return start..<start + range.count
  }

  private func surplus(at offset: Int) -> Int {
    guard !shifts.isEmpty else { return 0 }
    var low = 0
    var high = shifts.count
    while low < high {
      let middle = (low + high) / 2
      if shifts[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : shifts[low - 1].surplus
  }
}
