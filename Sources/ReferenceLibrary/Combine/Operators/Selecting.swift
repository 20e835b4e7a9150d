extension Publishers {
  /// A publisher of the first value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/first)
  public struct First<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/first)
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    func steps() -> Steps<Self> {
      Steps { .passAndFinish($0) }
    }
  }

  /// A publisher of the first value that a closure accepts.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/firstwhere)
  public struct FirstWhere<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// What it asks of each value.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/firstwhere)
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    func steps() -> Steps<Self> {
      let predicate = predicate
      return Steps { predicate($0) ? .passAndFinish($0) : .drop }
    }
  }

  /// A publisher of the first value that a closure accepts; an error ends it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/tryfirstwhere)
  public struct TryFirstWhere<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// Any error may end it.
    public typealias Failure = any Error
    /// The publisher it reads.
    public let upstream: Upstream
    /// What it asks of each value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/tryfirstwhere)
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    func steps() -> Steps<Self> {
      let predicate = predicate
      return Steps(throwing: { try predicate($0) ? .passAndFinish($0) : .drop })
    }
  }

  /// A publisher of the last value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/last)
  public struct Last<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/last)
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    func steps() -> Steps<Self> {
      var last: Upstream.Output?
      return Steps(
        reading: { value in
          last = value
          return .hold
        }, result: { last })
    }
  }

  /// A publisher of the last value that a closure accepts.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/lastwhere)
  public struct LastWhere<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// What it asks of each value.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/lastwhere)
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    func steps() -> Steps<Self> {
      let predicate = predicate
      var last: Upstream.Output?
      return Steps(
        reading: { value in
          if predicate(value) { last = value }
          return .hold
        }, result: { last })
    }
  }
}

extension Publisher {
  /// Publishes the first value and then ends.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/first())
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }

  /// Publishes the first value that `predicate` accepts and then ends.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/first(where:))
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the first value that `predicate` accepts and then ends; an error ends the values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/tryfirst(where:))
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the last value when they have ended.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/last())
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  /// Publishes the last value that `predicate` accepts when they have ended.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/last(where:))
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
}
