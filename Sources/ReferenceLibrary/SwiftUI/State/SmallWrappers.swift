/// A name space for pairs of views that belong together.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/namespace)
@available(iOS 14.0, *)
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a name space.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/namespace/id)
  public struct ID: Hashable, Sendable {
    package let number: Int

    package init(number: Int) {
      self.number = number
    }
  }

  /// Filled in once for each identity of the view; zero outside of a view.
  package var id = ID(number: 0)

  /// Makes a name space.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/namespace/init())
  public init() {}

  /// The identity.
  public var wrappedValue: ID {
    id
  }
}

/// A value that lasts as long as a gesture, and then goes back to where it began.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/gesturestate)
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  package let initialValue: Value
  package var location: StateLocation<Value>?

  /// Makes a state that begins with `wrappedValue`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gesturestate/init(wrappedvalue:))
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Makes a state that begins with `initialValue`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gesturestate/init(initialvalue:))
  public init(initialValue: Value) {
    self.initialValue = initialValue
  }

  /// Makes a state that goes back with a transaction.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gesturestate/init(wrappedvalue:resettransaction:))
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initialValue = wrappedValue
  }

  /// Makes a state that goes back in its own way.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gesturestate/init(wrappedvalue:reset:))
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
  }

  /// The present value.
  public var wrappedValue: Value {
    guard let location else { return initialValue }
    return location.value
  }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> {
    self
  }
}

/// A number that grows with the reader's text size. Recorded: it reads as its base value.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scaledmetric)
@available(iOS 14.0, *)
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  package let base: Value
  package let textStyle: Font.TextStyle

  /// Makes a number that grows as `textStyle` does.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scaledmetric/init(wrappedvalue:relativeto:))
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// Makes a number that grows as body text does.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scaledmetric/init(wrappedvalue:))
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The number.
  public var wrappedValue: Value {
    base
  }
}
