/// Makes one fingerprint of several values; each value states its kind and length, so that no two lists of values
/// run together.
package struct FingerprintBuilder: Sendable {
  private var hash = SipHash128()

  /// `domain` tells apart what fingerprints are made for, with the version of the code that makes the result.
  package init(_ domain: String) { combine(domain) }

  package mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { add(kind: 1, UnsafeRawBufferPointer($0)) }
  }

  package mutating func combine(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { add(kind: 2, $0) }
  }

  package mutating func combine(_ number: Int) {
    hash.update(3)
    hash.update(UInt64(bitPattern: Int64(number)))
  }

  package mutating func combine(_ number: UInt64) {
    hash.update(4)
    hash.update(number)
  }

  package mutating func combine(_ flag: Bool) { hash.update(flag ? 6 : 5) }

  package mutating func combine(_ fingerprint: Fingerprint) {
    hash.update(7)
    hash.update(fingerprint.high)
    hash.update(fingerprint.low)
  }

  /// A text, or the fact that there is none.
  package mutating func combine(_ text: String?) {
    if let text { combine(text) } else { hash.update(8) }
  }

  /// Values in their order, with their number.
  package mutating func combine<Element>(
    _ elements: some Collection<Element>, _ body: (inout FingerprintBuilder, Element) -> Void
  ) {
    hash.update(9)
    hash.update(UInt64(elements.count))
    for element in elements { body(&self, element) }
  }

  package mutating func combine(_ texts: [String]) {
    combine(texts) { builder, text in builder.combine(text) }
  }

  package func finish() -> Fingerprint { hash.finish() }

  private mutating func add(kind: UInt64, _ bytes: UnsafeRawBufferPointer) {
    hash.update(kind)
    hash.update(UInt64(bytes.count))
    hash.update(bytes)
  }
}
