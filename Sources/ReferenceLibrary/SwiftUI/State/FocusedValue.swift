public import Combine
public import Observation

/// Reads a value of the view that has the focus; nil if none tells it.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/focusedvalue)
@available(iOS 14.0, *)
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  package let read: (FocusedValues) -> Value?
  package var values: FocusedValues?

  /// Reads the value under a key path.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/focusedvalue/init(_:))
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an object by its type.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/focusedvalue/init(_:))
  @available(iOS 17.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0[object: objectType] }
  }

  /// The value.
  public var wrappedValue: Value? {
    values.flatMap(read)
  }
}

/// Reads and changes a value of the view that has the focus; nil if none tells it.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/focusedbinding)
@available(iOS 14.0, *)
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  package let read: (FocusedValues) -> Binding<Value>?
  package var values: FocusedValues?

  /// Reads the binding under a key path.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/focusedbinding/init(_:))
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The value.
  public var wrappedValue: Value? {
    get { values.flatMap(read)?.wrappedValue }
    nonmutating set { if let newValue { values.flatMap(read)?.wrappedValue = newValue } }
  }

  /// The binding, which may be missing.
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// Reads an object of the view that has the focus; nil if none tells it.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/focusedobject)
@available(iOS 16.0, *)
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  package var object: ObjectType?

  /// Reads the object of its type.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/focusedobject/init())
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType? {
    object
  }
}

/// Tells a value to whoever asks for that of the view that has the focus.
nonisolated package struct FocusedValueModifier: PrimitiveModifier {
  package typealias Body = Never
  /// Whether it is told as long as the scene has the focus.
  package let isForScene: Bool
  package let transform: (inout FocusedValues) -> Void
}

extension View {
  /// Tells a value while the view has the focus.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/focusedvalue(_:_:))
  @available(iOS 14.0, *)
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(isForScene: false) { $0[keyPath: keyPath] = value })
  }

  /// Tells a value, if there is one, while the view has the focus.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/focusedvalue(_:_:))
  @available(iOS 16.0, *)
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(isForScene: false) { $0[keyPath: keyPath] = value })
  }

  /// Tells a value while the scene has the focus.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/focusedscenevalue(_:_:))
  @available(iOS 15.0, *)
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    modifier(FocusedValueModifier(isForScene: true) { $0[keyPath: keyPath] = value })
  }

  /// Tells a value, if there is one, while the scene has the focus.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/focusedscenevalue(_:_:))
  @available(iOS 16.0, *)
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    modifier(FocusedValueModifier(isForScene: true) { $0[keyPath: keyPath] = value })
  }

  /// Tells an object, if there is one, while the view has the focus.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/focusedvalue(_:))
  @available(iOS 17.0, *)
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isForScene: false) { $0[object: T.self] = object })
  }

  /// Tells an object, if there is one, while the scene has the focus.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/focusedscenevalue(_:))
  @available(iOS 17.0, *)
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isForScene: true) { $0[object: T.self] = object })
  }

  /// Tells an object while the view has the focus.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/focusedobject(_:))
  @available(iOS 16.0, *)
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(isForScene: false) { $0[object: T.self] = object })
  }

  /// Tells an object, if there is one, while the view has the focus.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/focusedobject(_:))
  @available(iOS 16.0, *)
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isForScene: false) { $0[object: T.self] = object })
  }

  /// Tells an object while the scene has the focus.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/focusedsceneobject(_:))
  @available(iOS 16.0, *)
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(isForScene: true) { $0[object: T.self] = object })
  }

  /// Tells an object, if there is one, while the scene has the focus.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/focusedsceneobject(_:))
  @available(iOS 16.0, *)
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isForScene: true) { $0[object: T.self] = object })
  }
}
