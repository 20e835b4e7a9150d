/// Words whatever their order, made to be compared with many others: their numbers, sorted.
struct WordBag {
  private let words: [UInt64]

  var count: Int { words.count }

  init(_ words: [CodeWord]) { self.words = words.map(\.number).sorted() }

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
}
