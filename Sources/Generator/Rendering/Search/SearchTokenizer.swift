/// Divides a text into the terms by which it is found; the page does the same to what a reader types (`search.js`).
///
/// A word is a run of letters, digits and low lines of one kind: Han characters and kana, a script that is written from
/// right to left, or any other. Han characters give each two that stand together, since no space divides words; names
/// in camel case or with low lines give their parts as well as the whole.
enum SearchTokenizer {
  /// The terms of a text in the order of their first use.
  static func terms(of text: String) -> [String] {
    var seen: Set<String> = []
    var result: [String] = []
    forEachTerm(of: text) { if seen.insert($0).inserted { result.append($0) } }
    return result
  }

  /// Calls `body` with every term, as often as it occurs.
  static func forEachTerm(of text: String, _ body: (String) -> Void) {
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    while start < scalars.endIndex {
      guard let kind = kind(of: scalars[start]), kind != .mark else {
        start = scalars.index(after: start)
        continue
      }
      let end = end(of: kind, from: start, in: scalars)
      word(Substring(scalars[start..<end]).unicodeScalars, kind, body)
      start = end
    }
  }

  /// Whether a term is of Han characters or kana.
  static func isHan(_ term: String) -> Bool { term.unicodeScalars.first.flatMap(kind(of:)) == .han }

  private enum Kind {
    case han, rightToLeft, other
    /// Goes with the letter before it.
    case mark
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind? {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: return .other
    case 0..<0x80: return nil
    case 0x3005...0x3007, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD:
      return .han
    // The letters and digits of Arabic and Hebrew, Latin letters and general punctuation are told without a look into
    // Unicode's tables.
    case 0x05D0...0x05EA, 0x0620...0x064A, 0x0660...0x0669, 0x0671...0x06D3: return .rightToLeft
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x024F: return .other
    case 0x2000...0x206F: return nil
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      return isRightToLeft(scalar) ? .rightToLeft : .other
    default:
      return SearchFolding.isMark(scalar) ? .mark : nil
    }
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: true
    default: false
    }
  }

  private static func end(
    of kind: Kind, from start: String.Index, in scalars: String.UnicodeScalarView
  ) -> String.Index {
    var end = scalars.index(after: start)
    while end < scalars.endIndex {
      let next = self.kind(of: scalars[end])
      if next == kind || next == .mark {
        end = scalars.index(after: end)
      } else if joins(scalars[end], in: kind) {
        let after = scalars.index(after: end)
        guard after < scalars.endIndex, self.kind(of: scalars[after]) == kind else { return end }
        end = after
      } else {
        return end
      }
    }
    return end
  }

  /// Whether a sign between two letters is a part of the word: an apostrophe, gershayim however typed, a joiner.
  private static func joins(_ scalar: Unicode.Scalar, in kind: Kind) -> Bool {
    switch scalar.value {
    case 0x22, 0x05F3, 0x05F4: kind == .rightToLeft
    case 0x27, 0x2019, 0x02BC, 0x200C, 0x200D, 0xAD: kind != .han
    default: false
    }
  }

  private static func word(_ word: Substring.UnicodeScalarView, _ kind: Kind, _ body: (String) -> Void) {
    let folded = SearchFolding.fold(word)
    guard !folded.isEmpty else { return }
    switch kind {
    case .han: pairs(of: folded, body)
    case .rightToLeft, .mark: body(folded)
    case .other:
      body(folded)
      let parts = CamelCase.parts(of: word)
      if parts.count > 1 { for part in parts where !part.isEmpty { body(part) } }
    }
  }

  private static func pairs(of text: String, _ body: (String) -> Void) {
    let scalars = text.unicodeScalars
    guard var second = scalars.index(scalars.startIndex, offsetBy: 1, limitedBy: scalars.endIndex),
      second < scalars.endIndex
    else { return body(text) }
    var first = scalars.startIndex
    while second < scalars.endIndex {
      let after = scalars.index(after: second)
      body(String(scalars[first..<after]))
      (first, second) = (second, after)
    }
  }
}
