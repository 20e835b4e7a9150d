/// 128 bits that stand for some input: equal inputs have equal fingerprints, in every run and on every machine.
package struct Fingerprint: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The fingerprint of bytes alone.
  package init(of bytes: UnsafeRawBufferPointer) {
    var hash = SipHash128()
    hash.update(bytes)
    self = hash.finish()
  }

  /// The fingerprint of bytes alone.
  package init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { Fingerprint(of: $0) }
  }

  /// 32 hexadecimal digits.
  package var description: String { Self.hexadecimal(high) + Self.hexadecimal(low) }

  package static func < (a: Fingerprint, b: Fingerprint) -> Bool { (a.high, a.low) < (b.high, b.low) }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
