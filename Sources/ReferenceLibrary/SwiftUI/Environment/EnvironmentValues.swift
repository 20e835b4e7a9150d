public import Observation

/// A key of a value in the environment.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentkey)
public protocol EnvironmentKey {
  /// The kind of value.
  associatedtype Value
  /// The value where nobody sets one.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues)
public struct EnvironmentValues {
  private enum Slot: Hashable {
    case key(ObjectIdentifier)
    case name(String)
    case object(ObjectIdentifier)
  }

  private var storage: [Slot: Any] = [:]

  /// Makes an environment of default values.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage[.key(ObjectIdentifier(key))] as? K.Value ?? K.defaultValue }
    set { storage[.key(ObjectIdentifier(key))] = newValue }
  }

  /// An observable object, by its type.
  public subscript<T: AnyObject & Observable>(type: T.Type) -> T? {
    get { storage[.object(ObjectIdentifier(type))] as? T }
    set { storage[.object(ObjectIdentifier(type))] = newValue }
  }

  /// A legacy observable object, by its type.
  package subscript<T: AnyObject>(legacyObject type: T.Type) -> T? {
    get { storage[.object(ObjectIdentifier(type))] as? T }
    set { storage[.object(ObjectIdentifier(type))] = newValue }
  }

  /// One of the library's own values, by its name: a line of code is enough to add one.
  subscript<Value>(named name: String, fallback: @autoclosure () -> Value) -> Value {
    get { storage[.name(name)] as? Value ?? fallback() }
    set { storage[.name(name)] = newValue }
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// How many values differ from their defaults.
  public var description: String {
    "EnvironmentValues(\(storage.count) set)"
  }
}
