import Combine

/// A subscriber that notes what it receives and asks only for what a test lets it.
final class Reader<Input, Failure: Error>: Subscriber, Cancellable {
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private var subscription: (any Subscription)?
  private let first: Subscribers.Demand

  init<P: Publisher>(_ publisher: P, asking first: Subscribers.Demand = .unlimited)
  where P.Output == Input, P.Failure == Failure {
    self.first = first
    publisher.subscribe(self)
  }

  var isFinished: Bool {
    if case .finished = completion { true } else { false }
  }

  var hasFailed: Bool {
    if case .failure = completion { true } else { false }
  }

  func ask(for demand: Subscribers.Demand) {
    subscription?.request(demand)
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if first != .none { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    self.completion = completion
  }

  func cancel() {
    subscription?.cancel()
  }
}
