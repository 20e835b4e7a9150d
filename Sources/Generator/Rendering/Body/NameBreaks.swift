/// Where a long name in code may end a line: before a word of camel case, and after an opening bracket or a full stop.
enum NameBreaks {
  /// Names up to this length fit any line.
  private static let shortLength = 20

  static func find(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [Int] {
    guard range.count > shortLength else { return [] }
    return range.dropFirst().filter { index in
      let before = bytes[index - 1]
      if before == UInt8(ascii: "(") || before == UInt8(ascii: ".") { return isLetter(bytes[index]) }
      guard isCapital(bytes[index]) else { return false }
      // In `URLSession` the second word begins with the last capital.
      let beginsWord = index + 1 < range.upperBound && isLetter(bytes[index + 1]) && !isCapital(bytes[index + 1])
      return isLetter(before) && (!isCapital(before) || beginsWord)
    }
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
