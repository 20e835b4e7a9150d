public import Foundation

/// When a view is made anew.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/timelineschedule)
@available(iOS 15.0, *)
public protocol TimelineSchedule {
  /// The moments from a date on.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The moments from a date on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/timelineschedule/entries(from:mode:))
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
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/periodictimelineschedule/init(from:by:))
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The moments from a date on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/periodictimelineschedule/entries(from:mode:))
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

/// Times at the beginning of each minute.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/everyminutetimelineschedule)
@available(iOS 15.0, *)
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/everyminutetimelineschedule/init())
  public init() {}

  /// The times from `startDate` on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/everyminutetimelineschedule/entries(from:mode:))
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) { $0.addingTimeInterval(60) }
  }
}

/// Times for animations, as often as the screen shows or less.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/animationtimelineschedule)
@available(iOS 15.0, *)
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  package let minimumInterval: Double
  package let paused: Bool

  /// Makes the schedule.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animationtimelineschedule/init(minimuminterval:paused:))
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval ?? 1 / 60
    self.paused = paused
  }

  /// The times from `startDate` on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animationtimelineschedule/entries(from:mode:))
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
    let (interval, paused) = (minimumInterval, paused)
    return sequence(first: startDate) { paused ? nil : $0.addingTimeInterval(interval) }
  }
}

/// Times that the app lists.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/explicittimelineschedule)
@available(iOS 15.0, *)
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  package let dates: Entries

  /// Makes the schedule of the times in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/explicittimelineschedule/init(_:))
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// All the times.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/explicittimelineschedule/entries(from:mode:))
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    dates
  }
}

@available(iOS 15.0, *)
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the beginning of each minute.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/timelineschedule/everyminute)
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
@available(iOS 15.0, *)
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the screen shows.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/timelineschedule/animation)
  public static var animation: AnimationTimelineSchedule { .init() }

  /// As often as the screen shows, or less.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/timelineschedule/animation(minimuminterval:paused:))
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}
@available(iOS 15.0, *)
extension TimelineSchedule {
  /// At times that the app lists.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/timelineschedule/explicit(_:))
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    .init(dates)
  }
}

/// A view that is made anew by a timetable.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/timelineview)
@available(iOS 15.0, *)
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  /// What the content is told of the moment.
  public typealias Context = TimelineViewDefaultContext

  package let schedule: Schedule
  package let content: (TimelineViewDefaultContext) -> Content

  /// Makes a view by a timetable.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/timelineview/init(_:content:))
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }
}

/// The moment for which the view is made.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/timelineviewdefaultcontext)
@available(iOS 15.0, *)
public struct TimelineViewDefaultContext: Sendable {
  /// How often the view is shown anew.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/timelineview/context/cadence-swift.enum)
  public enum Cadence: Comparable, Sendable {
    /// As often as the screen shows.
    case live
    /// Each second.
    case seconds
    /// Each minute.
    case minutes
  }

  /// The moment.
  public let date: Date
  /// How often the view is shown anew.
  public var cadence: Cadence { .live }

  package init(date: Date) {
    self.date = date
  }
}

extension TimelineView: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
