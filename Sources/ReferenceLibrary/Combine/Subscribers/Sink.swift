import Foundation

extension Subscribers {
  /// A subscriber that asks for everything and calls closures.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/subscribers/sink)
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = NSLock()
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    /// Makes a sink of a closure for the end and a closure for each value.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/subscribers/sink)
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      onCompletion = receiveCompletion
      onValue = receiveValue
    }

    /// Asks the publisher for every value.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/subscribers/sink)
    public func receive(subscription: any Subscription) {
      let accepted = lock.withLock {
        guard self.subscription == nil, onValue != nil else { return false }
        self.subscription = subscription
        return true
      }
      if accepted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Calls the closure for values.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/subscribers/sink)
    public func receive(_ value: Input) -> Demand {
      lock.withLock { onValue }?(value)
      return .none
    }

    /// Calls the closure for the end, and lets everything go.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/subscribers/sink)
    public func receive(completion: Completion<Failure>) {
      release().end?(completion)
    }

    /// Stops the delivery.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/subscribers/sink)
    public func cancel() {
      release().subscription?.cancel()
    }

    /// Lets everything go; what is let go is released outside of the lock.
    private func release() -> (subscription: (any Subscription)?, end: ((Completion<Failure>) -> Void)?, value: Any?) {
      lock.withLock {
        defer { (subscription, onValue, onCompletion) = (nil, nil, nil) }
        return (subscription, onCompletion, onValue)
      }
    }
  }
}

extension Publisher {
  /// Calls closures for every value and for the end, until the returned object is released or cancelled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/sink(receivecompletion:receivevalue:))
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure for every value, until the returned object is released or cancelled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/sink(receivevalue:))
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
