import Foundation

extension Subscribers {
  /// A subscriber that writes every value to a property of an object.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/subscribers/assign)
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// It takes no failures.
    public typealias Failure = Never
    private let lock = NSLock()
    /// The object that is written to; nil when the delivery is over.
    public private(set) var object: Root?
    /// The property that is written.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    /// Makes a subscriber that writes to a property of `object`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/subscribers/assign)
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    /// Asks the publisher for every value.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/subscribers/assign)
    public func receive(subscription: any Subscription) {
      let accepted = lock.withLock {
        guard self.subscription == nil, object != nil else { return false }
        self.subscription = subscription
        return true
      }
      if accepted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Writes a value.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/subscribers/assign)
    public func receive(_ value: Input) -> Demand {
      lock.withLock { object }?[keyPath: keyPath] = value
      return .none
    }

    /// Lets the object go.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/subscribers/assign)
    public func receive(completion: Completion<Never>) {
      _ = release()
    }

    /// Stops the delivery, and lets the object go.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/subscribers/assign)
    public func cancel() {
      release().0?.cancel()
    }

    private func release() -> ((any Subscription)?, Root?) {
      lock.withLock {
        defer { (subscription, object) = (nil, nil) }
        return (subscription, object)
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes every value to a property of an object, which is kept alive meanwhile.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/assign(to:on:))
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
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
