/// A value that a view owns and that survives the view's re-evaluations.
///
/// Outside of a view it has no place to live: it reads as the initial value, writing does nothing, and its binding is
/// constant, as with Apple's.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/state)
@propertyWrapper
public struct State<Value>: DynamicProperty {
  /// The value that a new identity begins with.
  package let initialValue: Value
  /// Where the value lives; nil outside of a view.
  package var location: StateLocation<Value>?

  /// Makes a state that begins with `wrappedValue`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/state/init(wrappedvalue:))
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Makes a state that begins with `value`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/state/init(initialvalue:))
  public init(initialValue value: Value) {
    initialValue = value
  }

  /// The present value.
  public var wrappedValue: Value {
    get {
      guard let location else { return initialValue }
      return location.value
    }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that begins with nil.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/state/init())
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: @unchecked Sendable where Value: Sendable {}
