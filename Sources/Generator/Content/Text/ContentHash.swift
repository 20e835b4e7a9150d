/// A 64-bit hash of bytes, the same in every run: eight bytes at a time, multiplied to 128 bits and folded.
enum ContentHash {
  static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { buffer in
      var state: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(buffer.count)
      var index = 0
      while index + 8 <= buffer.count {
        let word = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        state = mix(state ^ word, 0xD6E8_FEB8_6659_FD93)
        index += 8
      }
      var rest: UInt64 = 0
      while index < buffer.count {
        rest = rest << 8 | UInt64(buffer[index])
        index += 1
      }
      return mix(mix(state ^ rest, 0xA076_1D64_78BD_642F), 0xE703_7ED1_A0B4_28DB)
    }
  }

  @inline(__always)
  private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low ^ a
  }
}
