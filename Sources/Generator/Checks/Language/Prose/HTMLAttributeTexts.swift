/// Finds the attributes of a tag that readers see or hear: descriptions, tips and labels.
struct HTMLAttributeTexts {
  private static let names: Set<String> = ["alt", "aria-description", "aria-label", "label", "placeholder", "title"]

  /// Where their values stand, for the tag between two offsets.
  static func values(in bytes: UnsafeBufferPointer<UInt8>, _ tag: Range<Int>) -> [Range<Int>] {
    guard tag.upperBound <= bytes.count, bytes[tag].contains(UInt8(ascii: "=")) else { return [] }
    var found: [Range<Int>] = []
    var index = tag.lowerBound + 1
    while index < tag.upperBound, !isSpace(bytes[index]) { index += 1 }
    while index < tag.upperBound {
      while index < tag.upperBound, isSpace(bytes[index]) || bytes[index] == UInt8(ascii: "/") { index += 1 }
      let start = index
      while index < tag.upperBound, !isSpace(bytes[index]), !"=/>".utf8.contains(bytes[index]) { index += 1 }
      let name = start..<index
      while index < tag.upperBound, isSpace(bytes[index]) { index += 1 }
      guard index < tag.upperBound, bytes[index] == UInt8(ascii: "=") else {
        index = max(index, start + 1)
        continue
      }
      index += 1
      while index < tag.upperBound, isSpace(bytes[index]) { index += 1 }
      let value = value(in: bytes, from: &index, before: tag.upperBound)
      if names.contains(String(decoding: bytes[name], as: UTF8.self).lowercased()) { found.append(value) }
    }
    return found
  }

  private static func value(
    in bytes: UnsafeBufferPointer<UInt8>, from index: inout Int, before end: Int
  ) -> Range<Int> {
    guard index < end, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
      let start = index
      while index < end, !isSpace(bytes[index]), bytes[index] != UInt8(ascii: ">") { index += 1 }
      return start..<index
    }
    let quote = bytes[index]
    let start = index + 1
    index = start
    while index < end, bytes[index] != quote { index += 1 }
    defer { index = min(end, index + 1) }
    return start..<index
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
