public import Foundation

/// An instant on the calendar's clock: what run loops and operation queues count by.
public struct _SchedulerDate: Strideable, Hashable, Codable, Sendable {
  /// A length of time.
  public typealias Stride = _SchedulerInterval
  /// The instant.
  public var date: Date

  /// Makes an instant.
  public init(_ date: Date) {
    self.date = date
  }

  /// The time from here to another instant.
  public func distance(to other: _SchedulerDate) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// The instant that much later.
  public func advanced(by n: Stride) -> _SchedulerDate {
    _SchedulerDate(date.addingTimeInterval(n.timeInterval))
  }
}

extension RunLoop: Scheduler {
  /// An instant.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/runloop/schedulertimetype)
  public typealias SchedulerTimeType = _SchedulerDate

  /// Nothing can be said besides.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/runloop/scheduleroptions)
  public struct SchedulerOptions {}

  /// The present instant.
  public var now: SchedulerTimeType { SchedulerTimeType(TimeKeeping.keeper?.date ?? Date()) }
  /// Any tolerance has an effect.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Does work in the loop's next turn.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/runloop)
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let keeper = TimeKeeping.keeper {
      _ = keeper.schedule(after: 0, every: nil, action)
      return
    }
    let work = HandedOver(action: action)
    perform { work.action() }
  }

  /// Does work in the loop at an instant.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/runloop)
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let keeper = TimeKeeping.keeper {
      _ = keeper.schedule(after: date.date.timeIntervalSince(keeper.date), every: nil, action)
      return
    }
    let work = HandedOver(action: action)
    add(Timer(fire: date.date, interval: 0, repeats: false) { _ in work.action() }, forMode: .default)
  }

  /// Does work in the loop at an instant and again after each interval, until it is cancelled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/runloop)
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let keeper = TimeKeeping.keeper {
      let delay = date.date.timeIntervalSince(keeper.date)
      return AnyCancellable(keeper.schedule(after: delay, every: interval.timeInterval, action))
    }
    let work = HandedOver(action: action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in work.action() }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}

extension OperationQueue: Scheduler {
  /// An instant.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/operationqueue/schedulertimetype)
  public typealias SchedulerTimeType = _SchedulerDate

  /// Nothing can be said besides.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/operationqueue/scheduleroptions)
  public struct SchedulerOptions {}

  /// The present instant.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// Any tolerance has an effect.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Does work as an operation of the queue.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/operationqueue)
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = HandedOver(action: action)
    addOperation { work.action() }
  }

  /// Adds work to the queue at an instant.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/operationqueue)
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = HandedOver(action: action)
    let delay = max(0, date.date.timeIntervalSinceNow)
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { self.addOperation { work.action() } }
  }

  /// Adds work to the queue at an instant and again after each interval, until it is cancelled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/operationqueue)
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let delay = max(0, date.date.timeIntervalSinceNow)
    let work = HandedOver(action: action)
    let clock = DispatchQueue.global()
    return clock.schedule(
      after: clock.now.advanced(by: .seconds(delay)), interval: interval, tolerance: tolerance, options: nil
    ) { self.addOperation { work.action() } }
  }
}
