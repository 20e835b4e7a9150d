/// The words of an attribute.
struct WordRanges: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int
  private let end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  mutating func next() -> Range<Int>? {
    while index < end, TagScanner.isSpace(bytes[index]) { index += 1 }
    let start = index
    while index < end, !TagScanner.isSpace(bytes[index]) { index += 1 }
    return start < index ? start..<index : nil
  }
}

/// The addresses of a `srcset`.
enum CandidateRanges {
  static func find(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var isAddress = true
    for word in WordRanges(bytes, range) {
      var start = word.lowerBound
      var end = word.upperBound
      // Behind an address a comma ends what is said of it, whatever follows.
      if !isAddress {
        guard let comma = bytes[start..<end].firstIndex(of: UInt8(ascii: ",")) else { continue }
        start = comma
        while start < end, bytes[start] == UInt8(ascii: ",") { start += 1 }
        isAddress = true
      }
      while end > start, bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
      guard end > start else { continue }
      found.append(start..<end)
      isAddress = end < word.upperBound
    }
    return found
  }
}

/// The addresses of a style sheet: those of `url(…)` and of `@import`.
enum StyleAddresses {
  static func find(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "/") where starts(with: "/*", at: index, bytes, range):
        index += 2
        while index < range.upperBound, !starts(with: "*/", at: index, bytes, range) { index += 1 }
      case UInt8(ascii: "u"), UInt8(ascii: "U"):
        if starts(with: "url(", at: index, bytes, range) {
          found.append(address(from: index + 4, endingAt: UInt8(ascii: ")"), bytes, range))
        }
      case UInt8(ascii: "@"):
        if starts(with: "@import", at: index, bytes, range) {
          let imported = address(from: index + 7, endingAt: UInt8(ascii: ";"), bytes, range)
          if !starts(with: "url(", at: imported.lowerBound, bytes, range) { found.append(imported) }
        }
      default: break
      }
      index += 1
    }
    return found
  }

  private static func starts(
    with word: StaticString, at index: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Bool {
    guard index + word.utf8CodeUnitCount <= range.upperBound else { return false }
    for offset in 0..<word.utf8CodeUnitCount {
      let byte = bytes[index + offset]
      let small = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      if small != word.utf8Start[offset] { return false }
    }
    return true
  }

  /// An address with or without quotes, up to a sign.
  private static func address(
    from start: Int, endingAt sign: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Range<Int> {
    var start = start
    while start < range.upperBound, TagScanner.isSpace(bytes[start]) { start += 1 }
    var last = sign
    if start < range.upperBound, bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'") {
      last = bytes[start]
      start += 1
    }
    var end = start
    while end < range.upperBound, bytes[end] != last { end += 1 }
    while end > start, TagScanner.isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}

/// The addresses of maps, feeds and lists for machines: below the site's own, or those of Markdown lists.
enum TextAddresses {
  static func find(in bytes: UnsafeBufferPointer<UInt8>, base: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      let sign = bytes[index]
      index += 1
      let opens =
        sign == UInt8(ascii: "\"") || sign == UInt8(ascii: ">")
        || sign == UInt8(ascii: "(") && index > 1 && bytes[index - 2] == UInt8(ascii: "]")
      guard opens, index < bytes.count else { continue }
      let isList = sign == UInt8(ascii: "(")
      guard !base.isEmpty ? bytes[index...].starts(with: base) : isList else { continue }
      var end = index
      while end < bytes.count, !"\"<) \n".utf8.contains(bytes[end]) { end += 1 }
      found.append(index..<end)
      index = end
    }
    return found
  }
}
