import Foundation

/// The values of a publisher that cannot fail, to be awaited one by one.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/asyncpublisher)
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The kind of value.
  public typealias Element = P.Output
  private let publisher: P

  /// Makes a sequence of the values of `publisher`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/asyncpublisher)
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes, and gives the values as they are awaited.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/asyncpublisher)
  public func makeAsyncIterator() -> Iterator {
    Iterator(publisher)
  }

  /// Gives the values of a publisher as they are awaited.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/asyncpublisher/iterator)
  public struct Iterator: AsyncIteratorProtocol {
    private let inlet = AsyncInlet<P.Output, Never>()

    init(_ publisher: P) {
      publisher.subscribe(inlet.subscriber)
    }

    /// Asks for one value and waits for it; nil at the end.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/asyncpublisher/iterator)
    public mutating func next() async -> P.Output? {
      guard case .success(let value) = await inlet.next() else { return nil }
      return value
    }
  }
}

/// The values of a publisher that may fail, to be awaited one by one.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/asyncthrowingpublisher)
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The kind of value.
  public typealias Element = P.Output
  private let publisher: P

  /// Makes a sequence of the values of `publisher`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/asyncthrowingpublisher)
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes, and gives the values as they are awaited.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/asyncthrowingpublisher)
  public func makeAsyncIterator() -> Iterator {
    Iterator(publisher)
  }

  /// Gives the values of a publisher as they are awaited.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/asyncthrowingpublisher/iterator)
  public struct Iterator: AsyncIteratorProtocol {
    private let inlet = AsyncInlet<P.Output, P.Failure>()

    init(_ publisher: P) {
      publisher.subscribe(inlet.subscriber)
    }

    /// Asks for one value and waits for it; nil at the end; throws the failure.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/asyncthrowingpublisher/iterator)
    public mutating func next() async throws -> P.Output? {
      try await inlet.next()?.get()
    }
  }
}

extension Publisher where Failure == Never {
  /// The values, to be awaited one by one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/values-1dm9r)
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, to be awaited one by one; a failure is thrown.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/values-v7nz)
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
