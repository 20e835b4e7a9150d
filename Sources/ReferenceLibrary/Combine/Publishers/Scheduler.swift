public import Dispatch
public import Foundation

/// Where and when work is done.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/scheduler)
public protocol Scheduler {
  /// The lengths of time that it knows.
  associatedtype Delay: _SchedulerDelay

  /// Does work as soon as it can.
  func schedule(_ action: @escaping () -> Void)
  /// Does work after a while.
  func schedule(after delay: Delay, _ action: @escaping () -> Void)
}

/// A length of time that a scheduler knows.
public protocol _SchedulerDelay {
  /// A number of seconds.
  static func seconds(_ count: Int) -> Self
  /// A number of seconds.
  static func seconds(_ count: Double) -> Self
  /// A number of thousandths of a second.
  static func milliseconds(_ count: Int) -> Self
}

/// A number of seconds, as schedulers of Foundation count time.
public struct _Seconds: _SchedulerDelay, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  package let count: Double

  /// Makes a length of time of a literal.
  public init(floatLiteral value: Double) {
    count = value
  }

  /// Makes a length of time of a literal.
  public init(integerLiteral value: Int) {
    count = Double(value)
  }

  /// A number of seconds.
  public static func seconds(_ count: Int) -> _Seconds { _Seconds(integerLiteral: count) }
  /// A number of seconds.
  public static func seconds(_ count: Double) -> _Seconds { _Seconds(floatLiteral: count) }
  /// A number of thousandths of a second.
  public static func milliseconds(_ count: Int) -> _Seconds { _Seconds(floatLiteral: Double(count) / 1000) }
}

/// Work on its way to another thread, of which nothing is known but that it is handed over whole.
private struct HandedOver: @unchecked Sendable {
  let action: () -> Void
}

extension DispatchQueue: Scheduler {
  /// The lengths of time that it knows.
  public typealias Delay = _Seconds

  /// Does work on the queue.
  public func schedule(_ action: @escaping () -> Void) {
    let work = HandedOver(action: action)
    async { work.action() }
  }

  /// Does work on the queue after a while.
  public func schedule(after delay: Delay, _ action: @escaping () -> Void) {
    let work = HandedOver(action: action)
    asyncAfter(deadline: .now() + delay.count) { work.action() }
  }
}

extension RunLoop: Scheduler {
  /// The lengths of time that it knows.
  public typealias Delay = _Seconds

  /// Does work in the loop's next turn.
  public func schedule(_ action: @escaping () -> Void) {
    let work = HandedOver(action: action)
    perform { work.action() }
  }

  /// Does work in the loop after a while.
  public func schedule(after delay: Delay, _ action: @escaping () -> Void) {
    let work = HandedOver(action: action)
    add(Timer(timeInterval: delay.count, repeats: false) { _ in work.action() }, forMode: .default)
  }
}

/// Does work at once, where it is.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/immediatescheduler)
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The one scheduler of this kind.
  public static let shared = ImmediateScheduler()
  /// The lengths of time that it knows.
  public typealias Delay = _Seconds

  /// Does work at once.
  public func schedule(_ action: @escaping () -> Void) {
    action()
  }

  /// Does work at once.
  public func schedule(after delay: Delay, _ action: @escaping () -> Void) {
    action()
  }
}
