/// A key of a value in a transaction.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/transactionkey)
@available(iOS 17.0, *)
public protocol TransactionKey {
  /// The kind of value.
  associatedtype Value
  /// The value where nobody sets one.
  static var defaultValue: Value { get }
}

/// The context of one change of state.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/transaction)
public struct Transaction {
  /// How the change is animated; nil for not at all.
  public var animation: Animation?
  /// Whether animations asked for by views are left out.
  public var disablesAnimations = false
  private var storage: [ObjectIdentifier: Any] = [:]

  /// Makes a transaction without animation.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/transaction/init())
  public init() {}

  /// Makes an animated transaction.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/transaction/init(animation:))
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value of a key.
  @available(iOS 17.0, *)
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { storage[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { storage[ObjectIdentifier(key)] = newValue }
  }
}

/// Makes changes of state that are animated. Recorded: the changes are made, nothing moves.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/withanimation(_:_:))
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Makes animated changes of state and reports when they are done: here, at once.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:))
@available(iOS 17.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// When an animation counts as done.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/animationcompletioncriteria)
@available(iOS 17.0, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// When the value has been reached.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Makes changes of state in a transaction.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/withtransaction(_:_:))
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Makes changes of state in a transaction with one value set.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/withtransaction(_:_:_:))
@available(iOS 17.0, *)
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  try body()
}
