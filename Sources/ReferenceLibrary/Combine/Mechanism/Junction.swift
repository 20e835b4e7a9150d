import Foundation

/// Joins any number of publishers for one reader: the mechanism behind operators with several or later upstreams.
final class Junction<Output, Failure: Error>: Subscription {
  let outlet: Outlet<Output, Failure>
  private let subscriber: AnySubscriber<Output, Failure>
  private let lock = NSLock()
  private var inputs: [any JunctionInputs] = []
  private var isClosed = false
  /// Is called when the reader cancels.
  var onCancel: (() -> Void)?

  init(_ subscriber: AnySubscriber<Output, Failure>, keeping: Outlet<Output, Failure>.Keeping = .everything) {
    self.subscriber = subscriber
    outlet = Outlet(subscriber, keeping: keeping)
    outlet.onDemand = { [weak self] in self?.forward($0) }
  }

  /// Hands the subscription to the reader; publishers are listened to after that.
  func start() {
    subscriber.receive(subscription: self)
  }

  /// Listens to a publisher: as fast as the reader asks, or as fast as `demand` says.
  @discardableResult
  func listen<P: Publisher>(
    to publisher: P, demand: Subscribers.Demand? = nil, onValue: @escaping (P.Output) -> Void,
    onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> JunctionInput<P.Output, P.Failure> {
    let input = JunctionInput<P.Output, P.Failure>(
      followsReader: demand == nil, demand: demand ?? outlet.outstanding, onValue: onValue)
    input.onEnd = { [weak self, weak input] completion in
      if let input { self?.forget(input) }
      onEnd(completion)
    }
    let isOpen = lock.withLock {
      if !isClosed { inputs.append(input) }
      return !isClosed
    }
    if isOpen { publisher.subscribe(input) }
    return input
  }

  /// Ends for the reader, and stops listening.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    close().forEach { $0.cancel() }
    outlet.finish(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
  }

  func cancel() {
    outlet.cancel()
    close().forEach { $0.cancel() }
    let onCancel = lock.withLock {
      defer { self.onCancel = nil }
      return self.onCancel
    }
    onCancel?()
  }

  private func forward(_ demand: Subscribers.Demand) {
    for input in lock.withLock({ inputs }) where input.followsReader { input.request(demand) }
  }

  private func forget(_ input: any JunctionInputs) {
    lock.withLock { inputs.removeAll { $0 === input } }
  }

  private func close() -> [any JunctionInputs] {
    lock.withLock {
      isClosed = true
      defer { inputs = [] }
      return inputs
    }
  }
}

/// A publisher that a junction listens to, whatever its kind.
protocol JunctionInputs: AnyObject, Cancellable {
  var followsReader: Bool { get }
  func request(_ demand: Subscribers.Demand)
}

/// The subscriber by which a junction listens to one publisher.
final class JunctionInput<Input, Failure: Error>: Subscriber, JunctionInputs {
  let followsReader: Bool
  private let lock = NSLock()
  private var demand: Subscribers.Demand
  private var subscription: (any Subscription)?
  private var isDone = false
  private let onValue: (Input) -> Void
  fileprivate(set) var onEnd: ((Subscribers.Completion<Failure>) -> Void)?

  init(followsReader: Bool, demand: Subscribers.Demand, onValue: @escaping (Input) -> Void) {
    self.followsReader = followsReader
    self.demand = demand
    self.onValue = onValue
  }

  func receive(subscription: any Subscription) {
    let first = lock.withLock { () -> Subscribers.Demand? in
      guard !isDone, self.subscription == nil else { return nil }
      self.subscription = subscription
      return demand
    }
    guard let first else { return subscription.cancel() }
    if first != .none { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if lock.withLock({ !isDone }) { onValue(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let end = lock.withLock { () -> ((Subscribers.Completion<Failure>) -> Void)? in
      guard !isDone else { return nil }
      isDone = true
      subscription = nil
      defer { onEnd = nil }
      return onEnd
    }
    end?(completion)
  }

  /// Asks for more, now or when the publisher has answered.
  func request(_ demand: Subscribers.Demand) {
    let subscription = lock.withLock {
      if self.subscription == nil { self.demand += demand }
      return self.subscription
    }
    subscription?.request(demand)
  }

  func cancel() {
    let subscription = lock.withLock {
      isDone = true
      onEnd = nil
      defer { self.subscription = nil }
      return self.subscription
    }
    subscription?.cancel()
  }
}
