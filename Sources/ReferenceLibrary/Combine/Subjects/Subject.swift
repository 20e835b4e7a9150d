/// A publisher that code outside can make publish.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/subject)
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Publishes one value to every subscriber.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/subject)
  func send(_ value: Output)
  /// Ends the subject for every subscriber.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/subject)
  func send(completion: Subscribers.Completion<Failure>)
  /// Gives the subject a subscription of its own.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/subject)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Publishes to every subscriber that something happened.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/subject/send())
  public func send() {
    send(())
  }
}
