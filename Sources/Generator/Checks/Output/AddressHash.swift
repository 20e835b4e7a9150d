/// A hash of an address that grows byte by byte (FNV-1a), so that the ways from one folder share their beginning.
struct AddressHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  mutating func combine(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  /// The hash of a file of the site, by its path.
  static func file(_ path: String) -> UInt64 {
    var hash = AddressHash()
    hash.combine(path.utf8)
    return hash.value
  }
}
