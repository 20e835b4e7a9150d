public import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
  /// An instant on the clock of queues.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/dispatch/dispatchqueue/schedulertimetype)
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// A length of time.
    public typealias Stride = _SchedulerInterval
    /// The instant.
    public var dispatchTime: DispatchTime

    /// Makes an instant.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/dispatch/dispatchqueue/schedulertimetype)
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// The time from here to another instant.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/dispatch/dispatchqueue/schedulertimetype)
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(to >= from ? Double(to - from) / 1e9 : -Double(from - to) / 1e9)
    }

    /// The instant that much later.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/dispatch/dispatchqueue/schedulertimetype)
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// Feeds the instant to a hasher.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/dispatch/dispatchqueue/schedulertimetype)
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }
  }

  /// What can be said besides about a piece of work.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/dispatch/dispatchqueue/scheduleroptions)
  public struct SchedulerOptions {
    /// How urgent the work is.
    public var qos: DispatchQoS
    /// How the work is run.
    public var flags: DispatchWorkItemFlags

    /// Makes options.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/dispatch/dispatchqueue/scheduleroptions)
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
      self.qos = qos
      self.flags = flags
    }
  }

  /// The present instant.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// Any tolerance has an effect.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Does work on the queue.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/dispatch/dispatchqueue)
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = HandedOver(action: action)
    async(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { work.action() }
  }

  /// Does work on the queue at an instant.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/dispatch/dispatchqueue)
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = HandedOver(action: action)
    asyncAfter(deadline: date.dispatchTime) { work.action() }
  }

  /// Does work on the queue at an instant and again after each interval, until it is cancelled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/dispatch/dispatchqueue)
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = HandedOver(action: action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval)
    timer.setEventHandler { work.action() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
