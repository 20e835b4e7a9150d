import Foundation

/// An operator that reads one publisher and says step by step what becomes of its values.
protocol StagedPublisher: Publisher {
  /// The publisher it reads.
  associatedtype Upstream: Publisher
  var upstream: Upstream { get }
  /// What it does for one subscriber.
  func steps() -> Steps<Self>
}

extension StagedPublisher {
  /// Starts to deliver values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    upstream.subscribe(Stage<Self>(downstream: AnySubscriber(subscriber), steps: steps()))
  }
}

/// Stands between a publisher and one reader of an operator: the mechanism behind operators with one upstream.
final class Stage<Operator: StagedPublisher>: Subscriber, Subscription {
  typealias Input = Operator.Upstream.Output
  typealias Failure = Operator.Upstream.Failure

  private let lock = NSLock()
  private let steps: Steps<Operator>
  private var downstream: AnySubscriber<Operator.Output, Operator.Failure>?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var ending: Ending<Operator.Output, Operator.Failure>?

  init(downstream: AnySubscriber<Operator.Output, Operator.Failure>, steps: Steps<Operator>) {
    self.downstream = downstream
    self.steps = steps
  }

  func receive(subscription: any Subscription) {
    let accepted = lock.withLock {
      guard upstream == nil, downstream != nil else { return false }
      upstream = subscription
      return true
    }
    guard accepted else { return subscription.cancel() }
    steps.onSubscription?(subscription)
    downstream?.receive(subscription: self)
    if steps.readsEverything { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = lock.withLock({ ending == nil ? downstream : nil }) else { return .none }
    switch steps.value(input) {
    case .pass(let output):
      lock.withLock { demand = demand.spending(1) }
      let more = downstream.receive(output)
      lock.withLock { demand += more }
      return steps.readsEverything ? .none : more * steps.valuesPerRequest
    case .drop: return steps.readsEverything ? .none : .max(1)
    case .hold: return .none
    case .passAndFinish(let output): leave(Ending(last: [output], completion: .finished))
    case .finish: leave(Ending(completion: .finished))
    case .fail(let error): leave(Ending(completion: .failure(error)))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.withLock({ self.ending == nil && downstream != nil }) else { return }
    let ending = steps.end(completion)
    lock.withLock {
      self.ending = ending
      upstream = nil
    }
    deliverLast()
  }

  func request(_ demand: Subscribers.Demand) {
    steps.onRequest?(demand)
    let (upstream, isEnding) = lock.withLock {
      self.demand += demand
      return (self.upstream, ending != nil)
    }
    if isEnding {
      deliverLast()
    } else if !steps.readsEverything {
      upstream?.request(demand * steps.valuesPerRequest)
    }
  }

  func cancel() {
    let (upstream, wasOpen) = lock.withLock {
      defer { (self.upstream, downstream) = (nil, nil) }
      return (self.upstream, downstream != nil)
    }
    if wasOpen { steps.onCancel?() }
    upstream?.cancel()
  }

  /// Ends before the publisher does.
  private func leave(_ ending: Ending<Operator.Output, Operator.Failure>) {
    let upstream = lock.withLock {
      self.ending = ending
      defer { self.upstream = nil }
      return self.upstream
    }
    upstream?.cancel()
    deliverLast()
  }

  private func deliverLast() {
    while let (downstream, value) = lock.withLock({ nextOfLast() }) {
      let more = downstream.receive(value)
      lock.withLock { demand += more }
    }
    let end = lock.withLock { () -> (() -> Void)? in
      guard let ending, ending.last.isEmpty, let downstream else { return nil }
      self.downstream = nil
      return { downstream.receive(completion: ending.completion) }
    }
    end?()
  }

  private func nextOfLast() -> (AnySubscriber<Operator.Output, Operator.Failure>, Operator.Output)? {
    guard let downstream, demand != .none, let value = ending?.last.first else { return nil }
    ending?.last.removeFirst()
    demand = demand.spending(1)
    return (downstream, value)
  }
}
