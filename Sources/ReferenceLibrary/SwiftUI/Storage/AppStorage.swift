public import Foundation

/// A value kept in the user's defaults; views with equal keys share it.
///
/// The default value is not written until somebody sets one.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/appstorage)
@available(iOS 14.0, *)
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  package let stored: StoredValue<Value>
  package let store: UserDefaults?
  /// The store of the views around, if the wrapper names none.
  package var inheritedStore: UserDefaults?

  init(_ stored: StoredValue<Value>, _ store: UserDefaults?) {
    self.stored = stored
    self.store = store
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      let defaults = defaults
      let key = stored.key
      StorageSignals.defaults.access(key, in: defaults) { defaults.object(forKey: key) }
      return defaults.object(forKey: key).flatMap(stored.decode) ?? stored.initialValue
    }
    nonmutating set {
      StorageSignals.defaults.change(stored.key) {
        if let plain = stored.encode(newValue) {
          defaults.set(plain, forKey: stored.key)
        } else {
          defaults.removeObject(forKey: stored.key)
        }
      }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    var binding = Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    binding.source = [ObjectIdentifier(defaults), stored.key] as [AnyHashable]
    return binding
  }

  private var defaults: UserDefaults { store ?? inheritedStore ?? .standard }
}

@available(iOS 14.0, *)
extension AppStorage {
  /// Keeps a truth value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/appstorage/init(wrappedvalue:_:store:))
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(.plain(key, wrappedValue), store)
  }

  /// Keeps an integer.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/appstorage/init(wrappedvalue:_:store:))
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(.plain(key, wrappedValue), store)
  }

  /// Keeps a number.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/appstorage/init(wrappedvalue:_:store:))
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(.plain(key, wrappedValue), store)
  }

  /// Keeps a string.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/appstorage/init(wrappedvalue:_:store:))
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(.plain(key, wrappedValue), store)
  }

  /// Keeps a URL.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/appstorage/init(wrappedvalue:_:store:))
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(.url(key, wrappedValue), store)
  }

  /// Keeps a date.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/appstorage/init(wrappedvalue:_:store:))
  @available(iOS 18.0, *)
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(.plain(key, wrappedValue), store)
  }

  /// Keeps bytes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/appstorage/init(wrappedvalue:_:store:))
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(.plain(key, wrappedValue), store)
  }

  /// Keeps a value by its integer.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/appstorage/init(wrappedvalue:_:store:))
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(.raw(key, wrappedValue), store)
  }

  /// Keeps a value by its string.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/appstorage/init(wrappedvalue:_:store:))
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(.raw(key, wrappedValue), store)
  }
}

@available(iOS 14.0, *)
extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a truth value, if there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/appstorage/init(_:store:))
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(.optional(key), store)
  }

  /// Keeps an integer, if there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/appstorage/init(_:store:))
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(.optional(key), store)
  }

  /// Keeps a number, if there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/appstorage/init(_:store:))
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(.optional(key), store)
  }

  /// Keeps a string, if there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/appstorage/init(_:store:))
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(.optional(key), store)
  }

  /// Keeps a URL, if there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/appstorage/init(_:store:))
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(.optionalURL(key), store)
  }

  /// Keeps a date, if there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/appstorage/init(_:store:))
  @available(iOS 18.0, *)
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(.optional(key), store)
  }

  /// Keeps bytes, if there are any.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/appstorage/init(_:store:))
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(.optional(key), store)
  }

  /// Keeps a value by its string, if there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/appstorage/init(_:store:))
  @available(iOS 15.0, *)
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(.optionalRaw(key), store)
  }

  /// Keeps a value by its integer, if there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/appstorage/init(_:store:))
  @available(iOS 15.0, *)
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(.optionalRaw(key), store)
  }
}

extension View {
  /// Sets the defaults in which `@AppStorage` keeps its values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/defaultappstorage(_:))
  @available(iOS 14.0, *)
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(EnvironmentModifier { $0.defaultAppStorage = store })
  }
}

extension EnvironmentValues {
  /// The store of values kept in the user's defaults; nil for the standard one.
  package var defaultAppStorage: UserDefaults? {
    get { self[named: "defaultAppStorage", nil] }
    set { self[named: "defaultAppStorage", nil] = newValue }
  }
}
