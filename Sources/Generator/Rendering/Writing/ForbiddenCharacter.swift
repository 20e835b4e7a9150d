/// Characters above ASCII that no document may hold: the control characters up to U+009F, and the noncharacters.
enum ForbiddenCharacter {
  /// The length of such a character at an index; 0 where another one stands.
  static func length(in text: UnsafeBufferPointer<UInt8>, at index: Int, before end: Int) -> Int {
    func byte(_ distance: Int) -> UInt8 { index + distance < end ? text[index + distance] : 0 }
    switch text[index] {
    case 0xC2: return (0x80...0x9F).contains(byte(1)) ? 2 : 0
    case 0xEF:
      let isInBlock = byte(1) == 0xB7 && (0x90...0xAF).contains(byte(2))
      return isInBlock || byte(1) == 0xBF && (0xBE...0xBF).contains(byte(2)) ? 3 : 0
    // The last two code points of each plane.
    case 0xF0...0xF4: return byte(1) & 0x0F == 0x0F && byte(2) == 0xBF && (0xBE...0xBF).contains(byte(3)) ? 4 : 0
    default: return 0
    }
  }

  /// The code point of such a character.
  static func scalar(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32 {
    let lead = text[index]
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    return (1..<length).reduce(UInt32(lead) & (0x7F >> UInt32(length))) { value, distance in
      value << 6 | UInt32(index + distance < text.count ? text[index + distance] & 0x3F : 0)
    }
  }
}
