import Foundation

extension Publishers {
  /// A publisher of the values that come before another publisher publishes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/prefixuntiloutput)
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// The publisher whose first value ends it.
    public let other: Other

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/prefixuntiloutput)
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/prefixuntiloutput)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let junction = Junction<Output, Failure>(AnySubscriber(subscriber))
      let outlet = junction.outlet
      junction.start()
      junction.listen(to: other, demand: .max(1)) { [weak junction] _ in
        junction?.finish(.finished)
      } onEnd: { _ in
      }
      junction.listen(to: upstream, onValue: outlet.send) { [weak junction] in junction?.finish($0) }
    }
  }

  /// A publisher of the values that come after another publisher has published.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/dropuntiloutput)
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// The publisher whose first value opens it.
    public let other: Other

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/dropuntiloutput)
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/dropuntiloutput)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let junction = Junction<Output, Failure>(AnySubscriber(subscriber))
      let outlet = junction.outlet
      let gate = Gate()
      junction.start()
      junction.listen(to: other, demand: .max(1)) { _ in
        gate.open()
      } onEnd: { [weak junction] completion in
        if !gate.isOpen { junction?.finish(completion) }
      }
      junction.listen(to: upstream, demand: .unlimited) { value in
        if gate.isOpen { outlet.send(value) }
      } onEnd: { [weak junction] in
        junction?.finish($0)
      }
    }
  }
}

/// Opens once.
private final class Gate {
  private let lock = NSLock()
  private var hasOpened = false

  var isOpen: Bool { lock.withLock { hasOpened } }

  func open() {
    lock.withLock { hasOpened = true }
  }
}

extension Publisher {
  /// Publishes values until another publisher publishes, and then ends.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/prefix(untiloutputfrom:))
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Drops values until another publisher publishes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/drop(untiloutputfrom:))
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
