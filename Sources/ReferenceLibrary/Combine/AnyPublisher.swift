/// A publisher whose own type is hidden.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/anypublisher)
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Hides the type of `publisher`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/anypublisher)
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    attach = { publisher.receive(subscriber: $0) }
  }

  /// Starts to deliver the hidden publisher's values to a subscriber.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/anypublisher)
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    attach(AnySubscriber(subscriber))
  }
}
