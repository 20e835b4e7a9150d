extension Publishers {
  /// A publisher of the values of one publisher and, when it has ended, of another.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/concatenate)
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    /// The kind of value published.
    public typealias Output = Suffix.Output
    /// The kind of error of both publishers.
    public typealias Failure = Suffix.Failure
    /// The first publisher.
    public let prefix: Prefix
    /// The second publisher.
    public let suffix: Suffix

    /// Makes a publisher of two.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/concatenate)
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/concatenate)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let junction = Junction<Output, Failure>(AnySubscriber(subscriber))
      let (outlet, suffix) = (junction.outlet, suffix)
      junction.start()
      junction.listen(to: prefix, onValue: outlet.send) { [weak junction] completion in
        if case .failure = completion { return outlet.finish(completion) }
        junction?.listen(to: suffix, onValue: outlet.send, onEnd: outlet.finish)
      }
    }
  }
}

extension Publisher {
  /// Publishes some values before these.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/prepend(_:)-7wk5l)
  public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Publishes the elements of a sequence before these values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/prepend(_:)-v9sb)
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where Output == S.Element {
    Publishers.Concatenate(prefix: Publishers.Sequence(sequence: elements), suffix: self)
  }

  /// Publishes the values of another publisher before these.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/prepend(_:)-5dj9c)
  public func prepend<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<P, Self> where Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Publishes some values after these.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/append(_:)-1qb8d)
  public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Publishes the elements of a sequence after these values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/append(_:)-69sdn)
  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where Output == S.Element {
    Publishers.Concatenate(prefix: self, suffix: Publishers.Sequence(sequence: elements))
  }

  /// Publishes the values of another publisher after these.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/append(_:)-5yh02)
  public func append<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<Self, P> where Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}
