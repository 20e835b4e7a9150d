/// A publisher that is made anew for each subscriber.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/deferred)
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The kind of value published.
  public typealias Output = DeferredPublisher.Output
  /// The kind of error of the publisher that is made.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher that calls a closure for each subscriber.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/deferred)
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Makes the publisher, and starts it for a subscriber.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/deferred)
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    createPublisher().subscribe(subscriber)
  }
}
