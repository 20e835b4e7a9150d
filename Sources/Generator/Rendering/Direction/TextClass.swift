/// What a character, or a marker that stands for a piece of markup, does to the order of the text around it.
enum TextClass: Equatable {
  /// Strong, left to right: Latin, Greek, Cyrillic, Han …
  case leftToRight
  /// Strong, right to left; Arabic digits and marks count as such.
  case rightToLeft
  /// A European digit.
  case digit
  case space
  /// Everything else: punctuation, symbols, emoji.
  case sign
  /// A combining mark: it belongs to the character before it, whatever that is.
  case mark
  /// Isolated markup without a direction of its own: code.
  case atom
  /// Markup that no run may reach into or across.
  case wall
}

/// Bytes that cannot occur in UTF-8 stand for markup in a paragraph's flattened text.
enum TextMarker {
  static let atom: UInt8 = 0xF8
  static let leftToRight: UInt8 = 0xF9
  static let rightToLeft: UInt8 = 0xFA
  static let wall: UInt8 = 0xFB
}

/// Flattened text, read as characters and markers.
struct DirectionalText {
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// The class of the character at `index` and how many bytes it has.
  @inline(__always)
  func character(at index: Int) -> (kind: TextClass, length: Int) {
    let byte = bytes[index]
    if byte < 0x80 { return (Self.ascii(byte), 1) }
    return wide(at: index, lead: byte)
  }

  /// The class of the character that ends right before `index`; a space at the start of the text.
  func kind(before index: Int) -> TextClass {
    var end = index
    while end > 0 {
      var start = end - 1
      while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      let kind = character(at: start).kind
      if kind != .mark { return kind }
      end = start
    }
    return .space
  }

  /// The class of the character at `index`; a space at the end of the text.
  func kind(at index: Int) -> TextClass { index < count ? character(at: index).kind : .space }

  func byte(at index: Int) -> UInt8 { index < count && index >= 0 ? bytes[index] : 0 }

  func skipSpaces(from index: Int) -> Int {
    var index = index
    while index < count {
      let (kind, length) = character(at: index)
      guard kind == .space else { break }
      index += length
    }
    return index
  }

  /// Whether any character of the text runs from right to left; cheap, for texts that hardly ever hold one.
  static func mayHoldRightToLeft(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes where byte >= 0xD6 {
      if byte <= 0xE0 || byte == 0xEF || byte == 0xF0 || byte == TextMarker.rightToLeft { return true }
    }
    return false
  }

  /// Whether the text holds an ASCII letter or digit, or other strong text from left to right.
  static func mayHoldLeftToRight(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes {
      if byte < 0x80 {
        let kind = ascii(byte)
        if kind == .leftToRight || kind == .digit { return true }
      } else if byte >= 0xC3, !(0xD6...0xDF).contains(byte), byte != 0xE2 {
        return true
      }
    }
    return false
  }

  @inline(__always)
  private static func ascii(_ byte: UInt8) -> TextClass {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A: .leftToRight
    case 0x30...0x39: .digit
    case 0x20, 0x09, 0x0A, 0x0D: .space
    default: .sign
    }
  }

  private func wide(at index: Int, lead: UInt8) -> (kind: TextClass, length: Int) {
    switch lead {
    case TextMarker.atom: return (.atom, 1)
    case TextMarker.leftToRight: return (.leftToRight, 1)
    case TextMarker.rightToLeft: return (.rightToLeft, 1)
    case TextMarker.wall: return (.wall, 1)
    case 0xC2...0xDF: return (Self.kind(of: scalar(at: index, length: 2)), 2)
    case 0xE0...0xEF: return (Self.kind(of: scalar(at: index, length: 3)), 3)
    case 0xF0...0xF4: return (Self.kind(of: scalar(at: index, length: 4)), 4)
    default: return (.sign, 1)
    }
  }

  private func scalar(at index: Int, length: Int) -> UInt32 {
    guard index + length <= count else { return 0xFFFD }
    var value = UInt32(bytes[index]) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
    return value
  }

  private static func kind(of scalar: UInt32) -> TextClass {
    switch scalar {
    case 0x300...0x36F, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7, 0x610...0x61A, 0x64B...0x65F, 0x670,
      0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7...0x6E8, 0x6EA...0x6ED, 0x8D3...0x8E1, 0x8E3...0x8FF, 0xFB1E:
      .mark
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: .space
    case 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8, 0x370...0x373, 0x376...0x37D,
      0x37F...0x3F5, 0x3F7...0x589:
      .leftToRight
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: .rightToLeft
    case 0x900...0x1FFF, 0x200E, 0x2071...0x207F, 0x2C00...0x2DFF, 0x3005...0x3007, 0x3021...0x3029, 0x3041...0x3096,
      0x309D...0x30FA, 0x30FC...0xD7FF, 0xF900...0xFB06, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xFF66...0xFFDC,
      0x10000...0x107FF, 0x11000...0x1CFFF, 0x1D300...0x1DFFF, 0x20000...0x3FFFF:
      .leftToRight
    default: .sign
    }
  }
}
