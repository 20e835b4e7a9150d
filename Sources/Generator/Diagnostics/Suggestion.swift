/// Finds what an author probably meant: the candidate nearest to a misspelt word.
package enum Suggestion {
  /// The nearest candidate by edit distance (with swaps), or nil if none is near enough to be meant.
  ///
  /// - Parameter within: The most slips that count; nil: half of the word's letters, three at most.
  package static func nearest(
    to word: String, among candidates: some Sequence<String>, within slips: Int? = nil
  ) -> String? {
    let typed = Array(word.lowercased().unicodeScalars)
    guard !typed.isEmpty, typed.count <= 200 else { return nil }
    let limit = slips ?? max(1, min(3, typed.count / 2))
    var best: (distance: Int, word: String)?
    for candidate in candidates where candidate != word {
      let other = Array(candidate.lowercased().unicodeScalars)
      guard abs(other.count - typed.count) <= limit else { continue }
      let distance = editDistance(typed, other)
      guard distance <= limit else { continue }
      if let known = best, (known.distance, known.word) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.word
  }

  /// Insertions, deletions, replacements and swaps of neighbours that turn one text into the other.
  private static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1] + [Int](repeating: 0, count: b.count)
      for j in b.indices {
        let cost = a[i] == b[j] ? 0 : 1
        row[j + 1] = min(row[j] + 1, last[j + 1] + 1, last[j] + cost)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
        }
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
