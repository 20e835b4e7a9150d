/// Writes values as compact bytes: numbers seven bits a byte, texts and lists with their length in front.
package struct BinaryWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  package mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Small numbers of either sign are short.
  package mutating func write(_ number: Int) {
    write(UInt64(bitPattern: Int64(number << 1 ^ number >> (Int.bitWidth - 1))))
  }

  package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  package mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { buffer in
      write(UInt64(buffer.count))
      bytes.append(contentsOf: buffer)
    }
  }

  package mutating func write(_ data: [UInt8]) {
    write(UInt64(data.count))
    bytes.append(contentsOf: data)
  }

  package mutating func write(_ fingerprint: Fingerprint) {
    for word in [fingerprint.high, fingerprint.low] {
      withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }
  }

  package mutating func write<Element>(
    _ elements: some Collection<Element>, _ body: (inout BinaryWriter, Element) -> Void
  ) {
    write(UInt64(elements.count))
    for element in elements { body(&self, element) }
  }

  package mutating func write<Value>(optional value: Value?, _ body: (inout BinaryWriter, Value) -> Void) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  package mutating func write(_ texts: [String]) {
    write(texts) { writer, text in writer.write(text) }
  }

  package mutating func write(optional text: String?) {
    write(optional: text) { writer, text in writer.write(text) }
  }
}
