public import Combine
public import Observation

/// Makes bindings to the properties of an observable object.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/bindable)
@available(iOS 17.0, *)
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The maker of bindings.
  public var projectedValue: Bindable<Value> {
    self
  }

  /// Not available: the object must be observable.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/bindable/init(wrappedvalue:))
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to one property of the object.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/bindable/subscript(dynamicmember:))
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(wrappedValue, keyPath)
  }
}

extension Bindable where Value: ObservableObject {
  /// Not available: legacy observable objects are watched with `@ObservedObject`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/bindable/init(wrappedvalue:))
  @available(
    *, unavailable,
    message: "@Bindable only works with Observable types. For ObservableObject types, use @ObservedObject instead."
  )
  public init(wrappedValue: Value) {
    self.init(unchecked: wrappedValue)
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Makes a maker of bindings for an observable object.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/bindable/init(wrappedvalue:))
  public init(wrappedValue: Value) {
    self.init(unchecked: wrappedValue)
  }

  /// Makes a maker of bindings for an observable object.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/bindable/init(_:))
  public init(_ wrappedValue: Value) {
    self.init(unchecked: wrappedValue)
  }

  /// Makes a maker of bindings from another.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/bindable/init(projectedvalue:))
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable {
  fileprivate init(unchecked object: Value) {
    wrappedValue = object
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: DynamicProperty {}
extension Bindable: @unchecked Sendable where Value: Sendable {}
