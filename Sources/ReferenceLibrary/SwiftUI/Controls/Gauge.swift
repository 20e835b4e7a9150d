/// A value within bounds.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/gauge)
@available(iOS 16.0, *)
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  /// How much it is, from 0 to 1.
  package let fraction: Double
  package let label: Label
  package let currentValueLabel: CurrentValueLabel?
  package let minimumValueLabel: BoundsLabel?
  package let maximumValueLabel: BoundsLabel?

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel?, minimum: BoundsLabel?,
    maximum: BoundsLabel?
  ) {
    let room = bounds.upperBound - bounds.lowerBound
    fraction = room > 0 ? Double((value - bounds.lowerBound) / room) : 0
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }
}

extension Gauge: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

@available(iOS 16.0, *)
extension Gauge where MarkedValueLabels == EmptyView {
  /// Makes a gauge.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gauge/init(value:in:label:))
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(value, bounds, label: label(), current: nil, minimum: nil, maximum: nil)
  }

  /// Makes a gauge that names its value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gauge/init(value:in:label:currentvaluelabel:))
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
  }

  /// Makes a gauge that names its value and its bounds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gauge/init(value:in:label:currentvaluelabel:minimumvaluelabel:maximumvaluelabel:))
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}
