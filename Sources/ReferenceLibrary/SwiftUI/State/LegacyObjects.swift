public import Combine

/// Makes bindings to the properties of a legacy observable object.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/observedobject/wrapper)
@dynamicMemberLookup
public struct ObservedObjectWrapper<ObjectType: ObservableObject> {
  package let object: ObjectType

  /// A binding to one property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
  ) -> Binding<Subject> {
    Binding(object, keyPath)
  }
}

/// A legacy observable object that somebody else owns and that this view watches.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/observedobject)
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The maker of bindings behind the dollar sign.
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>

  /// The object.
  public var wrappedValue: ObjectType

  /// Watches `wrappedValue`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/observedobject/init(wrappedvalue:))
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Watches `initialValue`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/observedobject/init(initialvalue:))
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper {
    Wrapper(object: wrappedValue)
  }
}

/// A legacy observable object that a view owns: made once for each identity of the view.
///
/// Outside of a view the object is made at each reading, as with Apple's.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/stateobject)
@available(iOS 14.0, *)
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes the object.
  package let make: () -> ObjectType
  /// Where the object lives; nil outside of a view.
  package var location: StateLocation<ObjectType>?

  /// Makes the object when the view first needs it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/stateobject/init(wrappedvalue:))
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object.
  public var wrappedValue: ObjectType {
    location?.value ?? make()
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObjectWrapper(object: wrappedValue)
  }
}

/// A legacy observable object from a view further up.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentobject)
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The maker of bindings behind the dollar sign.
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>

  /// The object, filled in before the body is read.
  package var object: ObjectType?

  /// Looks for an object of this type further up.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentobject/init())
  public init() {}

  /// The object; reading it where no view further up supplies one is a programming error.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) "
          + "may be missing as an ancestor of this view.")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper {
    ObservedObjectWrapper(object: wrappedValue)
  }
}

extension View {
  /// Gives a legacy observable object to this view and the views in it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/environmentobject(_:))
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0[legacyObject: T.self] = object })
  }
}
