/// Does work at once, where it is.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/immediatescheduler)
public struct ImmediateScheduler: Scheduler, Sendable {
  /// Nothing can be said besides.
  public typealias SchedulerOptions = Never
  /// The one scheduler of this kind.
  public static let shared = ImmediateScheduler()

  /// The only instant there is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/immediatescheduler/schedulertimetype)
  public struct SchedulerTimeType: Strideable, Sendable {
    /// A length of time, which has no effect.
    public typealias Stride = _SchedulerInterval

    /// No time passes.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/immediatescheduler/schedulertimetype)
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }
    /// The same instant.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/immediatescheduler/schedulertimetype)
    public func advanced(by n: Stride) -> SchedulerTimeType { self }
  }

  /// The present instant.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// No tolerance has an effect.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Does work at once.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/immediatescheduler)
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  /// Does work at once.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/immediatescheduler)
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Does work at once, and only once.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/immediatescheduler)
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
