extension Publishers {
  /// A publisher that changes, drops or ends the values of another: the one mechanism behind the operators.
  ///
  /// Apple's module has one type for each operator; code that names those types does not compile here.
  public struct Transform<Upstream: Publisher, Output>: Publisher {
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// What becomes of one value.
    package enum Step {
      case pass(Output)
      case drop
      case finish
      case passAndFinish(Output)
    }

    /// The publisher it reads.
    public let upstream: Upstream
    /// Makes the step function anew for each subscriber, so that its state is the subscriber's own.
    package let makeStep: () -> (Upstream.Output) -> Step

    /// Starts to deliver changed values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: TransformingSubscriber<Upstream.Output, Output, Failure>(
          target: AnySubscriber(subscriber), step: makeStep()))
    }
  }
}

/// The subscriber that stands between a publisher and the reader of its changed values.
final class TransformingSubscriber<Input, Output, Failure: Error>: Subscriber {
  private let target: AnySubscriber<Output, Failure>
  private let step: (Input) -> Publishers.Transform<AnyPublisher<Input, Failure>, Output>.Step
  private var subscription: (any Subscription)?
  private var isDone = false

  init<Upstream: Publisher>(
    target: AnySubscriber<Output, Failure>,
    step: @escaping (Input) -> Publishers.Transform<Upstream, Output>.Step
  ) where Upstream.Output == Input {
    self.target = target
    self.step = { input in
      switch step(input) {
      case .pass(let output): .pass(output)
      case .drop: .drop
      case .finish: .finish
      case .passAndFinish(let output): .passAndFinish(output)
      }
    }
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    target.receive(subscription: subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard !isDone else { return .none }
    switch step(input) {
    case .pass(let output): return target.receive(output)
    case .drop: return .max(1)
    case .finish: finish()
    case .passAndFinish(let output):
      _ = target.receive(output)
      finish()
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard !isDone else { return }
    isDone = true
    target.receive(completion: completion)
  }

  private func finish() {
    isDone = true
    subscription?.cancel()
    target.receive(completion: .finished)
  }
}
