import Synchronization

/// A timer of a scheduler: runs a closure at a virtual time, once or again and again, until it is cancelled.
@MainActor final class ScheduledAction {
  private let timeline: Timeline
  private let interval: Duration?
  private let action: @MainActor () -> Void
  private var number: UInt64?

  init(timeline: Timeline, due: Duration, interval: Duration?, action: @escaping @MainActor () -> Void) {
    (self.timeline, self.interval, self.action) = (timeline, interval, action)
    wait(until: due)
  }

  /// Stops the timer.
  func cancel() {
    guard let number else { return }
    self.number = nil
    _ = timeline.state.withLock { $0.remove(number: number) }
  }

  private func wait(until due: Duration) {
    number = timeline.schedule(at: due) { self.fire(at: due) }
  }

  private func fire(at due: Duration) {
    guard number != nil else { return }
    number = nil
    if let interval { wait(until: due + interval) }
    action()
  }
}
