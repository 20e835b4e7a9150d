/// The lines of a page's source, for finding where a text that Markdown has taken out of its containers stands.
struct SourceLines {
  private let bytes: [UInt8]
  private let ranges: [Range<Int>]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
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

  /// Line `number`, from 1, without its end; empty if there is none.
  func line(_ number: Int) -> ArraySlice<UInt8> {
    guard number >= 1, number <= ranges.count else { return [] }
    return bytes[ranges[number - 1]]
  }

  /// Line `number` from `column` (both from 1) to its end.
  func line(_ number: Int, from column: Int) -> ArraySlice<UInt8> {
    line(number).dropFirst(max(0, column - 1))
  }
}
