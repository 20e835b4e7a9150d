/// Bytes that `SourcePreparation` puts into the text and that are taken out of every piece of the parsed tree.
///
/// None of them can come from the author, whose noncharacters are left out of the text.
enum SourceMarker {
  /// U+FDD0, which counts as a letter where CommonMark asks what stands next to an asterisk.
  static let letter: [UInt8] = [0xEF, 0xB7, 0x90]
  /// U+FDD2 and a parenthesis, behind which an address without a scheme can begin.
  static let addressStart: [UInt8] = [0xEF, 0xB7, 0x92, 0x28]
  /// A less-than sign, at which a bare address ends, and U+FDD1, which keeps it from being the beginning of a tag.
  static let addressEnd: [UInt8] = [0x3C, 0xEF, 0xB7, 0x91]

  /// The length of a marker, control character or noncharacter at an index, which is no text; 0 if text is there.
  static func lengthOfIllegal(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    func byte(_ distance: Int) -> UInt8 { index + distance < bytes.count ? bytes[index + distance] : 0 }
    switch bytes[index] {
    case 0x3C: return byte(1) == 0xEF && byte(2) == 0xB7 && byte(3) == 0x91 ? 4 : 0
    case 0x09, 0x0A, 0x20...0x7E: return 0
    case 0x00...0x1F, 0x7F: return 1
    case 0xC2: return (0x80...0x9F).contains(byte(1)) ? 2 : 0
    case 0xEF:
      if byte(1) == 0xB7, byte(2) == 0x92, byte(3) == 0x28 { return 4 }
      let isNoncharacter =
        byte(1) == 0xB7 && (0x90...0xAF).contains(byte(2)) || byte(1) == 0xBF && byte(2) >= 0xBE && byte(2) <= 0xBF
      let isByteOrderMark = byte(1) == 0xBB && byte(2) == 0xBF
      return isNoncharacter || isByteOrderMark ? 3 : 0
    case 0xF0...0xF4: return byte(1) & 0x0F == 0x0F && byte(2) == 0xBF && (0xBE...0xBF).contains(byte(3)) ? 4 : 0
    default: return 0
    }
  }
}
