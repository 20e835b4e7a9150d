/// Keeps the characters of a short phrase together where words have no spaces between them: a line of a title then ends
/// after a comma or beside a word in other letters, and not within a word.
enum HanPhrases {
  /// A longer phrase may end anywhere, or a line could not hold it.
  private static let longest = 10
  /// U+2060 WORD JOINER: no line ends beside it, and nothing shows.
  private static let joiner: Unicode.Scalar = "\u{2060}"

  static func joined(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var phrase: [Unicode.Scalar] = []
    func finish() {
      for (index, scalar) in phrase.enumerated() {
        if index > 0, phrase.count <= longest { result.append(joiner) }
        result.append(scalar)
      }
      phrase = []
    }
    for scalar in text.unicodeScalars {
      guard isOfPhrase(scalar) else {
        finish()
        result.append(scalar)
        continue
      }
      if begins(scalar) { finish() }
      phrase.append(scalar)
      if ends(scalar) { finish() }
    }
    finish()
    return String(result)
  }

  private static func isOfPhrase(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3001...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x20000...0x3FFFF: true
    default: false
    }
  }

  private static func begins(_ scalar: Unicode.Scalar) -> Bool { "（「『《〈【〔".unicodeScalars.contains(scalar) }

  private static func ends(_ scalar: Unicode.Scalar) -> Bool { "，。、；：！？）」』》〉】〕".unicodeScalars.contains(scalar) }
}
