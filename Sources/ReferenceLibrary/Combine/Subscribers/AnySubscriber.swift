/// A subscriber whose own type is hidden.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/anysubscriber)
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void
  /// The identifier of the hidden subscriber.
  public let combineIdentifier: CombineIdentifier

  /// Hides the type of `subscriber`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/anysubscriber)
  public init<S: Subscriber>(_ subscriber: S) where Input == S.Input, Failure == S.Failure {
    onSubscription = { subscriber.receive(subscription: $0) }
    onValue = { subscriber.receive($0) }
    onCompletion = { subscriber.receive(completion: $0) }
    combineIdentifier = subscriber.combineIdentifier
  }

  /// Makes a subscriber that passes everything on to a subject.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/anysubscriber)
  public init<S: Subject>(_ subject: S) where Input == S.Output, Failure == S.Failure {
    onSubscription = { subject.send(subscription: $0) }
    onValue = { value in
      subject.send(value)
      return .none
    }
    onCompletion = { subject.send(completion: $0) }
    combineIdentifier = CombineIdentifier(subject)
  }

  /// Makes a subscriber of three closures; values are refused where no closure takes them.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/anysubscriber)
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
    combineIdentifier = CombineIdentifier()
  }

  /// Passes the subscription on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/anysubscriber)
  public func receive(subscription: any Subscription) {
    onSubscription(subscription)
  }

  /// Passes a value on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/anysubscriber)
  public func receive(_ value: Input) -> Subscribers.Demand {
    onValue(value)
  }

  /// Passes the end on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/anysubscriber)
  public func receive(completion: Subscribers.Completion<Failure>) {
    onCompletion(completion)
  }
}
