/// Removes the one-letter words and the article that Arabic and Hebrew write as one with the word that follows.
///
/// `search.js` has the same rules: a reader who types «مسار» finds «والمسار», and one who types «המסך» finds «מסך».
enum SearchStems {
  /// What can stand before a word in Arabic, the longest first; behind a single letter at least three letters stay.
  private static let arabic: [[Unicode.Scalar]] = [
    "وال", "فال", "بال", "كال", "ولل", "فلل", "ال", "لل", "و", "ف", "ب", "ك", "ل",
  ]
  .map { Array($0.unicodeScalars) }

  /// Ha, vav, bet, kaf, lamed, mem and shin: the letters of Hebrew that stand before a word, up to three together.
  private static let hebrew = Set("הובכלמש".unicodeScalars)

  /// What is left of a folded word without each beginning that it can have, the shortest rest first.
  static func rests(of word: String) -> [String] {
    let cuts: [Int]
    let letters: [Unicode.Scalar]
    switch word.unicodeScalars.first?.value ?? 0 {
    case 0x0620...0x064A:
      letters = Array(word.unicodeScalars)
      cuts = arabicCuts(of: letters)
    case 0x05D0...0x05EA:
      letters = Array(word.unicodeScalars)
      cuts = hebrewCuts(of: letters)
    default: return []
    }
    return cuts.map { cut in
      var rest = String.UnicodeScalarView()
      rest.append(contentsOf: letters[cut...])
      return String(rest)
    }
  }

  private static func arabicCuts(of letters: [Unicode.Scalar]) -> [Int] {
    arabic.filter { letters.starts(with: $0) && letters.count - $0.count >= ($0.count == 1 ? 3 : 2) }.map(\.count)
  }

  private static func hebrewCuts(of letters: [Unicode.Scalar]) -> [Int] {
    let length = letters.prefix(3).prefix { hebrew.contains($0) }.count
    return (0..<length).map { length - $0 }.filter { letters.count - $0 >= ($0 == 3 ? 3 : 2) }
  }
}
