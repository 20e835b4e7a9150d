/// The lines of a page's source, for finding where a text that Markdown has taken out of its containers stands.
struct SourceLines {
  private let bytes: [UInt8]
  private let ranges: [Range<Int>]
  private let firstLine: Int

  /// `firstLine` is the line of the first byte in the file.
  init(_ bytes: [UInt8], firstLine: Int) {
    self.bytes = bytes
    self.firstLine = firstLine
    var ranges: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D {
        ranges.append(start..<index)
        if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
        start = index + 1
      }
      index += 1
    }
    ranges.append(start..<bytes.count)
    self.ranges = ranges
  }

  /// Line `number` of the file, without its end; empty if there is none.
  func line(_ number: Int) -> ArraySlice<UInt8> {
    let index = number - firstLine
    guard ranges.indices.contains(index) else { return [] }
    return bytes[ranges[index]]
  }

  /// Line `number` from `column` (both from 1) to its end.
  func line(_ number: Int, from column: Int) -> ArraySlice<UInt8> {
    line(number).dropFirst(max(0, column - 1))
  }
}
