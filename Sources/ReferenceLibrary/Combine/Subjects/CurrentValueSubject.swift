import Foundation

/// A subject that keeps its newest value and gives it to each new subscriber.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/currentvaluesubject)
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  /// Makes a subject that starts with `value`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/currentvaluesubject)
  public init(_ value: Output) {
    current = value
  }

  /// The newest value; writing it publishes it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Keeps a value and publishes it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/currentvaluesubject)
  public func send(_ value: Output) {
    guard audience.completion == nil else { return }
    lock.withLock { current = value }
    audience.send(value)
  }

  /// Ends the subject; later values are dropped.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/currentvaluesubject)
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }

  /// Asks an upstream subscription for every value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/currentvaluesubject)
  public func send(subscription: any Subscription) {
    subscription.request(.unlimited)
  }

  /// Adds a subscriber, which gets the newest value first.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/currentvaluesubject)
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    audience.admit(AnySubscriber(subscriber)) { self.value }
  }
}
