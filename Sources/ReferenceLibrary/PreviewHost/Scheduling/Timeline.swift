import Synchronization

/// The queue and the virtual time of one scheduler: takes work from any thread, runs it on the main actor.
nonisolated final class Timeline: Sendable {
  /// The main actor's executor for the tasks of this timeline.
  let mainExecutor = MainJobExecutor()
  /// What runs and what waits.
  let state = Mutex(TimelineState())
  /// What the clocks of the system showed at the start.
  private let firstReadings = ClockReadings()
  /// The virtual time in nanoseconds, for those who may not wait for the lock.
  private let nanoseconds = Atomic<Int64>(0)
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

  /// What a clock of the system shows while this timeline runs, if it is one that shows virtual time.
  func reading(of clock: CInt) -> Duration? {
    firstReadings[clock].map { $0 + .nanoseconds(nanoseconds.load(ordering: .relaxed)) }
  }

  /// Whether `Date()` shows virtual time as well.
  var hasFixedCalendar: Bool { firstReadings.isCalendarFixed }

  /// What the calendar shows to those who ask for its virtual time.
  var calendarReading: Duration {
    firstReadings.calendar + .nanoseconds(nanoseconds.load(ordering: .relaxed))
  }

  /// Lets the clocks show what time it is.
  func setClocks() {
    nanoseconds.store(now.wholeNanoseconds, ordering: .relaxed)
  }

  /// Keeps work until an instant of a clock, reckoned from now in virtual time; false if the timeline is closed.
  func take<C: Clock>(_ work: Work, at instant: C.Instant, of clock: C) -> Bool {
    // Only the clocks of the standard library come here, and they count in durations.
    guard let left = clock.now.duration(to: instant) as? Duration else { return take(work) }
    // A real clock has gone on a little since somebody said how long to sleep.
    let delay = max(.zero, SystemClock.isReplaced ? left : left.roundedUpToMilliseconds)
    let sleeper = TaskReference.current
    return state.withLock { state in
      guard state.isOpen else { return false }
      state.wait(work, until: state.now + delay, number: state.number(), sleeper: sleeper)
      return true
    }
  }

  /// Lets the main queue run what is ready, for work that arrives while nothing runs it.
  func pumpLater() {
    DispatchCalls.onMainQueueReally {
      MainActor.assumeIsolated { self.pump() }
    }
  }
}

/// Somebody who wants to know when a turn is over, as long as the owner lives.
nonisolated struct TurnObserver {
  weak var owner: AnyObject?
  let action: @MainActor () -> Void
}

nonisolated extension Duration {
  /// The length in nanoseconds; centuries are all the same.
  var wholeNanoseconds: Int64 {
    let (product, overflow) = components.seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? .max / 2 : product + components.attoseconds / 1_000_000_000
  }

  /// The next whole millisecond.
  var roundedUpToMilliseconds: Duration {
    let fraction = components.attoseconds % 1_000_000_000_000_000
    return fraction > 0
      ? self + Duration(secondsComponent: 0, attosecondsComponent: 1_000_000_000_000_000 - fraction) : self
  }
}
