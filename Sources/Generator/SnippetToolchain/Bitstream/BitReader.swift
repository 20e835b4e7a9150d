/// Reads bits, lowest first, as LLVM's bitstream container stores them; past the end it gives zeros and remembers it.
struct BitReader {
  private let bytes: [UInt8]
  private(set) var position = 0
  private(set) var isPastEnd = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count * 8 }

  mutating func fixed(_ width: Int) -> UInt64 {
    var value: UInt64 = 0
    var read = 0
    while read < width {
      let index = position >> 3
      guard index < bytes.count else {
        isPastEnd = true
        return 0
      }
      let offset = position & 7
      let count = min(8 - offset, width - read)
      let bits = (UInt64(bytes[index]) >> UInt64(offset)) & ((1 << UInt64(count)) - 1)
      if read < 64 { value |= bits << UInt64(read) }
      read += count
      position += count
    }
    return value
  }

  /// A number in groups of `width` bits, of which the highest says whether another group follows.
  mutating func variable(_ width: Int) -> UInt64 {
    guard width > 1 else { return 0 }
    let more: UInt64 = 1 << UInt64(width - 1)
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let group = fixed(width)
      if shift < 64 { value |= (group & (more - 1)) << shift }
      if group & more == 0 || isPastEnd { return value }
      shift += UInt64(width - 1)
    }
  }

  mutating func align() { position = (position + 31) & ~31 }

  mutating func blob(_ count: Int) -> ArraySlice<UInt8> {
    align()
    let start = position >> 3
    guard count >= 0, count <= bytes.count, start + count <= bytes.count else {
      isPastEnd = true
      return []
    }
    position += count * 8
    align()
    return bytes[start..<start + count]
  }

  mutating func skip(words: Int) {
    guard words >= 0, words <= bytes.count / 4 else {
      isPastEnd = true
      return
    }
    position += words * 32
  }
}
