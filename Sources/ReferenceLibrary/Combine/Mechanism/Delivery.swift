import Foundation

/// The delivery of known values to one subscriber, as it asks for them, and then of the end.
final class Delivery<Output, Failure: Error>: Subscription {
  private let lock = NSLock()
  private var source: AnyIterator<Output>
  private var upcoming: Output?
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false
  private let completion: Subscribers.Completion<Failure>

  init(
    _ values: some Sequence<Output>, then completion: Subscribers.Completion<Failure> = .finished,
    to subscriber: AnySubscriber<Output, Failure>
  ) {
    var iterator = values.makeIterator()
    upcoming = iterator.next()
    source = AnyIterator(iterator)
    self.subscriber = subscriber
    self.completion = completion
  }

  /// Hands the subscription over; where there are no values, the end follows at once.
  func start() {
    subscriber?.receive(subscription: self)
    if upcoming == nil { deliver() }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    deliver()
  }

  func cancel() {
    lock.withLock { subscriber = nil }
  }

  private func deliver() {
    let isMine = lock.withLock {
      guard !isDelivering else { return false }
      isDelivering = true
      return true
    }
    guard isMine else { return }
    while let (subscriber, value) = lock.withLock({ next() }) {
      guard let value else { return subscriber.receive(completion: completion) }
      let more = subscriber.receive(value)
      lock.withLock { demand += more }
    }
  }

  /// The next value, or nil for the end; no answer gives the place up.
  private func next() -> (AnySubscriber<Output, Failure>, Output?)? {
    guard let subscriber, upcoming == nil || demand != .none else {
      isDelivering = false
      return nil
    }
    guard let value = upcoming else {
      self.subscriber = nil
      return (subscriber, nil)
    }
    demand = demand.spending(1)
    upcoming = source.next()
    return (subscriber, value)
  }
}
