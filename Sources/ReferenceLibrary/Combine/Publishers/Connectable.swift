public import Foundation

/// A publisher that waits until it is told to begin.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/connectablepublisher)
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins; cancelling the answer stops.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins with the first subscriber.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/connectablepublisher/autoconnect())
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that begins with its first subscriber.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/autoconnect)
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The kind of value published.
    public typealias Output = Upstream.Output
    /// The kind of error of the publisher it reads.
    public typealias Failure = Upstream.Failure
    /// The publisher it reads.
    public let upstream: Upstream
    private var connection: (any Cancellable)?

    /// Makes a publisher that begins `upstream` when it is needed.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    deinit {
      connection?.cancel()
    }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.receive(subscriber: subscriber)
      if connection == nil { connection = upstream.connect() }
    }
  }
}

extension Timer {
  /// A publisher of dates at equal distances.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/timer/publish(every:tolerance:on:in:options:))
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
  }

  /// A publisher of dates at equal distances, from when it is connected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/timer/timerpublisher)
  public final class TimerPublisher: ConnectablePublisher {
    /// The kind of value published.
    public typealias Output = Date
    /// It cannot fail.
    public typealias Failure = Never
    /// The distance in seconds.
    public let interval: TimeInterval
    /// The loop in which it runs.
    public let runLoop: RunLoop
    /// The mode in which it runs.
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()

    /// Makes a publisher.
    public init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
      self.interval = interval
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Begins.
    public func connect() -> any Cancellable {
      let target = Target(subject: subject)
      let timer = Timer(timeInterval: interval, repeats: true) { _ in target.subject.send(Date()) }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }

    private struct Target: @unchecked Sendable {
      let subject: PassthroughSubject<Date, Never>
    }
  }
}

extension NotificationCenter {
  /// A publisher of notifications with a name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/notificationcenter/publisher(for:object:))
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications with a name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/notificationcenter/publisher)
  public struct Publisher: Combine.Publisher {
    /// The kind of value published.
    public typealias Output = Notification
    /// It cannot fail.
    public typealias Failure = Never
    /// Where notifications come from.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Their sender; nil for any.
    public let object: AnyObject?

    /// Starts to deliver notifications to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let audience = Hall()
      let token = center.addObserver(forName: name, object: object, queue: nil) { audience.subject.send($0) }
      let center = center
      subscriber.receive(
        subscription: HeldSubscription(audience.subject.sink { _ = subscriber.receive($0) }) {
          center.removeObserver(token)
        })
    }

    private struct Hall: @unchecked Sendable {
      let subject = PassthroughSubject<Notification, Never>()
    }
  }
}

/// A subscription that holds a token and lets it go when it is cancelled.
private final class HeldSubscription: Subscription {
  private var token: AnyCancellable?
  private let onCancel: () -> Void

  init(_ token: AnyCancellable, onCancel: @escaping () -> Void) {
    self.token = token
    self.onCancel = onCancel
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    guard token != nil else { return }
    token = nil
    onCancel()
  }
}
