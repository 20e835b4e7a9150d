/// SipHash-2-4 with 128 bits of output and a fixed key (J.-P. Aumasson, D. J. Bernstein, "SipHash: a fast short-input
/// PRF"): well specified, spreads every bit, and takes its input in pieces.
struct SipHash128: Sendable {
  private var v0: UInt64
  private var v1: UInt64
  private var v2: UInt64
  private var v3: UInt64
  /// Up to seven bytes that do not fill a word yet, the first one lowest.
  private var tail: UInt64 = 0
  private var count = 0

  init(key k0: UInt64 = 0x0706_0504_0302_0100, _ k1: UInt64 = 0x0F0E_0D0C_0B0A_0908) {
    v0 = k0 ^ 0x736F_6D65_7073_6575
    v1 = k1 ^ 0x646F_7261_6E64_6F6D ^ 0xEE
    v2 = k0 ^ 0x6C79_6765_6E65_7261
    v3 = k1 ^ 0x7465_6462_7974_6573
  }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while count & 7 != 0, index < bytes.count {
      add(bytes[index])
      index += 1
    }
    let words = (bytes.count - index) & ~7
    let end = index + words
    while index < end {
      compress(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      index += 8
    }
    count += words
    while index < bytes.count {
      add(bytes[index])
      index += 1
    }
  }

  mutating func update(_ word: UInt64) {
    if count & 7 == 0 {
      compress(word)
      count += 8
    } else {
      withUnsafeBytes(of: word.littleEndian) { update($0) }
    }
  }

  func finish() -> Fingerprint {
    var state = self
    state.compress(tail | UInt64(truncatingIfNeeded: count) << 56)
    state.v2 ^= 0xEE
    for _ in 0..<4 { state.round() }
    let first = state.v0 ^ state.v1 ^ state.v2 ^ state.v3
    state.v1 ^= 0xDD
    for _ in 0..<4 { state.round() }
    let second = state.v0 ^ state.v1 ^ state.v2 ^ state.v3
    return Fingerprint(high: first.byteSwapped, low: second.byteSwapped)
  }

  private mutating func add(_ byte: UInt8) {
    tail |= UInt64(byte) << UInt64((count & 7) * 8)
    count += 1
    if count & 7 == 0 {
      compress(tail)
      tail = 0
    }
  }

  @inline(__always)
  private mutating func compress(_ word: UInt64) {
    v3 ^= word
    round()
    round()
    v0 ^= word
  }

  @inline(__always)
  private mutating func round() {
    v0 &+= v1
    v1 = v1 << 13 | v1 >> 51
    v1 ^= v0
    v0 = v0 << 32 | v0 >> 32
    v2 &+= v3
    v3 = v3 << 16 | v3 >> 48
    v3 ^= v2
    v0 &+= v3
    v3 = v3 << 21 | v3 >> 43
    v3 ^= v0
    v2 &+= v1
    v1 = v1 << 17 | v1 >> 47
    v1 ^= v2
    v2 = v2 << 32 | v2 >> 32
  }
}
