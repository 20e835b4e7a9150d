public import Foundation

/// A value kept for one scene and restored with it; views of one scene with equal keys share it.
///
/// Outside of a scene it reads as its default value and writing does nothing.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scenestorage)
@available(iOS 14.0, *)
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  package let stored: StoredValue<Value>
  /// What the scene keeps; nil outside of a scene.
  package var scene: SceneStore?

  init(_ stored: StoredValue<Value>) {
    self.stored = stored
  }

  /// The value.
  public var wrappedValue: Value {
    get { scene?[stored.key].flatMap(stored.decode) ?? stored.initialValue }
    nonmutating set { scene?[stored.key] = stored.encode(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    var binding = Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    binding.source = scene.map { [ObjectIdentifier($0), stored.key] as [AnyHashable] }
    return binding
  }
}

/// What one scene keeps; views that read a value are told when it changes.
package final class SceneStore {
  /// The plain forms of the values, by key.
  package private(set) var values: [String: Any]
  private let signals = StorageSignals()

  /// Makes a store that begins with what was kept before.
  package init(_ values: [String: Any] = [:]) {
    self.values = values
  }

  /// The plain form of the value under a key.
  subscript(key: String) -> Any? {
    get {
      signals.access(key) { [weak self] in self?.values[key] }
      return values[key]
    }
    set { signals.change(key) { values[key] = newValue } }
  }
}

@available(iOS 14.0, *)
extension SceneStorage {
  /// Keeps a truth value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenestorage/init(wrappedvalue:_:))
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(.plain(key, wrappedValue))
  }

  /// Keeps an integer.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenestorage/init(wrappedvalue:_:))
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(.plain(key, wrappedValue))
  }

  /// Keeps a number.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenestorage/init(wrappedvalue:_:))
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(.plain(key, wrappedValue))
  }

  /// Keeps a string.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenestorage/init(wrappedvalue:_:))
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(.plain(key, wrappedValue))
  }

  /// Keeps a URL.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenestorage/init(wrappedvalue:_:))
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(.url(key, wrappedValue))
  }

  /// Keeps a date.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenestorage/init(wrappedvalue:_:))
  @available(iOS 18.0, *)
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(.plain(key, wrappedValue))
  }

  /// Keeps bytes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenestorage/init(wrappedvalue:_:))
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(.plain(key, wrappedValue))
  }

  /// Keeps a value by its integer.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenestorage/init(wrappedvalue:_:))
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(.raw(key, wrappedValue))
  }

  /// Keeps a value by its string.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenestorage/init(wrappedvalue:_:))
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(.raw(key, wrappedValue))
  }
}

@available(iOS 14.0, *)
extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a truth value, if there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenestorage/init(_:))
  public init(_ key: String) where Value == Bool? {
    self.init(.optional(key))
  }

  /// Keeps an integer, if there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenestorage/init(_:))
  public init(_ key: String) where Value == Int? {
    self.init(.optional(key))
  }

  /// Keeps a number, if there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenestorage/init(_:))
  public init(_ key: String) where Value == Double? {
    self.init(.optional(key))
  }

  /// Keeps a string, if there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenestorage/init(_:))
  public init(_ key: String) where Value == String? {
    self.init(.optional(key))
  }

  /// Keeps a URL, if there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenestorage/init(_:))
  public init(_ key: String) where Value == URL? {
    self.init(.optionalURL(key))
  }

  /// Keeps a date, if there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenestorage/init(_:))
  @available(iOS 18.0, *)
  public init(_ key: String) where Value == Date? {
    self.init(.optional(key))
  }

  /// Keeps bytes, if there are any.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenestorage/init(_:))
  public init(_ key: String) where Value == Data? {
    self.init(.optional(key))
  }

  /// Keeps a value by its string, if there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenestorage/init(_:))
  @available(iOS 15.0, *)
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(.optionalRaw(key))
  }

  /// Keeps a value by its integer, if there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenestorage/init(_:))
  @available(iOS 15.0, *)
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(.optionalRaw(key))
  }
}
