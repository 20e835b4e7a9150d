extension Publishers {
  /// A publisher without the first values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/drop)
  public struct Drop<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// How many are left out.
    public let count: Int

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/drop)
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    func steps() -> Steps<Self> {
      var left = count
      return Steps { value in
        guard left > 0 else { return .pass(value) }
        left -= 1
        return .drop
      }
    }
  }

  /// A publisher without the first values that a closure accepts.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/dropwhile)
  public struct DropWhile<Upstream: Publisher>: StagedPublisher {
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
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/dropwhile)
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    func steps() -> Steps<Self> {
      let predicate = predicate
      var isDropping = true
      return Steps { value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .drop : .pass(value)
      }
    }
  }

  /// A publisher of the first values that a closure accepts.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/prefixwhile)
  public struct PrefixWhile<Upstream: Publisher>: StagedPublisher {
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
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/prefixwhile)
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    func steps() -> Steps<Self> {
      let predicate = predicate
      return Steps { predicate($0) ? .pass($0) : .finish }
    }
  }

  /// A publisher of the first values that a closure accepts; an error ends it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/tryprefixwhile)
  public struct TryPrefixWhile<Upstream: Publisher>: StagedPublisher {
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
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/tryprefixwhile)
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    func steps() -> Steps<Self> {
      let predicate = predicate
      return Steps(throwing: { try predicate($0) ? .pass($0) : .finish })
    }
  }

  /// A publisher of the values at some places, counted from zero.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/output)
  public struct Output<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// The places.
    public let range: CountableRange<Int>

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/output)
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    func steps() -> Steps<Self> {
      let range = range
      var place = -1
      return Steps { value in
        place += 1
        if place >= range.upperBound { return .finish }
        if place < range.lowerBound { return .drop }
        return place + 1 == range.upperBound ? .passAndFinish(value) : .pass(value)
      }
    }
  }
}

extension Publisher {
  /// Drops the first `count` values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/dropfirst(_:))
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Drops values until `predicate` refuses one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/drop(while:))
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Publishes at most `maxLength` values and then ends.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/prefix(_:))
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<maxLength)
  }

  /// Publishes values until `predicate` refuses one, and then ends.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/prefix(while:))
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Publishes values until `predicate` refuses one, and then ends; an error ends them.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/tryprefix(while:))
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }

  /// Publishes the value at a place, counted from zero, and then ends.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/output(at:))
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index..<index + 1)
  }

  /// Publishes the values at some places, counted from zero, and then ends.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/output(in:))
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}
