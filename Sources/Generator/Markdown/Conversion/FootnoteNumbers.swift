/// Numbers footnotes in the order in which a reader meets the references to them.
struct FootnoteNumbers {
  /// The number of each definition by the parser's own number; 0 while none refers to it.
  private(set) var numbers: [Int] = []
  private(set) var counts: [Int] = []
  /// The definitions in the order of their numbers.
  private(set) var order: [Int] = []

  init(definitions: Int = 0) {
    numbers = Array(repeating: 0, count: definitions)
    counts = numbers
  }

  /// Counts one reference to a definition.
  mutating func refer(to definition: Int) -> (number: Int, occurrence: Int)? {
    guard numbers.indices.contains(definition) else { return nil }
    if numbers[definition] == 0 {
      order.append(definition)
      numbers[definition] = order.count
    }
    counts[definition] += 1
    return (numbers[definition], counts[definition])
  }
}
