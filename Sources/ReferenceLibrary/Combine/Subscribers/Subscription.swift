/// The link between a publisher and one subscriber.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/subscription)
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks the publisher for more values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/subscription)
  func request(_ demand: Subscribers.Demand)
}

/// Ready-made subscriptions.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/subscriptions)
public enum Subscriptions {
  /// A subscription that gives nothing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/subscriptions/empty)
  public static var empty: any Subscription { Nothing() }

  private final class Nothing: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
