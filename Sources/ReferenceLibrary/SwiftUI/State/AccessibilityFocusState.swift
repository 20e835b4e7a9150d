/// Which of a view's elements has the cursor of assistive technologies.
///
/// Outside of a view it reads as "none" and writing does nothing.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate)
@available(iOS 15.0, *)
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// Access to the cursor, for the `accessibilityFocused` modifiers.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate/binding)
  @propertyWrapper
  public struct Binding {
    package let binding: SwiftUI.Binding<Value>
    /// The value while nothing is focused.
    package let none: Value

    /// The element with the cursor.
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

  /// Makes the state of a single element.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate/init())
  public init() where Value == Bool {
    none = false
  }

  /// Makes the state of several elements, of which none has the cursor.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate/init())
  public init<T: Hashable>() where Value == T? {
    none = nil
  }

  /// The element with the cursor.
  public var wrappedValue: Value {
    get {
      guard let location else { return none }
      return location.value
    }
    nonmutating set { location?.value = newValue }
  }

  /// Access to the cursor.
  public var projectedValue: Binding {
    guard let location else { return Binding(binding: .constant(none), none: none) }
    return Binding(binding: .init(location), none: none)
  }
}

/// Ties a view to the cursor: the view has it while the binding reads as `value`.
nonisolated package struct AccessibilityFocusModifier<Value: Hashable>: PrimitiveModifier {
  package typealias Body = Never
  package let binding: AccessibilityFocusState<Value>.Binding
  package let value: Value
}

extension View {
  /// Gives this view the cursor of assistive technologies while the state equals `value`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityfocused(_:equals:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(AccessibilityFocusModifier(binding: binding, value: value))
  }

  /// Gives this view the cursor of assistive technologies while the state is true.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityfocused(_:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(AccessibilityFocusModifier(binding: condition, value: true))
  }
}
