import Foundation

/// A publisher that waits until it is told to begin.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/connectablepublisher)
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins; cancelling the answer stops.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/connectablepublisher)
  func connect() -> any Cancellable
}

extension Publishers {
  /// A publisher that begins with its first subscriber and stops with its last.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/autoconnect)
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    private let lock = NSLock()
    private var connection: (any Cancellable)?
    private var subscriberCount = 0

    /// Makes a publisher that begins `upstream` when it is needed.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/autoconnect)
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Adds a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/autoconnect)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let isFirst = lock.withLock {
        subscriberCount += 1
        return subscriberCount == 1
      }
      let junction = Junction<Output, Failure>(AnySubscriber(subscriber))
      let outlet = junction.outlet
      let leaving = AnyCancellable { [self] in leave() }
      junction.onCancel = { leaving.cancel() }
      junction.start()
      junction.listen(to: upstream, onValue: outlet.send) { completion in
        outlet.finish(completion)
        leaving.cancel()
      }
      if isFirst {
        let connection = upstream.connect()
        lock.withLock { self.connection = connection }
      }
    }

    private func leave() {
      let unused = lock.withLock { () -> (any Cancellable)? in
        subscriberCount -= 1
        guard subscriberCount == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      unused?.cancel()
    }
  }

  /// A publisher whose subscribers share one subject, which reads another publisher from when it is connected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/multicast)
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    /// Makes the subject.
    public let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/multicast)
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Adds a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/multicast)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      subject.subscribe(subscriber)
    }

    /// Begins to read.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/multicast)
    public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }
  }

  /// A publisher that begins when it is told to.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/makeconnectable)
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    private let shared: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/makeconnectable)
    public init(upstream: Upstream) {
      shared = Multicast(upstream: upstream) { PassthroughSubject() }
    }

    /// Adds a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/makeconnectable)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      shared.receive(subscriber: subscriber)
    }

    /// Begins to read.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/makeconnectable)
    public func connect() -> any Cancellable {
      shared.connect()
    }
  }

  /// A publisher that reads another one once for all its subscribers.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/share)
  public final class Share<Upstream: Publisher>: Publisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Makes a publisher that reads `upstream`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/share)
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = Multicast(upstream: upstream) { PassthroughSubject() }.autoconnect()
    }

    /// Adds a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/share)
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      shared.receive(subscriber: subscriber)
    }
  }
}

extension ConnectablePublisher {
  /// Begins with the first subscriber and stops with the last.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/connectablepublisher/autoconnect())
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publisher {
  /// Reads the values once for all subscribers.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/share())
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }

  /// Gives the values to a subject that all subscribers share.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/multicast(_:))
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Gives the values to a subject that all subscribers share.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/multicast(subject:))
  public func multicast<S: Subject>(
    subject: S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }
}

extension Publisher where Failure == Never {
  /// Waits until it is told to begin.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/makeconnectable())
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
