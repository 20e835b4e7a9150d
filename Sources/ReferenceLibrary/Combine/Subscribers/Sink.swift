extension Subscribers {
  /// A subscriber that asks for everything and calls closures.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/subscribers/sink)
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    /// Makes a sink of a closure for the end and a closure for each value.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      onCompletion = receiveCompletion
      onValue = receiveValue
    }

    /// Asks the publisher for every value.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, onValue != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Calls the closure for values.
    public func receive(_ value: Input) -> Demand {
      onValue?(value)
      return .none
    }

    /// Calls the closure for the end, and lets everything go.
    public func receive(completion: Completion<Failure>) {
      let end = onCompletion
      release()
      end?(completion)
    }

    /// Stops the delivery.
    public func cancel() {
      let subscription = subscription
      release()
      subscription?.cancel()
    }

    private func release() {
      subscription = nil
      onValue = nil
      onCompletion = nil
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

  /// Writes every value to a property of an object, which is kept alive meanwhile.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/assign(to:on:))
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes every value to a published property, for as long as that property lives.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/assign(to:))
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    let token = sink { [weak box] in box?.change(to: $0) }
    box.keep(token)
  }
}
