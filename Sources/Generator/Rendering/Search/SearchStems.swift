/// Removes the one-letter words and the article that Arabic and Hebrew write as one with the word that follows.
///
/// `search.js` has the same rules: a reader who types «مسار» finds «والمسار», and one who types «המסך» finds «מסך».
enum SearchStems {
  /// What can stand before a word in Arabic, the longest first; behind a single letter at least three letters stay.
  private static let arabic: [[UInt8]] = [
    "وال", "فال", "بال", "كال", "ولل", "فلل", "ال", "لل", "و", "ف", "ب", "ك", "ل",
  ]
  .map { Array($0.utf8) }

  /// The second bytes of ha, vav, bet, kaf, lamed, mem and shin: the letters of Hebrew that stand before a word, up to
  /// three together.
  private static let hebrew = "הובכלמש".utf8.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)

  /// After how many bytes of a folded word a rest begins that it can be a form of, the shortest rest first.
  static func cuts(of word: UnsafeBufferPointer<UInt8>) -> [Int] {
    guard word.count > 2 else { return [] }
    switch word[0] {
    case 0xD7 where 0x90...0xAA ~= word[1]: return hebrewCuts(of: word)
    case 0xD8, 0xD9: return arabicCuts(of: word)
    default: return []
    }
  }

  private static func arabicCuts(of word: UnsafeBufferPointer<UInt8>) -> [Int] {
    let length = letterCount(word)
    return arabic.filter { length - $0.count / 2 >= ($0.count == 2 ? 3 : 2) && word.starts(with: $0) }.map(\.count)
  }

  private static func hebrewCuts(of word: UnsafeBufferPointer<UInt8>) -> [Int] {
    let letters = letterCount(word)
    var length = 0
    while length < 3, 2 * length + 1 < word.count, word[2 * length] == 0xD7, hebrew.contains(word[2 * length + 1]) {
      length += 1
    }
    return (0..<length).map { length - $0 }.filter { letters - $0 >= ($0 == 3 ? 3 : 2) }.map { 2 * $0 }
  }

  private static func letterCount(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    word.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }
}
