extension Publishers {
  /// A publisher of one result of all values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/reduce)
  public struct Reduce<Upstream: Publisher, Output>: StagedPublisher {
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// The result of no values.
    public let initial: Output
    /// What adds a value to the result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/reduce)
    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    func steps() -> Steps<Self> {
      let nextPartialResult = nextPartialResult
      var result = initial
      return Steps(
        reading: { value in
          result = nextPartialResult(result, value)
          return .hold
        }, result: { result })
    }
  }

  /// A publisher of one result of all values; an error ends it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/tryreduce)
  public struct TryReduce<Upstream: Publisher, Output>: StagedPublisher {
    /// Any error may end it.
    public typealias Failure = any Error
    /// The publisher it reads.
    public let upstream: Upstream
    /// The result of no values.
    public let initial: Output
    /// What adds a value to the result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/tryreduce)
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    func steps() -> Steps<Self> {
      let nextPartialResult = nextPartialResult
      var result = initial
      return Steps(
        throwingReading: { value in
          result = try nextPartialResult(result, value)
          return .hold
        }, result: { result })
    }
  }

  /// A publisher of a running result of all values so far.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/scan)
  public struct Scan<Upstream: Publisher, Output>: StagedPublisher {
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// The result of no values.
    public let initialResult: Output
    /// What adds a value to the result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/scan)
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    func steps() -> Steps<Self> {
      let nextPartialResult = nextPartialResult
      var result = initialResult
      return Steps { value in
        result = nextPartialResult(result, value)
        return .pass(result)
      }
    }
  }

  /// A publisher of a running result of all values so far; an error ends it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/tryscan)
  public struct TryScan<Upstream: Publisher, Output>: StagedPublisher {
    /// Any error may end it.
    public typealias Failure = any Error
    /// The publisher it reads.
    public let upstream: Upstream
    /// The result of no values.
    public let initialResult: Output
    /// What adds a value to the result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/tryscan)
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    func steps() -> Steps<Self> {
      let nextPartialResult = nextPartialResult
      var result = initialResult
      return Steps(throwing: { value in
        result = try nextPartialResult(result, value)
        return .pass(result)
      })
    }
  }
}

extension Publisher {
  /// Publishes one result of all values when they have ended.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/reduce(_:_:))
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes one result of all values when they have ended; an error ends them.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/tryreduce(_:_:))
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes a running result of all values so far.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/scan(_:_:))
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes a running result of all values so far; an error ends them.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/tryscan(_:_:))
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
