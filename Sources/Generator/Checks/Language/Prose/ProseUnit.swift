/// One character of prose, and where it stands.
struct ProseUnit {
  /// What a character is to the language checks.
  enum Kind: UInt8 {
    /// A space of any width, or the end of a line.
    case space
    case latin, arabic, hebrew, han, cyrillic, greek
    /// A letter of another script.
    case letter
    /// 0 to 9, and the digits of other scripts.
    case digit, otherDigit
    /// Punctuation, symbols, and what cannot be seen.
    case sign
    /// Something that is no prose and stands in its place: a code span, an address, an image.
    case code
    /// Something without a width of its own: a tag, a footnote's number.
    case mark

    var isLetter: Bool { rawValue >= Kind.latin.rawValue && rawValue <= Kind.letter.rawValue }
  }

  var scalar: UInt32
  /// In bytes, from the beginning of what the passage was read from.
  var offset: Int
  var kind: Kind

  /// How many bytes the character has.
  var length: Int { scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4 }

  var isNewline: Bool { scalar == 0x0A }
}

extension ProseUnit.Kind {
  /// The kind of a character that is not ASCII.
  init(beyondASCII scalar: UInt32) {
    switch scalar {
    case 0x4E00...0x9FFF: self = .han
    case 0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF: self = Self.arabicBlock(scalar)
    case 0x0590...0x05FF: self = scalar == 0x05BE || scalar == 0x05C0 || scalar == 0x05C3 ? .sign : .hebrew
    case 0xC0...0x24F: self = scalar == 0xD7 || scalar == 0xF7 ? .sign : .latin
    case 0x0300...0x036F, 0x1E00...0x1EFF: self = .latin
    case 0x0370...0x03FF, 0x1F00...0x1FFF: self = scalar == 0x037E || scalar == 0x0387 ? .sign : .greek
    case 0x0400...0x052F: self = .cyrillic
    case 0x80...0xBF: self = scalar == 0xA0 ? .space : scalar == 0xAA || scalar == 0xBA ? .latin : .sign
    case 0x2000...0x206F: self = Self.isSpace(scalar) ? .space : .sign
    case 0x2070...0x2BFF, 0xE000...0xF8FF: self = .sign
    case 0x3000...0x303F: self = scalar == 0x3000 ? .space : scalar == 0x3005 || scalar == 0x3007 ? .han : .sign
    case 0x3040...0x312F, 0x31A0...0x31BF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x20000...0x3FFFD:
      self = scalar == 0x30FB ? .sign : .han
    case 0xFB1D...0xFDFF, 0xFE00...0xFE0F, 0xFE20...0xFE6F, 0xFE70...0xFEFF: self = .sign
    case 0xFF00...0xFFEF: self = Self.fullWidth(scalar)
    case 0x1F000...0x1FAFF, 0xE0000...0xE0FFF: self = .sign
    case 0xF900...0xFAFF: self = .han
    default: self = Self.isDigit(scalar) ? .otherDigit : .letter
    }
  }

  private static func arabicBlock(_ scalar: UInt32) -> Self {
    switch scalar {
    case 0x0660...0x0669, 0x06F0...0x06F9: .otherDigit
    case 0x0600...0x060F, 0x061B...0x061F, 0x066A...0x066D, 0x06D4, 0x06DD, 0x06DE, 0x06E9: .sign
    default: .arabic
    }
  }

  private static func fullWidth(_ scalar: UInt32) -> Self {
    switch scalar {
    case 0xFF10...0xFF19: .otherDigit
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A: .latin
    case 0xFF66...0xFF9D: .han
    default: .sign
    }
  }

  private static func isSpace(_ scalar: UInt32) -> Bool {
    scalar <= 0x200A || scalar == 0x2028 || scalar == 0x2029 || scalar == 0x202F || scalar == 0x205F
  }

  private static func isDigit(_ scalar: UInt32) -> Bool {
    DigitFamily.allCases.contains { $0.zero...($0.zero + 9) ~= scalar }
  }

  /// The kinds of the ASCII characters, by their values.
  static let ascii: [Self] = (0..<128).map { byte in
    switch byte {
    case 0x09, 0x0A, 0x20: .space
    case 0x30...0x39: .digit
    case 0x41...0x5A, 0x61...0x7A: .latin
    default: .sign
    }
  }
}
