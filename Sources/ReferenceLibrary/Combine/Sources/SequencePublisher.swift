extension Publishers {
  /// A publisher of the elements of a sequence.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/sequence)
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The kind of value published.
    public typealias Output = Elements.Element
    /// The elements published.
    public let sequence: Elements

    /// Makes a publisher of `sequence`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/sequence)
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Delivers the elements as they are asked for, and the end after them.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/sequence)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      Delivery(sequence, to: AnySubscriber<Output, Failure>(subscriber)).start()
    }
  }
}

extension Sequence {
  /// A publisher of this sequence's elements.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/sequence/publisher)
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

extension Optional {
  /// A publisher of the value, if there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/optional/publisher-swift.property)
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of the value of an optional, if there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/optional/publisher-swift.struct)
  public struct Publisher: Combine.Publisher {
    /// The kind of value published.
    public typealias Output = Wrapped
    /// It cannot fail.
    public typealias Failure = Never
    /// The value, or none.
    public let output: Wrapped?

    /// Makes a publisher of an optional's value.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/optional/publisher)
    public init(_ output: Wrapped?) {
      self.output = output
    }

    /// Delivers the value if there is one, and the end.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/optional/publisher)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
      Delivery(output.map { [$0] } ?? [], to: AnySubscriber<Output, Never>(subscriber)).start()
    }
  }
}

extension Result {
  /// A publisher of the value, or of the failure.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/result/publisher-swift.property)
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of a result's value, or of its failure.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/result/publisher-swift.struct)
  public struct Publisher: Combine.Publisher {
    /// The kind of value published.
    public typealias Output = Success
    /// The result.
    public let result: Result<Success, Failure>

    /// Makes a publisher of a result.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/result/publisher)
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// Makes a publisher of a value.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/result/publisher)
    public init(_ output: Success) {
      result = .success(output)
    }

    /// Makes a publisher of a failure.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/result/publisher)
    public init(_ failure: Failure) {
      result = .failure(failure)
    }

    /// Delivers the value and the end, or the failure.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/result/publisher)
    public func receive<S: Subscriber>(subscriber: S) where Success == S.Input, Failure == S.Failure {
      let target = AnySubscriber<Success, Failure>(subscriber)
      switch result {
      case .success(let value): Delivery(CollectionOfOne(value), to: target).start()
      case .failure(let error): Delivery([], then: .failure(error), to: target).start()
      }
    }
  }
}
