/// Any number of data that change in steps together.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/animatablevalues)
@available(iOS 26.0, *)
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The data.
  public var value: (repeat each Value)

  /// Puts data together.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animatablevalues/init(_:))
  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  /// Nothing of each.
  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  /// Adds one by one.
  public static func + (left: AnimatableValues, right: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat (each left.value) + (each right.value))
  }

  /// Subtracts one by one.
  public static func - (left: AnimatableValues, right: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat (each left.value) - (each right.value))
  }

  /// Whether all are equal.
  public static func == (left: AnimatableValues, right: AnimatableValues) -> Bool {
    for (left, right) in repeat (each left.value, each right.value) {
      guard left == right else { return false }
    }
    return true
  }

  /// Multiplies all.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/vectorarithmetic/scale(by:))
  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  /// The sum of all.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animatablevalues/magnitudesquared)
  public var magnitudeSquared: Double {
    var sum = 0.0
    for value in repeat each value { sum += value.magnitudeSquared }
    return sum
  }
}

@available(iOS 26.0, *)
extension AnimatableValues: Sendable where repeat each Value: Sendable {}
