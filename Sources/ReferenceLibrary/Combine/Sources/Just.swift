/// A publisher of one value, which then ends.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/just)
public struct Just<Output>: Publisher {
  /// It cannot fail.
  public typealias Failure = Never
  /// The value published.
  public let output: Output

  /// Makes a publisher of `output`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/just)
  public init(_ output: Output) {
    self.output = output
  }

  /// Delivers the value on the first demand, and the end after it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/just)
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
    Delivery(CollectionOfOne(output), to: AnySubscriber<Output, Never>(subscriber)).start()
  }
}

extension Just: Equatable where Output: Equatable {}
