/// A set of numbers that mostly come in order, kept as ranges: as small as it has gaps.
nonisolated struct NumberSet {
  private(set) var ranges: [ClosedRange<UInt64>] = []

  func contains(_ number: UInt64) -> Bool {
    let index = firstIndex(endingAtOrAfter: number)
    return index < ranges.count && ranges[index].contains(number)
  }

  mutating func insert(_ number: UInt64) {
    let index = firstIndex(endingAtOrAfter: number)
    if index < ranges.count, ranges[index].contains(number) { return }
    let touchesLower = index > 0 && ranges[index - 1].upperBound + 1 == number
    let touchesUpper = index < ranges.count && ranges[index].lowerBound == number + 1
    switch (touchesLower, touchesUpper) {
    case (true, true):
      ranges[index - 1] = ranges[index - 1].lowerBound...ranges[index].upperBound
      ranges.remove(at: index)
    case (true, false): ranges[index - 1] = ranges[index - 1].lowerBound...number
    case (false, true): ranges[index] = number...ranges[index].upperBound
    case (false, false): ranges.insert(number...number, at: index)
    }
  }

  private func firstIndex(endingAtOrAfter number: UInt64) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
