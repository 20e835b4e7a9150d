public import Foundation

/// When a view is made anew.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/timelineschedule)
@available(iOS 15.0, *)
public protocol TimelineSchedule {
  /// The moments from a date on.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The moments from a date on.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a view may be made anew.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/timelineschedulemode)
@available(iOS 15.0, *)
public enum TimelineScheduleMode: Sendable {
  /// As often as it wants.
  case normal
  /// Seldom.
  case lowFrequency
}

/// Moments at equal distances.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/periodictimelineschedule)
@available(iOS 15.0, *)
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  package let start: Date
  package let interval: TimeInterval

  /// Makes moments `interval` seconds apart.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The moments from a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
    let steps = (startDate.timeIntervalSince(start) / interval).rounded(.up)
    let interval = interval
    return sequence(first: start.addingTimeInterval(max(0, steps) * interval)) { $0.addingTimeInterval(interval) }
  }
}

@available(iOS 15.0, *)
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments `interval` seconds apart.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/timelineschedule/periodic(from:by:))
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    .init(from: startDate, by: interval)
  }
}

/// A view that is made anew by a timetable.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/timelineview)
@available(iOS 15.0, *)
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  /// The moment for which the view is made.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/timelineviewdefaultcontext)
  public struct Context: Sendable {
    /// The moment.
    public let date: Date
  }

  package let schedule: Schedule
  package let content: (Context) -> Content

  /// Makes a view by a timetable.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
