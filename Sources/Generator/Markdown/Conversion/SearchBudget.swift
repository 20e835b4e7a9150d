/// Bounds how much of a page is searched in all for the places of its spans: a text in which searches fail again and
/// again gets rougher places instead of costing time that grows with the square of its length.
final class SearchBudget {
  private var left: Int

  init(for length: Int) { left = 64 * length + 1 << 16 }

  var isSpent: Bool { left <= 0 }
  func spend(_ steps: Int) { left -= steps + 8 }
}
