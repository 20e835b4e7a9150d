import Foundation

/// Hands values to one subscriber, one after another and no more than it asked for; safe from any thread.
final class Outlet<Output, Failure: Error> {
  /// What is kept while nothing is asked for.
  enum Keeping {
    case everything
    case newest
  }

  private let lock = NSLock()
  private let keeping: Keeping
  private var subscriber: AnySubscriber<Output, Failure>?
  private var waiting: [Output] = []
  private var completion: Subscribers.Completion<Failure>?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false
  /// Is told of every demand that is added.
  var onDemand: ((Subscribers.Demand) -> Void)?

  init(_ subscriber: AnySubscriber<Output, Failure>, keeping: Keeping = .everything) {
    self.subscriber = subscriber
    self.keeping = keeping
  }

  /// What is asked for and not yet delivered.
  var outstanding: Subscribers.Demand { lock.withLock { demand } }
  var isOpen: Bool { lock.withLock { subscriber != nil && completion == nil } }

  func send(_ value: Output) {
    lock.withLock {
      guard subscriber != nil, completion == nil else { return }
      if keeping == .newest, demand == .none { waiting.removeAll() }
      waiting.append(value)
    }
    deliver()
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      guard self.completion == nil else { return }
      self.completion = completion
      if case .failure = completion { waiting.removeAll() }
    }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    onDemand?(demand)
    deliver()
  }

  func cancel() {
    lock.withLock {
      subscriber = nil
      waiting.removeAll()
      onDemand = nil
    }
  }

  private func deliver() {
    let isMine = lock.withLock {
      guard !isDelivering else { return false }
      isDelivering = true
      return true
    }
    guard isMine else { return }
    while let delivery = lock.withLock({ next() }) {
      switch delivery {
      case .value(let value, let subscriber):
        let more = subscriber.receive(value)
        guard more != .none else { continue }
        lock.withLock { demand += more }
        onDemand?(more)
      case .end(let completion, let subscriber): subscriber.receive(completion: completion)
      }
    }
  }

  private enum Delivery {
    case value(Output, AnySubscriber<Output, Failure>)
    case end(Subscribers.Completion<Failure>, AnySubscriber<Output, Failure>)
  }

  /// What to deliver next; nil if nothing can be delivered now.
  private func next() -> Delivery? {
    if let subscriber, demand != .none, !waiting.isEmpty {
      demand = demand.spending(1)
      return .value(waiting.removeFirst(), subscriber)
    }
    if let subscriber, waiting.isEmpty, let completion {
      self.subscriber = nil
      onDemand = nil
      return .end(completion, subscriber)
    }
    isDelivering = false
    return nil
  }
}
