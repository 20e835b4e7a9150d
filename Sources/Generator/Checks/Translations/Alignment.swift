/// Pairs the elements of two lists in their order so that what belongs together stands together.
enum Alignment {
  enum Step: Equatable {
    case pair(Int, Int)
    /// Only the first list has it.
    case first(Int)
    /// Only the second list has it.
    case second(Int)
  }

  /// Larger differences are paired by place, not by likeness, lest a page take seconds.
  private static let limit = 250_000

  /// The pairs with the highest sum of scores; a score of 0 keeps two elements from being paired.
  static func steps(
    _ first: Int, _ second: Int, isSame: (Int, Int) -> Bool, score: (Int, Int) -> Int
  ) -> [Step] {
    var start = 0
    while start < first, start < second, isSame(start, start) { start += 1 }
    var end = 0
    while end < first - start, end < second - start, isSame(first - end - 1, second - end - 1) { end += 1 }
    let middle = steps(start..<(first - end), start..<(second - end), score)
    return (0..<start).map { .pair($0, $0) } + middle
      + (0..<end).reversed().map { .pair(first - $0 - 1, second - $0 - 1) }
  }

  private static func steps(_ first: Range<Int>, _ second: Range<Int>, _ score: (Int, Int) -> Int) -> [Step] {
    guard first.count * second.count <= limit else {
      let pairs = zip(first, second).map { Step.pair($0, $1) }
      return pairs + first.dropFirst(pairs.count).map(Step.first) + second.dropFirst(pairs.count).map(Step.second)
    }
    let width = second.count + 1
    let scores = first.map { a in second.map { b in score(a, b) } }
    // The best sum for the elements from each place on.
    var best = [Int](repeating: 0, count: (first.count + 1) * width)
    for a in first.indices.reversed().map({ $0 - first.lowerBound }) {
      for b in (0..<second.count).reversed() {
        let apart = max(best[(a + 1) * width + b], best[a * width + b + 1])
        let together = scores[a][b] > 0 ? scores[a][b] + best[(a + 1) * width + b + 1] : 0
        best[a * width + b] = max(apart, together)
      }
    }
    var steps: [Step] = []
    var (a, b) = (0, 0)
    while a < first.count || b < second.count {
      if a < first.count, b < second.count, scores[a][b] > 0,
        best[a * width + b] == scores[a][b] + best[(a + 1) * width + b + 1]
      {
        steps.append(.pair(first.lowerBound + a, second.lowerBound + b))
        (a, b) = (a + 1, b + 1)
      } else if b == second.count || (a < first.count && best[(a + 1) * width + b] >= best[a * width + b + 1]) {
        steps.append(.first(first.lowerBound + a))
        a += 1
      } else {
        steps.append(.second(second.lowerBound + b))
        b += 1
      }
    }
    return steps
  }

  /// How much of two lists is the same, whatever the order: from 0 to 100.
  static func likeness<Element: Hashable>(_ first: [Element], _ second: [Element]) -> Int {
    guard !first.isEmpty, !second.isEmpty else { return first.isEmpty && second.isEmpty ? 100 : 0 }
    var counts: [Element: Int] = [:]
    for element in first { counts[element, default: 0] += 1 }
    var shared = 0
    for element in second {
      guard let count = counts[element], count > 0 else { continue }
      counts[element] = count - 1
      shared += 1
    }
    return 200 * shared / (first.count + second.count)
  }
}
