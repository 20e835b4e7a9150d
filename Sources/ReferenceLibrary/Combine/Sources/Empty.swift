/// A publisher that ends without a value.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/empty)
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// True if it ends at once; false if it never ends.
  public let completeImmediately: Bool

  /// Makes a publisher without values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/empty)
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Makes a publisher without values of stated types.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/empty)
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }

  /// Delivers the end, if it ends at all.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/empty)
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails at once.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/fail)
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error delivered.
  public let error: Failure

  /// Makes a publisher that ends with `error`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/fail)
  public init(error: Failure) {
    self.error = error
  }

  /// Makes a publisher that ends with an error, of a stated type of values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/fail)
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  /// Delivers the failure.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/fail)
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
