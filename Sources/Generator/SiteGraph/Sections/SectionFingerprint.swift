/// 64 bits that stand for what a section says: equal however its Markdown is laid out, and in every version of the tool
/// that has the same `version`.
package struct SectionFingerprint: Hashable, Sendable, CustomStringConvertible {
  /// Of the encoding (see `SectionEncoder`) and of the hash. It grows when either would give another value for a section
  /// that is as it was; records of another version are not read.
  package static let version = 1

  package let value: UInt64

  package init(value: UInt64) { self.value = value }

  /// FNV-1a, 64 bits: offset basis 14695981039346656037, prime 1099511628211.
  init(of bytes: [UInt8]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    value = hash
  }

  /// Reads 16 lower-case hexadecimal digits.
  package init?(_ text: some StringProtocol) {
    let digits = text.utf8
    guard digits.count == 16, digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }),
      let value = UInt64(text, radix: 16)
    else { return nil }
    self.value = value
  }

  /// 16 hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
