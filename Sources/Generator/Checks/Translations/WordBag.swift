/// Words whatever their order, made to be compared with many others: each goes by a number of 64 bits that is made of its
/// bytes, and the numbers are sorted.
struct WordBag {
  private let words: [UInt64]

  var count: Int { words.count }

  init(_ words: [[UInt8]]) { self.words = words.map(Self.number).sorted() }

  /// How much of two bags is the same: from 0 to 100.
  func likeness(to other: WordBag) -> Int {
    guard !words.isEmpty, !other.words.isEmpty else { return words.isEmpty && other.words.isEmpty ? 100 : 0 }
    var (here, there, shared) = (0, 0, 0)
    while here < words.count, there < other.words.count {
      if words[here] == other.words[there] {
        (here, there, shared) = (here + 1, there + 1, shared + 1)
      } else if words[here] < other.words[there] {
        here += 1
      } else {
        there += 1
      }
    }
    return 200 * shared / (words.count + other.words.count)
  }

  /// FNV-1a.
  private static func number(of word: [UInt8]) -> UInt64 {
    word.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
