/// Characters that change the order of text without being seen: U+202A-U+202E and U+2066-U+2069.
enum BidiControl {
  /// The control whose three bytes begin at `index`, if one does.
  static func scalar(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard text[index] == 0xE2, index + 2 < text.count else { return nil }
    switch (text[index + 1], text[index + 2]) {
    case (0x80, 0xAA...0xAE): return 0x2000 + UInt32(text[index + 2] - 0x80)
    case (0x81, 0xA6...0xA9): return 0x2040 + UInt32(text[index + 2] - 0x80)
    default: return nil
    }
  }
}
