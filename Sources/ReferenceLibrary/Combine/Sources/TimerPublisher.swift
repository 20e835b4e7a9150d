public import Foundation

extension Timer {
  /// A publisher of dates at equal distances.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/timer/publish(every:tolerance:on:in:options:))
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
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
    /// How exact the distance is.
    public let tolerance: TimeInterval?
    /// The loop in which it runs.
    public let runLoop: RunLoop
    /// The mode in which it runs.
    public let mode: RunLoop.Mode
    /// What is said besides to the loop.
    public let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    /// Makes a publisher.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/timer/timerpublisher)
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Adds a subscriber.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/timer/timerpublisher)
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Begins.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/timer/timerpublisher)
    public func connect() -> any Cancellable {
      let subject = subject
      if let keeper = TimeKeeping.keeper {
        return AnyCancellable(keeper.schedule(after: interval, every: interval) { subject.send(keeper.date) })
      }
      let work = HandedOver { subject.send(Date()) }
      let timer = Timer(timeInterval: interval, repeats: true) { _ in work.action() }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}
