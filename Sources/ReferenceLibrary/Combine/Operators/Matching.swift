extension Publishers {
  /// A publisher of whether a value comes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/contains)
  public struct Contains<Upstream: Publisher>: StagedPublisher where Upstream.Output: Equatable {
    /// The kind of value published.
    public typealias Output = Bool
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// The value looked for.
    public let output: Upstream.Output

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/contains)
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    func steps() -> Steps<Self> {
      let output = output
      return Steps(reading: { $0 == output ? .passAndFinish(true) : .hold }, result: { false })
    }
  }

  /// A publisher of whether a value comes that a closure accepts.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/containswhere)
  public struct ContainsWhere<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Bool
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// What it asks of each value.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/containswhere)
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    func steps() -> Steps<Self> {
      let predicate = predicate
      return Steps(reading: { predicate($0) ? .passAndFinish(true) : .hold }, result: { false })
    }
  }

  /// A publisher of whether a value comes that a closure accepts; an error ends it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/trycontainswhere)
  public struct TryContainsWhere<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Bool
    /// Any error may end it.
    public typealias Failure = any Error
    /// The publisher it reads.
    public let upstream: Upstream
    /// What it asks of each value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/trycontainswhere)
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    func steps() -> Steps<Self> {
      let predicate = predicate
      return Steps(throwingReading: { try predicate($0) ? .passAndFinish(true) : .hold }, result: { false })
    }
  }

  /// A publisher of whether a closure accepts all values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/allsatisfy)
  public struct AllSatisfy<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Bool
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// What it asks of each value.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/allsatisfy)
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    func steps() -> Steps<Self> {
      let predicate = predicate
      return Steps(reading: { predicate($0) ? .hold : .passAndFinish(false) }, result: { true })
    }
  }

  /// A publisher of whether a closure accepts all values; an error ends it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/tryallsatisfy)
  public struct TryAllSatisfy<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Bool
    /// Any error may end it.
    public typealias Failure = any Error
    /// The publisher it reads.
    public let upstream: Upstream
    /// What it asks of each value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/tryallsatisfy)
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    func steps() -> Steps<Self> {
      let predicate = predicate
      return Steps(throwingReading: { try predicate($0) ? .hold : .passAndFinish(false) }, result: { true })
    }
  }
}

extension Publisher {
  /// Publishes whether a value comes that `predicate` accepts.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/contains(where:))
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Publishes whether a value comes that `predicate` accepts; an error ends the values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/trycontains(where:))
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }

  /// Publishes whether `predicate` accepts all values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/allsatisfy(_:))
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Publishes whether `predicate` accepts all values; an error ends them.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/tryallsatisfy(_:))
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Publishes whether a value comes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/contains(_:))
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
