/// Reads back what a writer wrote; nil for bytes that it cannot have written.
struct ByteReader {
  let bytes: [UInt8]
  var position: Int

  var isAtEnd: Bool { position == bytes.count }

  mutating func readByte() -> UInt8? {
    guard position < bytes.count else { return nil }
    position += 1
    return bytes[position - 1]
  }

  mutating func readInt() -> Int? {
    guard position + 8 <= bytes.count else { return nil }
    var value: UInt64 = 0
    for offset in 0..<8 { value |= UInt64(bytes[position + offset]) << UInt64(8 * offset) }
    position += 8
    return Int(Int64(bitPattern: value))
  }

  /// A number of things that follow, each at least one byte long.
  mutating func readCount() -> Int? {
    guard let count = readInt(), (0...(bytes.count - position)).contains(count) else { return nil }
    return count
  }

  mutating func readString() -> String? {
    guard let count = readCount() else { return nil }
    position += count
    return String(decoding: bytes[position - count..<position], as: UTF8.self)
  }

  mutating func readBytes() -> [UInt8]? {
    guard let count = readCount() else { return nil }
    position += count
    return Array(bytes[position - count..<position])
  }

  mutating func readStrings() -> [String]? {
    guard let count = readCount() else { return nil }
    var texts: [String] = []
    for _ in 0..<count {
      guard let text = readString() else { return nil }
      texts.append(text)
    }
    return texts
  }
}
