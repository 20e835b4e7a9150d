/// Writes numbers and texts as bytes for a cache.
struct ByteWriter {
  var bytes: [UInt8] = []

  mutating func write(_ value: Int) {
    withUnsafeBytes(of: Int64(value).littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }
}
