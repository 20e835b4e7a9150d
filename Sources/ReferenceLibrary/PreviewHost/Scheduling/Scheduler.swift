import Synchronization

/// Runs what an event causes at once and in order: tasks, awaits and, in virtual time, sleeps and timers.
///
/// While it runs, what its thread starts goes to its own queue: parts of tasks on the main actor and off it,
/// detached tasks, actors. Tasks that it has caught stay its own: when something outside wakes one, it goes on in the
/// next call, or when the main queue comes round. What other threads do is left to the runtime.
@MainActor final class Scheduler {
  private let timeline: Timeline

  /// Makes a scheduler whose time is zero.
  ///
  /// - Parameter limit: How many jobs may run at one moment; one more is an `Overrun`.
  init(limit: Int = 100_000) {
    _ = RuntimeHooks.areInstalled
    timeline = Timeline(limit: limit)
  }

  isolated deinit {
    timeline.close()
  }

  /// Whether this runtime lets a scheduler catch tasks; without that they run as the main queue comes round.
  static var isSupported: Bool { RuntimeHooks.areInstalled }

  /// The virtual time since the start.
  var now: Duration { timeline.now }

  /// When the next sleep ends or the next timer fires, if one waits.
  var nextDue: Duration? { timeline.state.withLock { $0.waiting.first?.due } }

  /// How long from now each sleep lasts and each timer runs, the shortest first.
  var waits: [Duration] { timeline.state.withLock { state in state.waiting.map { $0.due - state.now } } }

  /// Whether something is ready, sleeps, or waits for its time.
  var hasPendingWork: Bool { timeline.state.withLock { $0.readyCount > 0 || !$0.waiting.isEmpty } }

  /// Whether something can run at the present time.
  var hasReadyWork: Bool { timeline.state.withLock { $0.readyCount > 0 } }

  /// The times at which work did not come to rest.
  var overruns: [Overrun] { timeline.overruns }

  /// A clock for models, with this scheduler's time.
  var clock: PreviewClock { PreviewClock(timeline: timeline) }

  /// Performs an event, then all that it causes at the present time. Within another event it is a part of that one.
  @discardableResult func run<Value>(_ event: () throws -> Value) rethrows -> Value {
    try timeline.run(event)
  }

  /// Reads something that may ask for the time, and runs nothing.
  func read<Value>(_ body: () throws -> Value) rethrows -> Value {
    try timeline.read(body)
  }

  /// Runs what is ready at the present time.
  @discardableResult func runUntilIdle() -> Overrun? {
    timeline.advance(by: .zero)
  }

  /// Moves the time, running in order what falls due, each with all that it causes.
  @discardableResult func advance(by duration: Duration) -> Overrun? {
    timeline.advance(by: duration)
  }

  /// Calls a closure at the end of every turn, as long as its owner lives: after an event, and after the work that was
  /// ready when the turn began. There the views are brought up to date.
  func onTurnEnd(for owner: AnyObject, _ action: @escaping @MainActor () -> Void) {
    timeline.turnObservers.append(TurnObserver(owner: owner, action: action))
  }

  /// Calls a closure after a while, once or, with an interval, again and again.
  func schedule(
    after delay: Duration, every interval: Duration? = nil, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    ScheduledAction(timeline: timeline, due: now + delay, interval: interval, action: action)
  }

  /// Ends all that it runs: tasks that sleep are cancelled. A scheduler that goes does so of itself.
  func close() {
    timeline.close()
  }
}
