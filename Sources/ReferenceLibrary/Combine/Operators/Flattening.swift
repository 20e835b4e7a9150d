import Foundation

extension Publishers {
  /// A publisher of the values of the publishers that a closure makes of each value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/flatmap)
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The kind of value published.
    public typealias Output = NewPublisher.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// How many publishers are listened to at once.
    public let maxPublishers: Subscribers.Demand
    /// What makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/flatmap)
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/flatmap)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let junction = Junction<Output, Failure>(AnySubscriber(subscriber))
      let (outlet, transform) = (junction.outlet, transform)
      let open = OpenPublishers()
      junction.start()
      open.add()
      open.outer = junction.listen(to: upstream, demand: .some(.none)) { [weak junction] value in
        open.add()
        junction?.listen(to: transform(value), onValue: outlet.send) { completion in
          if case .failure = completion { junction?.finish(completion) }
          if open.remove() { outlet.finish(.finished) } else { open.outer?.request(.max(1)) }
        }
      } onEnd: { [weak junction] completion in
        if case .failure = completion {
          junction?.finish(completion)
        } else if open.remove() {
          outlet.finish(.finished)
        }
      }
      open.outer?.request(maxPublishers)
    }
  }
}

/// Counts the publishers that a flattening publisher still listens to.
private final class OpenPublishers {
  private let lock = NSLock()
  private var count = 0
  /// The publisher of publishers; held weakly, since it holds the closures that hold this.
  weak var outer: (any JunctionInputs)?

  func add() {
    lock.withLock { count += 1 }
  }

  /// Takes one away, and says whether it was the last.
  func remove() -> Bool {
    lock.withLock {
      count -= 1
      return count == 0
    }
  }
}

extension Publishers {
  /// A publisher of the values of the newest one of several publishers.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/switchtolatest)
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// The kind of value published.
    public typealias Output = P.Output
    /// The kind of error of the publishers.
    public typealias Failure = P.Failure
    /// The publisher of publishers.
    public let upstream: Upstream

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/switchtolatest)
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/switchtolatest)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let junction = Junction<Output, Failure>(AnySubscriber(subscriber))
      let outlet = junction.outlet
      let open = OpenPublishers()
      let current = Current()
      junction.start()
      open.add()
      junction.listen(to: upstream, demand: .unlimited) { [weak junction] publisher in
        if let old = current.take() {
          old.cancel()
          _ = open.remove()
        }
        guard let junction else { return }
        open.add()
        let turn = current.begin()
        let input = junction.listen(to: publisher, onValue: outlet.send) { [weak junction] completion in
          current.end(turn)
          if case .failure = completion { junction?.finish(completion) }
          if open.remove() { outlet.finish(.finished) }
        }
        current.keep(input, turn)
      } onEnd: { [weak junction] completion in
        if case .failure = completion { junction?.finish(completion) }
        if open.remove() { outlet.finish(.finished) }
      }
    }
  }
}

/// The publisher that is listened to now.
private final class Current {
  private let lock = NSLock()
  private var turn = 0
  private var input: (any JunctionInputs)?

  func begin() -> Int {
    lock.withLock {
      turn += 1
      return turn
    }
  }

  /// Keeps what is listened to, unless it has ended already.
  func keep(_ input: any JunctionInputs, _ turn: Int) {
    lock.withLock { if self.turn == turn { self.input = input } }
  }

  func end(_ turn: Int) {
    lock.withLock {
      guard self.turn == turn else { return }
      self.turn += 1
      input = nil
    }
  }

  func take() -> (any JunctionInputs)? {
    lock.withLock {
      defer { input = nil }
      return input
    }
  }
}

extension Publisher {
  /// Publishes the values of the publishers that `transform` makes of each value, as they come.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/flatmap(maxpublishers:_:)-3k7z5)
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Publishes the values of the publishers that `transform` makes of each value, which may fail.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/flatmap(maxpublishers:_:)-qxf)
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Publishes the values of publishers that cannot fail.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/flatmap(maxpublishers:_:)-3k7z5)
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the newest publisher, and leaves the one before it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/switchtolatest()-453ht)
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Publishes the values of the newest publisher, which may fail.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/switchtolatest()-9eb3r)
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}
