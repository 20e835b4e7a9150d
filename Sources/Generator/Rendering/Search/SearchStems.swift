/// Removes the one-letter words and the article that Arabic and Hebrew write as one with the word that follows.
///
/// `search.js` has the same rules: a reader who types «مسار» finds «والمسار», and one who types «המסך» finds «מסך».
enum SearchStems {
  /// What can stand before a word in Arabic, the longest first: "and" or "so", then "as", "with" or "for", and the
  /// article, behind which two letters stay; behind what has no article three.
  private static let arabic = [
    "وبال", "فبال", "وكال", "فكال", "وال", "فال", "بال", "كال", "ولل", "فلل", "ال", "لل", "وب", "ول", "وك", "فب", "فل",
    "فك", "و", "ف", "ب", "ك", "ل",
  ]
  .map { (bytes: Array($0.utf8), letters: $0.utf8.count / 2, rest: $0.hasSuffix("ال") || $0.hasSuffix("لل") ? 2 : 3) }

  /// After how many bytes of a folded word a rest begins that it can be a form of, the shortest rest first.
  static func cuts(of word: UnsafeBufferPointer<UInt8>) -> [Int] {
    guard word.count > 2 else { return [] }
    switch word[0] {
    case 0xD7 where 0x90...0xAA ~= word[1]: return hebrewCuts(of: word)
    case 0xD8, 0xD9: return arabicCuts(of: word)
    default: return []
    }
  }

  /// Whether the letters before a cut end with the article, and three letters follow: what is left is all but surely a
  /// word.
  static func isArticle(before cut: Int, in word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard letterCount(UnsafeBufferPointer(rebasing: word[cut...])) >= 3 else { return false }
    let beginning = word[..<cut]
    return beginning.suffix(4).elementsEqual("ال".utf8) || beginning.suffix(4).elementsEqual("لل".utf8)
      || beginning.suffix(2).elementsEqual("ה".utf8)
  }

  private static func arabicCuts(of word: UnsafeBufferPointer<UInt8>) -> [Int] {
    let letters = letterCount(word)
    return arabic.filter { letters - $0.letters >= $0.rest && word.starts(with: $0.bytes) }.map(\.bytes.count)
  }

  private static func hebrewCuts(of word: UnsafeBufferPointer<UInt8>) -> [Int] {
    let letters = letterCount(word)
    let length = hebrewBeginning(of: word, upTo: 6)
    return stride(from: length, to: 0, by: -1).filter { letters - $0 >= ($0 > 2 ? 3 : 2) }
      .filter { hebrewBeginning(of: word, upTo: $0) == $0 }.map { 2 * $0 }
  }

  /// How many letters at the beginning of a word can be words of their own: "and", then "when" or "that", then "in",
  /// "as", "to" or "from", then the article.
  private static func hebrewBeginning(of word: UnsafeBufferPointer<UInt8>, upTo most: Int) -> Int {
    var length = 0
    func letter(_ offset: Int) -> UInt8? {
      let index = 2 * (length + offset)
      guard length + offset < most, index + 1 < word.count, word[index] == 0xD7 else { return nil }
      return word[index + 1]
    }
    let (he, vav, bet, kaf, lamed, mem, shin): (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) = (
      0x94, 0x95, 0x91, 0x9B, 0x9C, 0x9E, 0xA9
    )
    if letter(0) == vav { length += 1 }
    if letter(0) == lamed, letter(1) == kaf, letter(2) == shin {
      length += 3
    } else if letter(0) == mem || letter(0) == kaf, letter(1) == shin {
      length += 2
    } else if letter(0) == shin {
      length += 1
    }
    if let next = letter(0), [bet, kaf, lamed, mem].contains(next) { length += 1 }
    if letter(0) == he { length += 1 }
    return length
  }

  private static func letterCount(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    word.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }
}
