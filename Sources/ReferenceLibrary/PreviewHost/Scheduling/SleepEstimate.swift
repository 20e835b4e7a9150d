/// Finds the length of a sleep of which only the end is known.
///
/// The runtime turns `sleep(for: .seconds(1))` into an instant of the real clock before a scheduler hears of it.
/// A little real time has gone by since, so the length lies between what is left now (`shortest`) and what was left
/// when the job before began (`longest`). Of the lengths between, people write the roundest.
nonisolated enum SleepEstimate {
  /// The roundest length between the two, nothing if they lie in the past.
  static func roundest(from shortest: Duration, to longest: Duration) -> Duration {
    guard longest > .zero else { return .zero }
    let low = max(0, nanoseconds(shortest))
    let high = min(nanoseconds(longest), low + farthest)
    var step: Int64 = 3_600_000_000_000
    for divisor in [60, 60, 10, 10, 10, 10, 10, 10] as [Int64] {
      let candidate = (low + step - 1) / step * step
      if candidate <= high { return .nanoseconds(candidate) }
      step /= divisor
    }
    return .nanoseconds((low + 999) / 1000 * 1000)
  }

  /// How much real time at most may have gone by between the two; more is a pause of the whole process.
  private static let farthest: Int64 = 20_000_000

  private static func nanoseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? .max / 2 : product + attoseconds / 1_000_000_000
  }
}
