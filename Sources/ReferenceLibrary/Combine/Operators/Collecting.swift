extension Publishers {
  /// A publisher of one array of all values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/collect)
  public struct Collect<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = [Upstream.Output]
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/collect)
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    func steps() -> Steps<Self> {
      var values: [Upstream.Output] = []
      return Steps(
        reading: { value in
          values.append(value)
          return .hold
        }, result: { values })
    }
  }

  /// A publisher of arrays of so many values each.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/collectbycount)
  public struct CollectByCount<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = [Upstream.Output]
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// How many values an array holds; the last may hold fewer.
    public let count: Int

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/collectbycount)
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    func steps() -> Steps<Self> {
      let count = count
      var values: [Upstream.Output] = []
      var steps = Steps<Self>(
        value: { value in
          values.append(value)
          guard values.count == count else { return .hold }
          defer { values = [] }
          return .pass(values)
        },
        end: { completion in
          if case .finished = completion, !values.isEmpty { return Ending(last: [values], completion: completion) }
          return Ending(completion: completion)
        })
      steps.valuesPerRequest = count
      return steps
    }
  }

  /// A publisher of the number of values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/count)
  public struct Count<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Int
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/count)
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    func steps() -> Steps<Self> {
      var count = 0
      return Steps(
        reading: { _ in
          count += 1
          return .hold
        }, result: { count })
    }
  }

  /// A publisher of the end alone.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/ignoreoutput)
  public struct IgnoreOutput<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Never
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/ignoreoutput)
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    func steps() -> Steps<Self> {
      Steps(reading: { _ in .drop }, result: { nil })
    }
  }

  /// A publisher of the value that is greater than all others by a rule.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/comparison)
  public struct Comparison<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// Whether the first of two values is the smaller one.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/comparison)
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    func steps() -> Steps<Self> {
      let areInIncreasingOrder = areInIncreasingOrder
      var best: Upstream.Output?
      return Steps(
        reading: { value in
          if let known = best, !areInIncreasingOrder(known, value) { return .hold }
          best = value
          return .hold
        }, result: { best })
    }
  }
}

extension Publisher {
  /// Publishes one array of all values when they have ended.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/collect())
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  /// Publishes arrays of `count` values each.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/collect(_:))
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  /// Publishes the number of values when they have ended.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/count())
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }

  /// Publishes the end alone.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/ignoreoutput())
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }

  /// Publishes the greatest value when they have ended.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/max(by:))
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the smallest value when they have ended.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/min(by:))
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the greatest value when they have ended.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/max())
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }

  /// Publishes the smallest value when they have ended.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/min())
  public func min() -> Publishers.Comparison<Self> {
    min(by: <)
  }
}
