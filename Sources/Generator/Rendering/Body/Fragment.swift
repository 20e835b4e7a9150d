/// The fragment of an address that leads to an id: letters of every script stay, what would end or change the address
/// is percent-encoded.
enum Fragment {
  static func encoded(_ id: String) -> String {
    guard id.utf8.contains(where: isUnsafe) else { return id }
    var bytes: [UInt8] = []
    for byte in id.utf8 {
      if isUnsafe(byte) {
        let hex = String(byte, radix: 16, uppercase: true)
        bytes.append(UInt8(ascii: "%"))
        if hex.utf8.count == 1 { bytes.append(UInt8(ascii: "0")) }
        bytes.append(contentsOf: hex.utf8)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isUnsafe(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "`"), UInt8(ascii: "#"), UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "{"),
      UInt8(ascii: "|"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: false
    }
  }
}
