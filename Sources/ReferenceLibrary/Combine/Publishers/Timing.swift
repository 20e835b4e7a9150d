import Foundation

extension Publishers {
  /// A publisher that hands the values of another to a scheduler.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/receiveon)
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// Where values are delivered.
    public let scheduler: Context

    /// Starts to deliver values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let scheduler = scheduler
      upstream.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: { subscriber.receive(subscription: $0) },
          receiveValue: { value in
            scheduler.schedule { _ = subscriber.receive(value) }
            return .none
          },
          receiveCompletion: { end in scheduler.schedule { subscriber.receive(completion: end) } }))
    }
  }

  /// A publisher that passes on a value when no other has come for a while.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/debounce)
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// How long no other value may come.
    public let dueTime: Context.Delay
    /// Where values are delivered.
    public let scheduler: Context

    /// Starts to deliver values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let (scheduler, dueTime) = (scheduler, dueTime)
      let turn = Turn()
      upstream.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: { subscriber.receive(subscription: $0) },
          receiveValue: { value in
            let mine = turn.next()
            scheduler.schedule(after: dueTime) {
              if turn.isNewest(mine) { _ = subscriber.receive(value) }
            }
            return .none
          },
          receiveCompletion: { end in scheduler.schedule { subscriber.receive(completion: end) } }))
    }
  }
}

/// Tells the newest of several values.
private final class Turn: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0

  func next() -> Int {
    lock.withLock {
      number += 1
      return number
    }
  }

  func isNewest(_ other: Int) -> Bool {
    lock.withLock { number == other }
  }
}

extension Publisher {
  /// Delivers values on a scheduler.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/receive(on:options:))
  public func receive<S: Scheduler>(on scheduler: S) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler)
  }

  /// Passes on a value when no other has come for a while.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/debounce(for:scheduler:options:))
  public func debounce<S: Scheduler>(for dueTime: S.Delay, scheduler: S) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
  }
}
