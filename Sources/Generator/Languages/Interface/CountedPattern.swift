/// A sentence with a number, in the forms that a language has for numbers of things.
struct CountedPattern: Hashable, Sendable {
  /// For one.
  var one: String?
  /// For two, in languages that have a dual.
  var two: String?
  /// For three to ten, and for hundreds with such an end, in Arabic.
  var few: String?
  /// For eleven to ninety-nine, and for hundreds with such an end, in Arabic.
  var many: String?
  /// For every other number.
  let other: String

  /// The form for a number; a language without a form of its own for it takes that of all others.
  subscript(number: Int) -> String {
    let form =
      switch (number, number % 100) {
      case (1, _): one
      case (2, _): two
      case (_, 3...10): few
      case (_, 11...99): many
      default: other
      }
    return form ?? other
  }
}
