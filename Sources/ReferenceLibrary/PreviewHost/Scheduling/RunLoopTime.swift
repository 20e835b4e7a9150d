import Combine
import Foundation

/// Keeps the time of run loops for Combine while a timeline runs.
nonisolated struct RunLoopTime: TimeKeeper {
  let timeline: Timeline

  /// Lets Combine ask for the timeline of its thread.
  static func install() {
    TimeKeeping.find = { ActiveTimeline.onThisThread.map { RunLoopTime(timeline: $0) } }
  }

  var date: Date {
    Date(timeIntervalSince1970: timeline.calendarReading / .seconds(1))
  }

  func schedule(after delay: Double, every interval: Double?, _ action: @escaping () -> Void) -> () -> Void {
    let work = HandedOver(action: action)
    let timer = MainActor.assumeIsolated {
      ScheduledAction(
        timeline: timeline, due: timeline.now + max(.zero, Self.duration(delay)),
        interval: interval.map { max(.milliseconds(1), Self.duration($0)) }, action: { work.action() })
    }
    return { MainActor.assumeIsolated { timer.cancel() } }
  }

  /// Instants of the calendar are exact to a tenth of a microsecond only.
  private static func duration(_ seconds: Double) -> Duration {
    .microseconds(Int64((max(-1e9, min(seconds, 1e9)) * 1_000_000).rounded()))
  }

  /// Work of which nothing is known but that it is handed over whole.
  private struct HandedOver: @unchecked Sendable {
    let action: () -> Void
  }
}
