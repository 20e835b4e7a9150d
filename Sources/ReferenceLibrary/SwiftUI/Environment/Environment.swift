public import Observation

/// A value that a view reads from its environment.
///
/// Outside of a view it reads from an environment of default values.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/environment)
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  /// Reads the value from an environment.
  package let read: (EnvironmentValues) -> Value
  /// The environment of the view, filled in before its body is read.
  package var values: EnvironmentValues?

  /// Reads the value at a key path.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environment/init(_:))
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The value.
  public var wrappedValue: Value {
    read(values ?? EnvironmentValues())
  }
}

extension Environment {
  /// Reads an observable object by its type; reading it where no view further up supplies one is a programming error.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environment/init(_:))
  @available(iOS 17.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in
      guard let object = values[objectType] else {
        fatalError(
          "No Observable object of type \(objectType) found. A View.environment(_:) for \(objectType) may be missing "
            + "as an ancestor of this view.")
      }
      return object
    }
  }

  /// Reads an observable object by its type; nil where no view further up supplies one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environment/init(_:))
  @available(iOS 17.0, *)
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0[objectType] }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
