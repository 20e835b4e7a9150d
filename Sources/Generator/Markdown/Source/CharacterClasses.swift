/// Classes of characters that decide about emphasis and line ends in Chinese and Japanese text.
enum CharacterClasses {
  /// Han characters, kana, bopomofo and the full-width signs that stand among them: between two of them, a line end in
  /// the source is no space.
  static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x312F, 0x31A0...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1B000...0x1B2FF,
      0x20000...0x3FFFD:
      return true
    default: return false
    }
  }

  /// Signs that Chinese and Japanese share with other scripts, and that are as wide as a character there.
  static func isSharedPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xB7, 0x2014, 0x2015, 0x2018, 0x2019, 0x201C, 0x201D, 0x2025, 0x2026, 0x2E3A: return true
    default: return false
    }
  }

  static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: return true
    default: return false
    }
  }

  /// Letters, marks and signs of Hebrew, Arabic and the scripts coded between them.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDCF, 0xFDF0...0xFDFF, 0xFE70...0xFEFC: return true
    default: return false
    }
  }

  /// White space as CommonMark defines it.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20: return true
    case 0x00...0x7F: return false
    default: return scalar.properties.generalCategory == .spaceSeparator
    }
  }

  /// Punctuation as cmark-gfm defines it: ASCII signs and the categories P of Unicode.
  static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: return true
    case 0x00...0x7F, 0x3400...0x9FFF: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The character that begins at an index, or a line feed at the end.
  func scalar(from index: Int) -> Unicode.Scalar {
    guard index < count else { return "\n" }
    let lead = self[index]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard length > 1, index + length <= count else { return lead < 0x80 ? Unicode.Scalar(lead) : "\u{FFFD}" }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for distance in 1..<length { value = value << 6 | UInt32(self[index + distance] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The character that ends before an index, or a line feed at the beginning.
  func scalar(before index: Int) -> Unicode.Scalar {
    guard index > 0 else { return "\n" }
    var start = index - 1
    while start > 0, self[start] & 0xC0 == 0x80, index - start < 4 { start -= 1 }
    return scalar(from: start)
  }
}
