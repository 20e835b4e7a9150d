/// Reads what `BinaryWriter` wrote; bytes that it did not write are an error, never a trap.
package struct BinaryReader: Sendable {
  /// Why bytes are not what was written.
  package enum Failure: Error, Hashable, Sendable {
    case truncated, malformed
  }

  private let bytes: [UInt8]
  private var index = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether everything has been read.
  package var isAtEnd: Bool { index == bytes.count }

  package mutating func readUInt64() throws(Failure) -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      guard index < bytes.count else { throw .truncated }
      let byte = bytes[index]
      index += 1
      guard shift < 63 || byte <= 1 else { throw .malformed }
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return result }
      shift += 7
    }
  }

  package mutating func readInt() throws(Failure) -> Int {
    let raw = try readUInt64()
    return Int(truncatingIfNeeded: Int64(bitPattern: raw >> 1) ^ -Int64(bitPattern: raw & 1))
  }

  package mutating func readBool() throws(Failure) -> Bool {
    guard index < bytes.count else { throw .truncated }
    defer { index += 1 }
    guard bytes[index] <= 1 else { throw .malformed }
    return bytes[index] == 1
  }

  package mutating func readString() throws(Failure) -> String {
    let range = try readRange()
    let text = bytes.withUnsafeBufferPointer {
      String(validating: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
    guard let text else { throw .malformed }
    return text
  }

  package mutating func readBytes() throws(Failure) -> [UInt8] { Array(bytes[try readRange()]) }

  package mutating func readFingerprint() throws(Failure) -> Fingerprint {
    guard bytes.count - index >= 16 else { throw .truncated }
    defer { index += 16 }
    return bytes.withUnsafeBytes { buffer in
      Fingerprint(
        high: UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)),
        low: UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index + 8, as: UInt64.self)))
    }
  }

  /// A list; a number of elements that the rest of the bytes cannot hold is refused before anything is allocated.
  package mutating func readArray<Element>(
    _ body: (inout BinaryReader) throws(Failure) -> Element
  ) throws(Failure) -> [Element] {
    let count = try readUInt64()
    guard count <= UInt64(bytes.count - index) else { throw .truncated }
    var elements: [Element] = []
    elements.reserveCapacity(Int(count))
    for _ in 0..<Int(count) { elements.append(try body(&self)) }
    return elements
  }

  package mutating func readOptional<Value>(
    _ body: (inout BinaryReader) throws(Failure) -> Value
  ) throws(Failure) -> Value? {
    try readBool() ? try body(&self) : nil
  }

  package mutating func readStrings() throws(Failure) -> [String] {
    try readArray { reader throws(Failure) in try reader.readString() }
  }

  package mutating func readOptionalString() throws(Failure) -> String? {
    try readOptional { reader throws(Failure) in try reader.readString() }
  }

  private mutating func readRange() throws(Failure) -> Range<Int> {
    let count = try readUInt64()
    guard count <= UInt64(bytes.count - index) else { throw .truncated }
    defer { index += Int(count) }
    return index..<(index + Int(count))
  }
}
