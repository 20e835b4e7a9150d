extension Publishers {
  /// A publisher of the newest values of several, whenever one of them has a new one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/combinelatest)
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The kind of value published.
    public typealias Output = (A.Output, B.Output)
    /// The kind of error of all publishers.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Makes a publisher of several.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/combinelatest)
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/combinelatest)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let latest = Latest<Output, Failure>(AnySubscriber(subscriber), count: 2) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output else { return nil }
        return (a, b)
      }
      latest.listen(to: a, at: 0)
      latest.listen(to: b, at: 1)
    }
  }

  /// A publisher of the newest values of several, whenever one of them has a new one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/combinelatest3)
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The kind of value published.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The kind of error of all publishers.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Makes a publisher of several.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/combinelatest3)
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/combinelatest3)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let latest = Latest<Output, Failure>(AnySubscriber(subscriber), count: 3) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output, let c = values[2] as? C.Output else {
          return nil
        }
        return (a, b, c)
      }
      latest.listen(to: a, at: 0)
      latest.listen(to: b, at: 1)
      latest.listen(to: c, at: 2)
    }
  }

  /// A publisher of the newest values of several, whenever one of them has a new one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/combinelatest4)
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The kind of value published.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The kind of error of all publishers.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Makes a publisher of several.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/combinelatest4)
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/combinelatest4)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let latest = Latest<Output, Failure>(AnySubscriber(subscriber), count: 4) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output, let c = values[2] as? C.Output,
          let d = values[3] as? D.Output
        else { return nil }
        return (a, b, c, d)
      }
      latest.listen(to: a, at: 0)
      latest.listen(to: b, at: 1)
      latest.listen(to: c, at: 2)
      latest.listen(to: d, at: 3)
    }
  }
}

extension Publisher {
  /// Publishes the newest values of all publishers, whenever one of them has a new one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/combineLatest(_:))
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes the newest values of all publishers, whenever one of them has a new one, changed by a closure.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/combineLatest(_:_:))
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    Publishers.Map(upstream: Publishers.CombineLatest(self, other)) { transform($0.0, $0.1) }
  }

  /// Publishes the newest values of all publishers, whenever one of them has a new one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/combineLatest(_:_:))
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes the newest values of all publishers, whenever one of them has a new one, changed by a closure.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/combineLatest(_:_:_:))
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, Failure == Q.Failure {
    Publishers.Map(upstream: Publishers.CombineLatest3(self, publisher1, publisher2)) { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes the newest values of all publishers, whenever one of them has a new one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/combineLatest(_:_:_:))
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R> where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes the newest values of all publishers, whenever one of them has a new one, changed by a closure.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/combineLatest(_:_:_:_:))
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.Map(upstream: Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)) {
      transform($0.0, $0.1, $0.2, $0.3)
    }
  }
}
