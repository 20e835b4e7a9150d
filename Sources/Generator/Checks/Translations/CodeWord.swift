/// A word or sign of code by a number of 64 bits that is made of its bytes: nobody reads it, it is only compared, with very
/// many others.
struct CodeWord: Hashable {
  /// FNV-1a.
  let number: UInt64
  let isASCII: Bool

  init(_ bytes: some Sequence<UInt8>) {
    var number = Self.seed
    var union: UInt8 = 0
    for byte in bytes {
      number = (number ^ UInt64(byte)) &* Self.prime
      union |= byte
    }
    (self.number, isASCII) = (number, union < 0x80)
  }

  /// Words in their order as one.
  init(joining words: some Sequence<CodeWord>) {
    var number = Self.seed
    var isASCII = true
    for word in words {
      number = (number ^ word.number) &* Self.prime
      number ^= number >> 29
      isASCII = isASCII && word.isASCII
    }
    (self.number, self.isASCII) = (number, isASCII)
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01B3
}
