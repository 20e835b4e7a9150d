/// Resolves character references in the addresses of raw HTML.
package enum CharacterReferences {
  /// Those of the names of HTML that stand for ASCII characters: the only ones that can hide what an address is.
  private static let names: [String: UInt8] = [
    "Tab": 0x09, "NewLine": 0x0A, "excl": 0x21, "quot": 0x22, "QUOT": 0x22, "num": 0x23, "dollar": 0x24, "percnt": 0x25,
    "amp": 0x26, "AMP": 0x26, "apos": 0x27, "lpar": 0x28, "rpar": 0x29, "ast": 0x2A, "midast": 0x2A, "plus": 0x2B,
    "comma": 0x2C, "period": 0x2E, "sol": 0x2F, "colon": 0x3A, "semi": 0x3B, "lt": 0x3C, "LT": 0x3C, "equals": 0x3D,
    "gt": 0x3E, "GT": 0x3E, "quest": 0x3F, "commat": 0x40, "lsqb": 0x5B, "lbrack": 0x5B, "bsol": 0x5C, "rsqb": 0x5D,
    "rbrack": 0x5D, "Hat": 0x5E, "lowbar": 0x5F, "UnderBar": 0x5F, "grave": 0x60, "DiacriticalGrave": 0x60,
    "lcub": 0x7B, "lbrace": 0x7B, "verbar": 0x7C, "vert": 0x7C, "VerticalLine": 0x7C, "rcub": 0x7D, "rbrace": 0x7D,
  ]

  package static func resolve(_ text: some Sequence<UInt8>) -> String {
    let text = Array(text)
    guard text.contains(UInt8(ascii: "&")) else { return String(decoding: text, as: UTF8.self) }
    var output: [UInt8] = []
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "&"), let reference = reference(in: text, at: index + 1) {
        output += String(reference.scalar).utf8
        index = reference.end
      } else {
        output.append(text[index])
        index += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func reference(in text: [UInt8], at start: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    var end = start
    guard start < text.count, text[start] == UInt8(ascii: "#") else {
      while end < text.count, (0x41...0x5A).contains(text[end] & 0xDF) { end += 1 }
      let name = String(decoding: text[start..<end], as: UTF8.self)
      guard let byte = names[name], end < text.count, text[end] == UInt8(ascii: ";") else { return nil }
      return (Unicode.Scalar(byte), end + 1)
    }
    let isHexadecimal = start + 1 < text.count && text[start + 1] | 0x20 == UInt8(ascii: "x")
    end = start + (isHexadecimal ? 2 : 1)
    let digits = end
    while end < text.count, isDigit(text[end], isHexadecimal) { end += 1 }
    guard end > digits else { return nil }
    let value = UInt32(String(decoding: text[digits..<end], as: UTF8.self), radix: isHexadecimal ? 16 : 10) ?? 0xFFFD
    if end < text.count, text[end] == UInt8(ascii: ";") { end += 1 }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", end)
  }

  private static func isDigit(_ byte: UInt8, _ isHexadecimal: Bool) -> Bool {
    (0x30...0x39).contains(byte) || isHexadecimal && (0x61...0x66).contains(byte | 0x20)
  }
}
