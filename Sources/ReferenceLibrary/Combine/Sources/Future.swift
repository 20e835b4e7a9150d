import Foundation

/// A publisher of one value that is found later, once for all subscribers.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/future)
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// Takes the result; only the first one counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var readers: [Reader] = []

  /// Starts the work at once; it calls the promise when it is done.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/future)
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in fulfill($0) }
  }

  /// Delivers the result as soon as there is one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/future)
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    let target = AnySubscriber<Output, Failure>(subscriber)
    let reader = Reader(outlet: Outlet(target)) { [weak self] in self?.dismiss($0) }
    subscriber.receive(subscription: reader)
    let known = lock.withLock {
      if result == nil { readers.append(reader) }
      return result
    }
    if let known { reader.give(known) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock { () -> [Reader] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { readers = [] }
      return readers
    }
    for reader in waiting { reader.give(result) }
  }

  private func dismiss(_ reader: Reader) {
    lock.withLock { readers.removeAll { $0 === reader } }
  }

  /// One subscriber that waits for the result.
  private final class Reader: Subscription {
    private let outlet: Outlet<Output, Failure>
    private let onCancel: (Reader) -> Void

    init(outlet: Outlet<Output, Failure>, onCancel: @escaping (Reader) -> Void) {
      self.outlet = outlet
      self.onCancel = onCancel
    }

    func give(_ result: Result<Output, Failure>) {
      switch result {
      case .success(let value):
        outlet.send(value)
        outlet.finish(.finished)
      case .failure(let error): outlet.finish(.failure(error))
      }
    }

    func request(_ demand: Subscribers.Demand) {
      outlet.request(demand)
    }

    func cancel() {
      outlet.cancel()
      onCancel(self)
    }
  }
}

extension Future where Failure == Never {
  /// The value, when it has been found.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/future/value-9iwjz)
  public var value: Output {
    get async {
      for await value in values { return value }
      preconditionFailure("a future that cannot fail ends with a value")
    }
  }
}

extension Future {
  /// The value, when it has been found; throws the failure.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/future/value-5iprp)
  @_disfavoredOverload
  public var value: Output {
    get async throws {
      for try await value in values { return value }
      throw CancellationError()
    }
  }
}
