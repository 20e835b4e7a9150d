extension Publishers {
  /// A publisher of the values of several, as they come.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/merge)
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// The kind of value published.
    public typealias Output = A.Output
    /// The kind of error of all publishers.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Makes a publisher of several.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/merge)
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/merge)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let merging = Merging<Output, Failure>(AnySubscriber(subscriber), count: 2)
      merging.listen(to: a)
      merging.listen(to: b)
    }
  }

  /// A publisher of the values of several, as they come.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/merge3)
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output {
    /// The kind of value published.
    public typealias Output = A.Output
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
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/merge3)
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/merge3)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let merging = Merging<Output, Failure>(AnySubscriber(subscriber), count: 3)
      merging.listen(to: a)
      merging.listen(to: b)
      merging.listen(to: c)
    }
  }

  /// A publisher of the values of several, as they come.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/merge4)
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, A.Output == B.Output, B.Output == C.Output,
    C.Output == D.Output
  {
    /// The kind of value published.
    public typealias Output = A.Output
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
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/merge4)
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/merge4)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let merging = Merging<Output, Failure>(AnySubscriber(subscriber), count: 4)
      merging.listen(to: a)
      merging.listen(to: b)
      merging.listen(to: c)
      merging.listen(to: d)
    }
  }
}

extension Publisher {
  /// Publishes the values of all publishers, as they come.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/merge(with:))
  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge<Self, P> where Failure == P.Failure, Output == P.Output {
    Publishers.Merge(self, other)
  }

  /// Publishes the values of all publishers, as they come.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/merge(with:_:))
  public func merge<P: Publisher, Q: Publisher>(
    with publisher1: P, _ publisher2: Q
  ) -> Publishers.Merge3<Self, P, Q>
  where Failure == P.Failure, Failure == Q.Failure, Output == P.Output, Output == Q.Output {
    Publishers.Merge3(self, publisher1, publisher2)
  }

  /// Publishes the values of all publishers, as they come.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/merge(with:_:_:))
  public func merge<P: Publisher, Q: Publisher, R: Publisher>(
    with publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Merge4<Self, P, Q, R>
  where
    Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure, Output == P.Output, Output == Q.Output,
    Output == R.Output
  {
    Publishers.Merge4(self, publisher1, publisher2, publisher3)
  }
}
