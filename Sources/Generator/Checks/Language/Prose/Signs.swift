/// Classes of punctuation that several rules share.
enum Signs {
  /// Brackets, with what closes each.
  static let brackets: [UInt32: UInt32] = [
    0x28: 0x29, 0x5B: 0x5D, 0x7B: 0x7D, 0xFF08: 0xFF09, 0x300A: 0x300B, 0x3008: 0x3009, 0x3010: 0x3011,
    0x3014: 0x3015, 0xFF3B: 0xFF3D, 0xFF5B: 0xFF5D,
  ]

  /// Closing brackets, with what opens each.
  static let closingBrackets = Dictionary(uniqueKeysWithValues: brackets.map { ($1, $0) })

  /// Whether a sign can close a quotation or a bracket.
  static func closes(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x22, 0x27, 0x29, 0x5D, 0x7D, 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A, 0x3009, 0x300B, 0x300D, 0x300F,
      0x3011, 0x3015, 0xFF09, 0xFF3D, 0xFF5D:
      true
    default: false
    }
  }

  /// Whether a sign can open a quotation or a bracket.
  static func opens(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x22, 0x27, 0x28, 0x5B, 0x7B, 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A, 0x3008, 0x300A, 0x300C, 0x300E,
      0x3010, 0x3014, 0xFF08, 0xFF3B, 0xFF5B:
      true
    default: false
    }
  }

  static func isQuotationMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x22, 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A, 0x300C...0x300F, 0xFF02: true
    default: false
    }
  }

  /// Whether a sign ends a sentence or a part of one.
  static func ends(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x060C, 0x061B, 0x061F, 0x06D4, 0x2026, 0x3001, 0x3002, 0xFF01, 0xFF0C,
      0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F:
      true
    default: false
    }
  }

  static func isDash(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2D, 0x2F, 0x05BE, 0x2010...0x2015: true
    default: false
    }
  }

  /// A character between the quotation marks of messages, which are not those of any rule.
  static func quoted(_ text: String) -> String { "'\(text)'" }
}
