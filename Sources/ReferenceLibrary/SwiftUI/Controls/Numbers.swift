/// A control that counts up and down.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/stepper)
public struct Stepper<Label: View> {
  package let label: Label
  package let increment: (() -> Void)?
  package let decrement: (() -> Void)?

  /// Makes a stepper of two actions; one that is nil cannot be used.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/stepper/init(label:onincrement:ondecrement:oneditingchanged:))
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
  }

  /// Makes a stepper of a value and the size of a step.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/stepper/init(value:step:label:oneditingchanged:))
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    decrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
  }

  /// Makes a stepper of a value, its bounds and the size of a step.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/stepper/init(value:in:step:label:oneditingchanged:))
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = { value.wrappedValue = min(bounds.upperBound, value.wrappedValue.advanced(by: step)) }
    decrement = { value.wrappedValue = max(bounds.lowerBound, value.wrappedValue.advanced(by: -step)) }
  }
}

extension Stepper: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension Stepper where Label == Text {
  /// Makes a stepper with a localised title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/stepper/init(_:value:step:oneditingchanged:))
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) })
  }

  /// Makes a stepper with a string as its title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/stepper/init(_:value:step:oneditingchanged:))
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) })
  }

  /// Makes a stepper with a localised title and bounds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/stepper/init(_:value:in:step:oneditingchanged:))
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) })
  }

  /// Makes a stepper with a string as its title and bounds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/stepper/init(_:value:in:step:oneditingchanged:))
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) })
  }

  /// Makes a stepper with a localised title of two actions.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/stepper/init(_:onincrement:ondecrement:oneditingchanged:))
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

/// A control that is moved along a line of values.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/slider)
public struct Slider<Label: View, ValueLabel: View> {
  package let read: () -> Double
  package let write: (Double) -> Void
  package let bounds: ClosedRange<Double>
  package let step: Double?
  package let label: Label
  package let minimumLabel: ValueLabel?
  package let maximumLabel: ValueLabel?
  package let onEditingChanged: (Bool) -> Void

  private init<V: BinaryFloatingPoint>(
    value: Binding<V>, bounds: ClosedRange<V>, step: V.Stride?, label: Label, minimum: ValueLabel?,
    maximum: ValueLabel?, onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    read = { Double(value.wrappedValue) }
    write = { value.wrappedValue = V($0) }
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    minimumLabel = minimum
    maximumLabel = maximum
    self.onEditingChanged = onEditingChanged
  }

  /// Makes a slider with labels at its ends.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/slider/init(value:in:label:minimumvaluelabel:maximumvaluelabel:oneditingchanged:))
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  /// Makes a slider with steps and labels at its ends.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/slider/init(value:in:step:label:minimumvaluelabel:maximumvaluelabel:oneditingchanged:))
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: step, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/slider/init(value:in:label:oneditingchanged:))
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, label: label(), minimum: nil, maximum: nil,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a slider with steps and a label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/slider/init(value:in:step:label:oneditingchanged:))
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: step, label: label(), minimum: nil, maximum: nil,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/slider/init(value:in:oneditingchanged:))
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, label: EmptyView(), minimum: nil, maximum: nil,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a slider with steps.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/slider/init(value:in:step:oneditingchanged:))
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: step, label: EmptyView(), minimum: nil, maximum: nil,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
