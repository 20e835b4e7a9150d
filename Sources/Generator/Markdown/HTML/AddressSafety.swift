/// Tells addresses that run code or hide a document in themselves.
package enum AddressSafety {
  private static let refusedSchemes = ["javascript", "vbscript", "data", "blob", "filesystem", "livescript"]

  /// The scheme of an address that may not be linked to, read as browsers read it: without the white space and control
  /// characters before it, without tabs and line ends inside it, in any case.
  package static func refusedScheme(of address: String) -> String? {
    var scheme: [UInt8] = []
    var hasBegun = false
    for byte in address.utf8 {
      if !hasBegun, byte <= 0x20 { continue }
      hasBegun = true
      switch byte {
      case 0x09, 0x0A, 0x0D: continue
      case UInt8(ascii: ":"):
        let name = String(decoding: scheme, as: UTF8.self)
        return refusedSchemes.contains(name) ? name : nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): scheme.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"): scheme.append(byte)
      // A control character would end the scheme for a browser; one that is dropped on the way must not hide it.
      case 0x00...0x1F, 0x7F: continue
      default: return nil
      }
      if scheme.count > 12 { return nil }
    }
    return nil
  }
}
