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

  /// Makes a binding of a closure that reads and one that writes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/binding)
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = { value, _ in set(value) }
  }

  /// Makes a binding whose writer also gets the transaction.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/binding)
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
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a part of the value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/binding/subscript(dynamicmember:))
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      get: { read()[keyPath: keyPath] },
      set: { part, transaction in
        var whole = read()
        whole[keyPath: keyPath] = part
        write(whole, transaction)
      })
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

extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the bound value.
  public var id: Value.ID { wrappedValue.id }
}
