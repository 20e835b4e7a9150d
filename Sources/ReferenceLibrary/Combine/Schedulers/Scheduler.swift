/// Where and when work is done.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/scheduler)
public protocol Scheduler<SchedulerTimeType> {
  /// The instants that it knows.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What can be said besides about a piece of work.
  associatedtype SchedulerOptions

  /// The present instant.
  var now: SchedulerTimeType { get }
  /// The smallest tolerance that has an effect.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Does work as soon as it can.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/scheduler)
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Does work at an instant.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/scheduler)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Does work at an instant and again after each interval, until it is cancelled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/scheduler)
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Does work as soon as it can.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/scheduler)
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Does work at an instant.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/scheduler)
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Does work at an instant, with a tolerance.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/scheduler)
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Does work at an instant and again after each interval, until it is cancelled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/scheduler)
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A length of time that can be made of seconds and their parts.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/schedulertimeintervalconvertible)
public protocol SchedulerTimeIntervalConvertible {
  /// A number of seconds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/schedulertimeintervalconvertible)
  static func seconds(_ s: Int) -> Self
  /// A number of seconds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/schedulertimeintervalconvertible)
  static func seconds(_ s: Double) -> Self
  /// A number of thousandths of a second.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/schedulertimeintervalconvertible)
  static func milliseconds(_ ms: Int) -> Self
  /// A number of millionths of a second.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/schedulertimeintervalconvertible)
  static func microseconds(_ us: Int) -> Self
  /// A number of billionths of a second.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/schedulertimeintervalconvertible)
  static func nanoseconds(_ ns: Int) -> Self
}

/// A length of time in seconds: what the schedulers of Foundation and Dispatch count in.
public struct _SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Codable, Sendable
{
  /// The number of seconds.
  public var timeInterval: Double
  /// The number of seconds without its sign.
  public var magnitude: Double { abs(timeInterval) }

  /// Makes a length of time of seconds.
  public init(_ timeInterval: Double) {
    self.timeInterval = timeInterval
  }

  /// Makes a length of time of a whole number of seconds.
  public init(integerLiteral value: Int) {
    timeInterval = Double(value)
  }

  /// Makes a length of time of a number of seconds.
  public init(floatLiteral value: Double) {
    timeInterval = value
  }

  /// Makes a length of time of a whole number of seconds, if it can be written so.
  public init?(exactly source: some BinaryInteger) {
    guard let value = Double(exactly: source) else { return nil }
    timeInterval = value
  }

  /// A number of seconds.
  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  /// A number of seconds.
  public static func seconds(_ s: Double) -> Self { Self(s) }
  /// A number of thousandths of a second.
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1_000) }
  /// A number of millionths of a second.
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1_000_000) }
  /// A number of billionths of a second.
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1_000_000_000) }

  /// Whether the first is the shorter one.
  public static func < (left: Self, right: Self) -> Bool { left.timeInterval < right.timeInterval }
  /// The sum of two.
  public static func + (left: Self, right: Self) -> Self { Self(left.timeInterval + right.timeInterval) }
  /// The difference of two.
  public static func - (left: Self, right: Self) -> Self { Self(left.timeInterval - right.timeInterval) }
  /// The product of two.
  public static func * (left: Self, right: Self) -> Self { Self(left.timeInterval * right.timeInterval) }
  /// Adds one.
  public static func += (left: inout Self, right: Self) { left = left + right }
  /// Takes one away.
  public static func -= (left: inout Self, right: Self) { left = left - right }
  /// Multiplies by one.
  public static func *= (left: inout Self, right: Self) { left = left * right }
}

/// Work on its way to another thread, of which nothing is known but that it is handed over whole.
struct HandedOver: @unchecked Sendable {
  let action: () -> Void
}
