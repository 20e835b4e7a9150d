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

  /// Starts without focus, for some technologies.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate/init(for:))
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    none = false
  }

  /// Starts without focus, for some technologies.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate/init(for:))
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
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

/// Technologies that help readers.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitytechnologies)
@available(iOS 15.0, *)
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var bits: Set<Int> = []

  /// Makes an empty set.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitytechnologies/init())
  public init() {}

  private init(_ bit: Int) {
    bits = [bit]
  }

  /// Reading aloud.
  public static let voiceOver = AccessibilityTechnologies(1)
  /// Switches.
  public static let switchControl = AccessibilityTechnologies(2)

  /// Whether all of another set are in this one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitytechnologies/contains(_:))
  public func contains(_ member: AccessibilityTechnologies) -> Bool { member.bits.isSubset(of: bits) }
  /// Both sets.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/setalgebra/union(_:))
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    var copy = self
    copy.formUnion(other)
    return copy
  }
  /// What is in both sets.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/setalgebra/intersection(_:))
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    var copy = self
    copy.formIntersection(other)
    return copy
  }
  /// What is in one of the sets.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/setalgebra/symmetricdifference(_:))
  public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    var copy = self
    copy.formSymmetricDifference(other)
    return copy
  }
  /// Adds a set.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/setalgebra/insert(_:))
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let isNew = !contains(newMember)
    bits.formUnion(newMember.bits)
    return (isNew, newMember)
  }
  /// Takes a set away.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/setalgebra/remove(_:))
  @discardableResult
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    let removed = intersection(member)
    bits.subtract(member.bits)
    return removed.bits.isEmpty ? nil : removed
  }
  /// Adds a set.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/setalgebra/update(with:))
  @discardableResult
  public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    insert(newMember).inserted ? nil : newMember
  }
  /// Adds a set.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/setalgebra/formunion(_:))
  public mutating func formUnion(_ other: AccessibilityTechnologies) { bits.formUnion(other.bits) }
  /// Keeps what is in both.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/setalgebra/formintersection(_:))
  public mutating func formIntersection(_ other: AccessibilityTechnologies) { bits.formIntersection(other.bits) }
  /// Keeps what is in one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/setalgebra/formsymmetricdifference(_:))
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
    bits.formSymmetricDifference(other.bits)
  }
}
