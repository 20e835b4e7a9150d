extension Publishers {
  /// A publisher of the first values of several, then of their second ones, and so on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/zip)
  public struct Zip<A: Publisher, B: Publisher>: Publisher
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
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/zip)
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/zip)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let rows = Rows<Output, Failure>(AnySubscriber(subscriber), count: 2) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output else { return nil }
        return (a, b)
      }
      rows.listen(to: a, at: 0)
      rows.listen(to: b, at: 1)
    }
  }

  /// A publisher of the first values of several, then of their second ones, and so on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/zip3)
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/zip3)
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/zip3)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let rows = Rows<Output, Failure>(AnySubscriber(subscriber), count: 3) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output, let c = values[2] as? C.Output else {
          return nil
        }
        return (a, b, c)
      }
      rows.listen(to: a, at: 0)
      rows.listen(to: b, at: 1)
      rows.listen(to: c, at: 2)
    }
  }

  /// A publisher of the first values of several, then of their second ones, and so on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/zip4)
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/zip4)
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/zip4)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let rows = Rows<Output, Failure>(AnySubscriber(subscriber), count: 4) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output, let c = values[2] as? C.Output,
          let d = values[3] as? D.Output
        else { return nil }
        return (a, b, c, d)
      }
      rows.listen(to: a, at: 0)
      rows.listen(to: b, at: 1)
      rows.listen(to: c, at: 2)
      rows.listen(to: d, at: 3)
    }
  }
}

extension Publisher {
  /// Publishes the first values of all publishers, then their second ones, and so on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/zip(_:))
  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Zip<Self, P> where Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Publishes the first values of all publishers, then their second ones, and so on, changed by a closure.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/zip(_:_:))
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
    Publishers.Map(upstream: Publishers.Zip(self, other)) { transform($0.0, $0.1) }
  }

  /// Publishes the first values of all publishers, then their second ones, and so on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/zip(_:_:))
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where Failure == P.Failure, Failure == Q.Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Publishes the first values of all publishers, then their second ones, and so on, changed by a closure.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/zip(_:_:_:))
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where Failure == P.Failure, Failure == Q.Failure {
    Publishers.Map(upstream: Publishers.Zip3(self, publisher1, publisher2)) { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes the first values of all publishers, then their second ones, and so on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/zip(_:_:_:))
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R> where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes the first values of all publishers, then their second ones, and so on, changed by a closure.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/zip(_:_:_:_:))
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.Map(upstream: Publishers.Zip4(self, publisher1, publisher2, publisher3)) {
      transform($0.0, $0.1, $0.2, $0.3)
    }
  }
}
