extension Publishers {
  /// A publisher that calls closures for everything that happens to it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/handleevents)
  public struct HandleEvents<Upstream: Publisher>: StagedPublisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// Is called with the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Is called with each value.
    public var receiveOutput: ((Output) -> Void)?
    /// Is called with the end.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Is called when it is cancelled.
    public var receiveCancel: (() -> Void)?
    /// Is called with each demand.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/handleevents)
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    func steps() -> Steps<Self> {
      let (receiveOutput, receiveCompletion) = (receiveOutput, receiveCompletion)
      var steps = Steps<Self>(
        value: { value in
          receiveOutput?(value)
          return .pass(value)
        },
        end: { completion in
          receiveCompletion?(completion)
          return Ending(completion: completion)
        })
      steps.onSubscription = receiveSubscription
      steps.onRequest = receiveRequest
      steps.onCancel = receiveCancel
      return steps
    }
  }

  /// A publisher that writes down everything that happens to it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/print)
  public struct Print<Upstream: Publisher>: Publisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// The word at the head of each line.
    public let prefix: String
    /// Where lines are written; nil for the standard output.
    public let stream: (any TextOutputStream)?

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/print)
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Starts to deliver values to a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/print)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var stream = stream
      let head = prefix.isEmpty ? "" : prefix + ": "
      func write(_ line: String) {
        guard stream != nil else { return Swift.print(head + line) }
        stream?.write(head + line + "\n")
      }
      HandleEvents(
        upstream: upstream, receiveSubscription: { write("receive subscription: (\($0))") },
        receiveOutput: { write("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: write("receive finished")
          case .failure(let error): write("receive error: (\(error))")
          }
        },
        receiveCancel: { write("receive cancel") },
        receiveRequest: { write("request \($0)") }
      ).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Calls closures for everything that happens.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/handleevents(receivesubscription:receiveoutput:receivecompletion:receivecancel:receiverequest:))
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }

  /// Writes down everything that happens.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/print(_:to:))
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
