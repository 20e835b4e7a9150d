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
  /// The name of one value.
  package enum Slot: Hashable {
    case key(ObjectIdentifier)
    case name(String)
    case object(ObjectIdentifier)
  }

  private var storage: [Slot: Any] = [:]
  /// Told which values are read; set for as long as somebody wants to know.
  package var reads: EnvironmentReads?

  /// Makes an environment of default values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/init())
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { value(at: .key(ObjectIdentifier(key))) ?? K.defaultValue }
    set { storage[.key(ObjectIdentifier(key))] = newValue }
  }

  /// An observable object, by its type.
  public subscript<T: AnyObject & Observable>(type: T.Type) -> T? {
    get { value(at: .object(ObjectIdentifier(type))) }
    set { storage[.object(ObjectIdentifier(type))] = newValue }
  }

  /// A legacy observable object, by its type.
  package subscript<T: AnyObject>(legacyObject type: T.Type) -> T? {
    get { value(at: .object(ObjectIdentifier(type))) }
    set { storage[.object(ObjectIdentifier(type))] = newValue }
  }

  /// One of the library's own values, by its name: a line of code is enough to add one.
  subscript<Value>(named name: String, fallback: @autoclosure () -> Value) -> Value {
    get { value(at: .name(name)) ?? fallback() }
    set { storage[.name(name)] = newValue }
  }

  private func value<Value>(at slot: Slot) -> Value? {
    reads?.slots.insert(slot)
    return storage[slot] as? Value
  }

  /// Whether one of the values differs from an older environment's.
  package func differs(from old: EnvironmentValues, in slots: Set<Slot>) -> Bool {
    slots.contains { slot in
      switch (storage[slot], old.storage[slot]) {
      case (nil, nil): false
      case (let new?, let old?): !isUnchangedErased(old, new)
      default: true
      }
    }
  }

  /// Whether any value differs from an older environment's.
  package func differs(from old: EnvironmentValues) -> Bool {
    storage.count != old.storage.count || differs(from: old, in: Set(storage.keys))
  }
}

/// Which values of an environment a body has read.
package final class EnvironmentReads {
  package var slots: Set<EnvironmentValues.Slot> = []

  package init() {}
}

extension EnvironmentValues: CustomStringConvertible {
  /// How many values differ from their defaults.
  public var description: String {
    "EnvironmentValues(\(storage.count) set)"
  }
}
