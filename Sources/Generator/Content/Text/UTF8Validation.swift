/// Finds bytes that are not UTF-8 (RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF).
enum UTF8Validation {
  /// The offset of the first byte that begins no well-formed sequence; nil if all is well.
  static func firstInvalidOffset(in bytes: UnsafeRawBufferPointer) -> Int? {
    let count = bytes.count
    var index = 0
    while index < count {
      if index + 8 <= count {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if word & 0x8080_8080_8080_8080 == 0 {
          index += 8
          continue
        }
      }
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      let length = sequenceLength(bytes, at: index, count)
      if length == 0 { return index }
      index += length
    }
    return nil
  }

  /// The length of the well-formed sequence of two to four bytes that begins here; 0 if there is none.
  @inline(__always)
  private static func sequenceLength(_ bytes: UnsafeRawBufferPointer, at index: Int, _ count: Int) -> Int {
    let lead = bytes[index]
    if lead < 0xE0 {
      guard lead >= 0xC2, index + 1 < count, isContinuation(bytes[index + 1]) else { return 0 }
      return 2
    }
    guard index + 2 < count, isContinuation(bytes[index + 1]), isContinuation(bytes[index + 2]) else { return 0 }
    let second = bytes[index + 1]
    if lead < 0xF0 {
      if lead == 0xE0, second < 0xA0 { return 0 }
      if lead == 0xED, second >= 0xA0 { return 0 }
      return 3
    }
    guard lead <= 0xF4, index + 3 < count, isContinuation(bytes[index + 3]) else { return 0 }
    if lead == 0xF0, second < 0x90 { return 0 }
    if lead == 0xF4, second >= 0x90 { return 0 }
    return 4
  }

  @inline(__always)
  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
