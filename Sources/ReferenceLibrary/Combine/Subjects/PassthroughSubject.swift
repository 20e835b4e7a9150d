/// A subject that passes values on and keeps none.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/passthroughsubject)
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  /// Makes a subject without subscribers.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/passthroughsubject)
  public init() {}

  /// Publishes one value to every subscriber that has asked for more.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/passthroughsubject)
  public func send(_ value: Output) {
    audience.send(value)
  }

  /// Ends the subject; later values are dropped.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/passthroughsubject)
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }

  /// Asks an upstream subscription for every value, once there is a subscriber.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/passthroughsubject)
  public func send(subscription: any Subscription) {
    audience.attach(subscription)
  }

  /// Adds a subscriber.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/passthroughsubject)
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    audience.admit(AnySubscriber(subscriber))
  }
}
