/// Access to a value that lives somewhere else.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/binding)
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction in which writings happen.
  public var transaction = Transaction()
  package let read: () -> Value
  package let write: (Value, Transaction) -> Void
  /// What is bound, if that is known: two bindings to the same say the same.
  package var source: AnyHashable?

  /// Makes a binding of a closure that reads and one that writes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/binding/init(get:set:))
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = { value, _ in set(value) }
  }

  /// Makes a binding whose writer also gets the transaction.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/binding/init(get:set:))
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  /// Makes a binding that always reads as `value` and forgets what is written.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/binding/constant(_:))
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { (_: Value) in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> {
    self
  }

  /// Makes a binding from another, for closure parameters written with a dollar sign.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/binding/init(projectedvalue:))
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a part of the value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/binding/subscript(dynamicmember:))
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var part = Binding<Subject>(
      get: { read()[keyPath: keyPath] },
      set: { part, transaction in
        var whole = read()
        whole[keyPath: keyPath] = part
        write(whole, transaction)
      })
    part.source = source.map { [$0, keyPath] as [AnyHashable] }
    return part
  }

  /// The same binding, whose writings happen in `transaction`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/binding/transaction(_:))
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// The same binding, whose writings are animated.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/binding/animation(_:))
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }
}

extension Binding {
  /// Makes a binding to the value of a state.
  package init(_ location: StateLocation<Value>) {
    self.init(get: { location.value }, set: { (value: Value) in location.value = value })
    source = ObjectIdentifier(location)
  }

  /// Makes a binding to a property of an object.
  init<Object: AnyObject>(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.init(get: { object[keyPath: keyPath] }, set: { (value: Value) in object[keyPath: keyPath] = value })
    source = [ObjectIdentifier(object), keyPath] as [AnyHashable]
  }
}

extension Binding: ComparedByReference {
  package func refersToSame(as other: Binding<Value>) -> Bool {
    source != nil && source == other.source
  }
}

extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the bound value.
  public var id: Value.ID { wrappedValue.id }
}
