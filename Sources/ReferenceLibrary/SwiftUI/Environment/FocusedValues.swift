/// A key of a value that the focused view gives.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/focusedvaluekey)
@available(iOS 14.0, *)
public protocol FocusedValueKey {
  /// The kind of value.
  associatedtype Value
}

/// The values that the focused view gives.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/focusedvalues)
@available(iOS 14.0, *)
public struct FocusedValues {
  private var storage: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value of a key; nil if the focused view gives none.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { storage[ObjectIdentifier(key)] as? Key.Value }
    set { storage[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type; nil if the focused view gives none.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { storage[ObjectIdentifier(type)] as? Object }
    set { storage[ObjectIdentifier(type)] = newValue }
  }
}

/// A key of a value that a view gives to the container it is in.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/containervaluekey)
@available(iOS 18.0, *)
public protocol ContainerValueKey {
  /// The kind of value.
  associatedtype Value
  /// The value where nobody sets one.
  static var defaultValue: Value { get }
}

/// The values that a view gives to the container it is in.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/containervalues)
@available(iOS 18.0, *)
public struct ContainerValues {
  private var storage: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { storage[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { storage[ObjectIdentifier(key)] = newValue }
  }
}
