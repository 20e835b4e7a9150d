/// Gives every item the comments in front of it, so that the ranges of the items cover the fragment.
enum ItemTiling {
  static func tile(_ items: inout [FragmentItem], source: [UInt8]) {
    for index in items.indices {
      let start = index == 0 ? 0 : items[index - 1].range.upperBound
      let end =
        index + 1 < items.count
        ? boundary(after: items[index].range.upperBound, before: items[index + 1].start, source: source) : source.count
      items[index].followsGap = hasGap(start..<items[index].start, source: source)
      items[index].range = start..<end
    }
  }

  /// The first line break between two items, behind which the second one's comments begin.
  private static func boundary(after end: Int, before start: Int, source: [UInt8]) -> Int {
    guard start > end else { return min(end, start) }
    var index = end
    while index < start {
      if source[index] == UInt8(ascii: "\n") { return index + 1 }
      // A comment over several lines belongs to what follows.
      if source[index] == UInt8(ascii: "/"), source[index + 1] == UInt8(ascii: "*") { return end }
      index += 1
    }
    return end
  }

  /// Whether a blank line or a line of comment is among the bytes in front of an item.
  private static func hasGap(_ range: Range<Int>, source: [UInt8]) -> Bool {
    source[range].contains(UInt8(ascii: "\n")) && !range.isEmpty
  }
}
