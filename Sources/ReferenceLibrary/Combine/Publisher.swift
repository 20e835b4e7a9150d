/// A sequence of values over time, ended by success or by a failure.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/publisher)
public protocol Publisher<Output, Failure> {
  /// The kind of value published.
  associatedtype Output
  /// The kind of error that can end the values; `Never` if none can.
  associatedtype Failure: Error

  /// Starts to deliver values to a subscriber.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher)
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber; the publisher answers with a subscription.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher)
  public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Passes every value and the end on to a subject.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher)
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where Failure == S.Failure, Output == S.Output {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }

  /// Hides the publisher's own type.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/erasetoanypublisher())
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// A namespace for the types of publishers that operators make.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/publishers)
public enum Publishers {}
