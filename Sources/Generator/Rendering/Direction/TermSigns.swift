/// Which signs belong to a Latin term in right-to-left prose.
enum TermSigns {
  /// The length of the sign that ends right before `end`, if it may begin a term.
  static func leading(endingAt end: Int, in text: DirectionalText, beforeDigit: Bool) -> Int? {
    switch text.byte(at: end - 1) {
    case UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "_"),
      UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "&"), UInt8(ascii: "*"),
      UInt8(ascii: "!"), UInt8(ascii: "%"), UInt8(ascii: "="):
      return 1
    case UInt8(ascii: ">"): return beforeDigit || text.byte(at: end - 2) == UInt8(ascii: "-") ? 1 : nil
    default: return beforeDigit ? sign(endingAt: end, in: text) : nil
    }
  }

  /// Signs wider than a byte that stand before a number: `±`, `£`, `≥`, `−`, `€`, `₪`.
  private static func sign(endingAt end: Int, in text: DirectionalText) -> Int? {
    let last = text.byte(at: end - 1)
    if text.byte(at: end - 2) == 0xC2 { return last == 0xB1 || last == 0xA3 || last == 0xA5 ? 2 : nil }
    guard text.byte(at: end - 3) == 0xE2 else { return nil }
    switch (text.byte(at: end - 2), last) {
    case (0x88, 0x92), (0x89, 0x88), (0x89, 0xA0), (0x89, 0xA4), (0x89, 0xA5), (0x82, 0xAA), (0x82, 0xAC): return 3
    default: return nil
    }
  }

  /// Whether the sign, right after a letter of the sentence, joins that letter to the term.
  static func joinsProse(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "&"), UInt8(ascii: "="),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  /// The bracket that closes this one.
  static func closer(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "<"): UInt8(ascii: ">")
    default: nil
    }
  }

  /// The end of up to four signs that join the term before them to the letter or digit after them: `push/pop`, `6.3`.
  static func connector(from start: Int, in text: DirectionalText) -> Int? {
    var index = start
    for _ in 0..<4 {
      guard index < text.count else { return nil }
      let (kind, length) = text.character(at: index)
      if kind == .leftToRight || kind == .digit || kind == .atom { return index > start ? index : nil }
      guard kind == .sign, !endsTerm(text.byte(at: index)) else { return nil }
      index += length
    }
    let kind = text.kind(at: index)
    return kind == .leftToRight || kind == .digit ? index : nil
  }

  private static func endsTerm(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "\""):
      true
    default: false
    }
  }

  /// The end of a sign that closes a term: `C++`, `C#`, `50%`, `Sources/`.
  static func trailing(from start: Int, in text: DirectionalText) -> Int? {
    switch text.byte(at: start) {
    case UInt8(ascii: "+"), UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "$"): return start + 1
    case UInt8(ascii: "?"): return TermQuestionMark.isOptional(at: start, in: text) ? start + 1 : nil
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "_"), UInt8(ascii: "\\"):
      return text.kind(at: start + 1) == .rightToLeft ? nil : start + 1
    case 0xC2:
      let last = text.byte(at: start + 1)
      return last == 0xB0 || last == 0xAE || last == 0xA9 || last == 0xA3 || last == 0xA5 ? start + 2 : nil
    case 0xE2:
      switch (text.byte(at: start + 1), text.byte(at: start + 2)) {
      case (0x84, 0xA2), (0x80, 0xB2), (0x80, 0xB3), (0x82, 0xAA), (0x82, 0xAC): return start + 3
      default: return nil
      }
    default: return nil
    }
  }
}
