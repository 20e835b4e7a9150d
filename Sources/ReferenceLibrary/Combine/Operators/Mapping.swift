extension Publishers {
  /// A publisher of what a closure makes of each value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/map)
  public struct Map<Upstream: Publisher, Output>: StagedPublisher {
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// What makes new values.
    public let transform: (Upstream.Output) -> Output

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/map)
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    func steps() -> Steps<Self> {
      let transform = transform
      return Steps { .pass(transform($0)) }
    }
  }

  /// A publisher of what a closure makes of each value; an error that it throws ends it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/trymap)
  public struct TryMap<Upstream: Publisher, Output>: StagedPublisher {
    /// Any error may end it.
    public typealias Failure = any Error
    /// The publisher it reads.
    public let upstream: Upstream
    /// What makes new values.
    public let transform: (Upstream.Output) throws -> Output

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/trymap)
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    func steps() -> Steps<Self> {
      let transform = transform
      return Steps(throwing: { .pass(try transform($0)) })
    }
  }

  /// A publisher of one property of each value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/mapkeypath)
  public struct MapKeyPath<Upstream: Publisher, Output>: StagedPublisher {
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// The property.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/mapkeypath)
    public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }

    func steps() -> Steps<Self> {
      let keyPath = keyPath
      return Steps { .pass($0[keyPath: keyPath]) }
    }
  }

  /// A publisher of two properties of each value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/mapkeypath2)
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = (Output0, Output1)
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// The first property.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The second property.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/mapkeypath2)
    public init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
    }

    func steps() -> Steps<Self> {
      let (keyPath0, keyPath1) = (keyPath0, keyPath1)
      return Steps { .pass(($0[keyPath: keyPath0], $0[keyPath: keyPath1])) }
    }
  }
}

extension Publisher {
  /// Publishes what `transform` makes of each value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/map(_:)-99evh)
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Publishes what `transform` makes of each value; an error that it throws ends the values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/trymap(_:))
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Publishes one property of each value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/map(_:)-6sm0a)
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Publishes two properties of each value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/map(_:_:))
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  /// Publishes a value in place of each nil.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/replacenil(with:))
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
