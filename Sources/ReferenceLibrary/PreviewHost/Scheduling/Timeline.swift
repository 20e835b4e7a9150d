import Dispatch
import Synchronization

/// The queue and the virtual time of one scheduler: takes work from any thread, runs it on the main actor.
nonisolated final class Timeline: Sendable {
  /// The main actor's executor for the tasks of this timeline.
  let mainExecutor = MainJobExecutor()
  /// What runs and what waits.
  let state = Mutex(TimelineState())
  /// How many jobs may run at one moment of virtual time.
  let limit: Int

  /// The moments at which work did not come to rest.
  @MainActor var overruns: [Overrun] = []
  /// Who wants to know when a turn is over.
  @MainActor var turnObservers: [TurnObserver] = []

  init(limit: Int) {
    self.limit = limit
    mainExecutor.attach(to: self)
    OpenTimelines.insert(self)
  }

  /// The virtual time since the start.
  var now: Duration {
    state.withLock { $0.now }
  }

  /// Whether a task has run here.
  func owns(task: UInt64) -> Bool {
    state.withLock { $0.tasks.contains(task) }
  }

  /// Queues work; false if the timeline is closed.
  ///
  /// If nothing runs the timeline's work now, the main queue will.
  func take(_ work: Work) -> Bool {
    let number = work.taskNumber
    let (isTaken, needsPump) = state.withLock { state in
      guard state.isOpen else { return (false, false) }
      state.append(work)
      state.wake(task: number)
      return (true, state.wantsPump())
    }
    if needsPump { pumpLater() }
    return isTaken
  }

  /// Keeps work until an instant of a real clock, reckoned from now in virtual time; false if the timeline is closed.
  func take<C: Clock>(_ work: Work, at instant: C.Instant, of clock: C) -> Bool {
    // Only the clocks of the standard library come here, and they count in durations.
    guard let left = clock.now.duration(to: instant) as? Duration else { return take(work) }
    let present = ContinuousClock.now
    let sleeper = TaskReference.current
    return state.withLock { state in
      guard state.isOpen else { return false }
      let delay = SleepEstimate.roundest(from: left, to: left + (present - state.origin))
      state.wait(work, until: state.now + delay, number: state.number(), sleeper: sleeper)
      return true
    }
  }

  /// Lets the main queue run what is ready, for work that arrives while nothing runs it.
  func pumpLater() {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.pump() }
    }
  }
}

/// Somebody who wants to know when a turn is over, as long as the owner lives.
nonisolated struct TurnObserver {
  weak var owner: AnyObject?
  let action: @MainActor () -> Void
}
