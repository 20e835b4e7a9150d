import Combine

/// A scheduler whose time stands still until a test moves it.
final class TestScheduler: Scheduler {
  typealias SchedulerOptions = Never

  struct SchedulerTimeType: Strideable {
    typealias Stride = _SchedulerInterval
    var seconds: Double

    func distance(to other: SchedulerTimeType) -> Stride { Stride(other.seconds - seconds) }
    func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(seconds: seconds + n.timeInterval) }
  }

  private struct Work {
    let due: Double
    let order: Int
    let action: () -> Void
  }

  private(set) var now = SchedulerTimeType(seconds: 0)
  let minimumTolerance: SchedulerTimeType.Stride = 0
  private var waiting: [Work] = []
  private var count = 0

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(action, due: now.seconds)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    add(action, due: date.seconds)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isCancelled = false
    func turn(at time: SchedulerTimeType) {
      schedule(after: time) {
        guard !isCancelled else { return }
        action()
        turn(at: time.advanced(by: interval))
      }
    }
    turn(at: date)
    return AnyCancellable { isCancelled = true }
  }

  /// Lets time pass, and does what is due meanwhile, in order.
  func advance(by interval: SchedulerTimeType.Stride = 0) {
    let end = now.advanced(by: interval)
    while let next = waiting.filter({ $0.due <= end.seconds }).min(by: { ($0.due, $0.order) < ($1.due, $1.order) }) {
      waiting.removeAll { $0.order == next.order }
      now = SchedulerTimeType(seconds: max(now.seconds, next.due))
      next.action()
    }
    now = end
  }

  private func add(_ action: @escaping () -> Void, due: Double) {
    count += 1
    waiting.append(Work(due: due, order: count, action: action))
  }
}
