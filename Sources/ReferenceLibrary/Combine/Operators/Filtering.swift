extension Publishers {
  /// A publisher of the values that a closure accepts.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/filter)
  public struct Filter<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// Which values go on.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/filter)
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    func steps() -> Steps<Self> {
      let isIncluded = isIncluded
      return Steps { isIncluded($0) ? .pass($0) : .drop }
    }
  }

  /// A publisher of the values that a closure accepts; an error that it throws ends it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/tryfilter)
  public struct TryFilter<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// Any error may end it.
    public typealias Failure = any Error
    /// The publisher it reads.
    public let upstream: Upstream
    /// Which values go on.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/tryfilter)
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    func steps() -> Steps<Self> {
      let isIncluded = isIncluded
      return Steps(throwing: { try isIncluded($0) ? .pass($0) : .drop })
    }
  }

  /// A publisher of what a closure makes of each value, without nil.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/compactmap)
  public struct CompactMap<Upstream: Publisher, Output>: StagedPublisher {
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// What makes new values.
    public let transform: (Upstream.Output) -> Output?

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/compactmap)
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    func steps() -> Steps<Self> {
      let transform = transform
      return Steps { transform($0).map { .pass($0) } ?? .drop }
    }
  }

  /// A publisher of what a closure makes of each value, without nil; an error that it throws ends it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/trycompactmap)
  public struct TryCompactMap<Upstream: Publisher, Output>: StagedPublisher {
    /// Any error may end it.
    public typealias Failure = any Error
    /// The publisher it reads.
    public let upstream: Upstream
    /// What makes new values.
    public let transform: (Upstream.Output) throws -> Output?

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/trycompactmap)
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    func steps() -> Steps<Self> {
      let transform = transform
      return Steps(throwing: { try transform($0).map { .pass($0) } ?? .drop })
    }
  }

  /// A publisher without values that equal the one before them.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/removeduplicates)
  public struct RemoveDuplicates<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// When two values are equal.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/removeduplicates)
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    func steps() -> Steps<Self> {
      let predicate = predicate
      var last: Upstream.Output?
      return Steps { value in
        if let last, predicate(last, value) { return .drop }
        last = value
        return .pass(value)
      }
    }
  }

  /// A publisher without values that equal the one before them; an error ends it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/tryremoveduplicates)
  public struct TryRemoveDuplicates<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// Any error may end it.
    public typealias Failure = any Error
    /// The publisher it reads.
    public let upstream: Upstream
    /// When two values are equal.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/tryremoveduplicates)
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    func steps() -> Steps<Self> {
      let predicate = predicate
      var last: Upstream.Output?
      return Steps(throwing: { value in
        if let last, try predicate(last, value) { return .drop }
        last = value
        return .pass(value)
      })
    }
  }

  /// A publisher of one value where the other publishes none.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/replaceempty)
  public struct ReplaceEmpty<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// The value published then.
    public let output: Upstream.Output

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/replaceempty)
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    func steps() -> Steps<Self> {
      let output = output
      var isEmpty = true
      return Steps(
        value: { value in
          isEmpty = false
          return .pass(value)
        },
        end: { completion in
          if case .finished = completion, isEmpty { return Ending(last: [output], completion: .finished) }
          return Ending(completion: completion)
        })
    }
  }
}

extension Publisher {
  /// Publishes the values that `isIncluded` accepts.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/filter(_:))
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Publishes the values that `isIncluded` accepts; an error that it throws ends the values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/tryfilter(_:))
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  /// Publishes what `transform` makes of each value, and drops nil.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/compactmap(_:))
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Publishes what `transform` makes of each value, and drops nil; an error that it throws ends the values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/trycompactmap(_:))
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }

  /// Drops a value for which `predicate` says that it equals the one before it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/removeduplicates(by:))
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Drops a value for which `predicate` says that it equals the one before it; an error ends the values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/tryremoveduplicates(by:))
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Publishes `output` if the values end before there was one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/replaceempty(with:))
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publisher where Output: Equatable {
  /// Drops a value that equals the one before it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/removeduplicates())
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
