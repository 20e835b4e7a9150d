/// Which of a view's fields has the keyboard's focus.
///
/// Outside of a view it reads as "none" and writing does nothing.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/focusstate)
@available(iOS 15.0, *)
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Access to the focus, for the `focused` modifiers.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/focusstate/binding)
  @propertyWrapper
  public struct Binding {
    package let binding: SwiftUI.Binding<Value>
    /// The value while nothing is focused.
    package let none: Value

    /// The focused field.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The access itself.
    public var projectedValue: Binding {
      self
    }
  }

  package let none: Value
  package var location: StateLocation<Value>?

  /// Makes the state of a single field.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/focusstate/init())
  public init() where Value == Bool {
    none = false
  }

  /// Makes the state of several fields, of which none has the focus.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/focusstate/init())
  public init<T: Hashable>() where Value == T? {
    none = nil
  }

  /// The focused field.
  public var wrappedValue: Value {
    get {
      guard let location else { return none }
      return location.value
    }
    nonmutating set { location?.value = newValue }
  }

  /// Access to the focus.
  public var projectedValue: Binding {
    guard let location else { return Binding(binding: .constant(none), none: none) }
    return Binding(binding: .init(location), none: none)
  }
}

/// Ties a view to the focus state: the view has the focus while the binding reads as `value`.
nonisolated package struct FocusModifier<Value: Hashable>: PrimitiveModifier {
  package typealias Body = Never
  package let binding: FocusState<Value>.Binding
  package let value: Value
}

extension View {
  /// Gives this view the focus while the state equals `value`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/focused(_:equals:))
  @available(iOS 15.0, *)
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusModifier(binding: binding, value: value))
  }

  /// Gives this view the focus while the state is true.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/focused(_:))
  @available(iOS 15.0, *)
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition, value: true))
  }
}
