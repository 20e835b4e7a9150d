extension Publishers {
  /// How values are put together by the time when they come.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/timegroupingstrategy)
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// By intervals of a length.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// By intervals of a length, but at most so many together.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

    var parts: (scheduler: Context, interval: Context.SchedulerTimeType.Stride, count: Int?) {
      switch self {
      case .byTime(let scheduler, let interval): (scheduler, interval, nil)
      case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
      }
    }
  }
}
