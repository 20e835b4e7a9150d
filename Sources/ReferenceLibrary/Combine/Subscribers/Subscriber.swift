/// A receiver of values from a publisher.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/subscriber)
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of value received.
  associatedtype Input
  /// The kind of error received.
  associatedtype Failure: Error

  /// Tells the subscriber that it may ask for values now.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/subscriber)
  func receive(subscription: any Subscription)
  /// Gives the subscriber one value; the answer is how many more it wants.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/subscriber)
  func receive(_ input: Input) -> Subscribers.Demand
  /// Tells the subscriber that no more values will come.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/subscriber)
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Tells the subscriber that something happened.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/subscriber)
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}

/// A namespace for the types of subscribers.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/subscribers)
public enum Subscribers {}
