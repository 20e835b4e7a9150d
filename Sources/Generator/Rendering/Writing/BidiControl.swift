/// A character that changes the order of text without being seen: U+202A-U+202E and U+2066-U+2069.
struct BidiControl {
  var scalar: UInt32

  /// The control whose three bytes begin at `index`, if one does.
  init?(at index: Int, in text: Slice<UnsafeBufferPointer<UInt8>>) {
    guard index + 2 < text.endIndex, text[index] == 0xE2 else { return nil }
    switch (text[index + 1], text[index + 2]) {
    case (0x80, 0xAA...0xAE): scalar = 0x2000 + UInt32(text[index + 2] - 0x80)
    case (0x81, 0xA6...0xA9): scalar = 0x2040 + UInt32(text[index + 2] - 0x80)
    default: return nil
    }
  }
}
