extension Publishers {
  /// A publisher of the values of any number of publishers, as they come.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/mergemany)
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of all publishers.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Makes a publisher of several.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/mergemany)
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Makes a publisher of several.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/mergemany)
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/mergemany)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let merging = Merging<Output, Failure>(AnySubscriber(subscriber), count: publishers.count)
      for publisher in publishers { merging.listen(to: publisher) }
    }
  }
}

extension Publisher {
  /// Publishes the values of this publisher and of another of its kind, as they come.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/merge(with:))
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}
