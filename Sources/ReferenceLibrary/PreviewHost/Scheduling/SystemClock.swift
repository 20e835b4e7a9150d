import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The clocks that `ContinuousClock` and `SuspendingClock` read, and their stand-in: while a timeline runs on a thread,
/// both show the timeline's time there. Every other thread, and everything but the concurrency runtime, reads the real
/// ones.
///
/// Without it, `sleep(for: .seconds(1))` would reach the timeline as an instant of a real clock, a second and a bit
/// after a moment that nobody knows any more.
nonisolated enum SystemClock {
  /// Whether the concurrency runtime reads the stand-in.
  static let isReplaced: Bool = {
    // The first call binds the name; only then can another function take its place.
    _ = ContinuousClock.now
    return ImportTable.replace(
      "clock_gettime", of: "libswift_Concurrency.so", by: unsafeBitCast(standIn, to: UInt.self))
  }()

  /// Whether `Date()` reads the stand-in.
  static let isReplacedForDates: Bool = {
    _ = Date()
    return ImportTable.replace(
      "clock_gettime", of: "libFoundationEssentials.so", by: unsafeBitCast(standIn, to: UInt.self))
  }()

  /// What a clock of the system shows.
  static func reading(of clock: clockid_t) -> Duration {
    var time = timespec()
    _ = clock_gettime(clock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private typealias Reader = @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> CInt

  private static let standIn: Reader = { clock, time in
    guard let timeline = ActiveTimeline.onThisThread, let reading = timeline.reading(of: clock) else {
      return clock_gettime(clock, time)
    }
    let (seconds, attoseconds) = reading.components
    time.pointee = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    return 0
  }
}

/// What the two clocks of the system showed at one moment.
nonisolated struct ClockReadings: Sendable {
  /// What the calendar showed, or the moment at which everything begins.
  let calendar: Duration
  /// Whether `Date()` begins at that moment as well.
  let isCalendarFixed: Bool
  private let continuous = SystemClock.reading(of: CLOCK_BOOTTIME)
  private let suspending = SystemClock.reading(of: CLOCK_MONOTONIC)

  init() {
    let fixed = FixedCalendar.beginning
    calendar = fixed ?? SystemClock.reading(of: CLOCK_REALTIME)
    isCalendarFixed = fixed != nil && SystemClock.isReplacedForDates
  }

  subscript(clock: clockid_t) -> Duration? {
    switch clock {
    case CLOCK_REALTIME where isCalendarFixed: calendar
    case CLOCK_BOOTTIME: continuous
    case CLOCK_MONOTONIC: suspending
    default: nil
    }
  }
}
