extension Publishers {
  /// A publisher that goes on with another one when the first fails.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/catch)
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher that follows.
    public typealias Failure = NewPublisher.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// What makes the publisher that follows.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/catch)
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/catch)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let junction = Junction<Output, Failure>(AnySubscriber(subscriber))
      let (outlet, handler) = (junction.outlet, handler)
      junction.start()
      junction.listen(to: upstream, onValue: outlet.send) { [weak junction] completion in
        guard case .failure(let error) = completion else { return outlet.finish(.finished) }
        junction?.listen(to: handler(error), onValue: outlet.send, onEnd: outlet.finish)
      }
    }
  }

  /// A publisher that goes on with another one when the first fails, or fails itself.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/trycatch)
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// Any error may end it.
    public typealias Failure = any Error
    /// The publisher it reads.
    public let upstream: Upstream
    /// What makes the publisher that follows.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/trycatch)
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/trycatch)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let junction = Junction<Output, Failure>(AnySubscriber(subscriber))
      let (outlet, handler) = (junction.outlet, handler)
      junction.start()
      junction.listen(to: upstream, onValue: outlet.send) { [weak junction] completion in
        guard case .failure(let error) = completion else { return outlet.finish(.finished) }
        do {
          let next = try handler(error)
          junction?.listen(to: next, onValue: outlet.send) { outlet.finish($0.erased) }
        } catch {
          outlet.finish(.failure(error))
        }
      }
    }
  }

  /// A publisher that starts another one again when it fails.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/retry)
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// How often it is started again; nil for any number of times.
    public let retries: Int?

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/retry)
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/retry)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let junction = Junction<Output, Failure>(AnySubscriber(subscriber))
      junction.start()
      attempt(in: junction, left: retries)
    }

    private func attempt(in junction: Junction<Output, Failure>, left: Int?) {
      let outlet = junction.outlet
      junction.listen(to: upstream, onValue: outlet.send) { [weak junction] completion in
        guard case .failure = completion, left != 0, let junction else { return outlet.finish(completion) }
        attempt(in: junction, left: left.map { $0 - 1 })
      }
    }
  }
}

extension Publisher {
  /// Goes on with another publisher when this one fails.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/catch(_:))
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with another publisher when this one fails; an error that `handler` throws ends the values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/trycatch(_:))
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Starts again when it fails, at most so often.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/retry(_:))
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
