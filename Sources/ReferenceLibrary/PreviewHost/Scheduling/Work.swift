/// One piece of work that a timeline runs on the main actor.
nonisolated enum Work {
  /// A part of a task on the main actor.
  case main(UnownedJob)
  /// A part of a task, or of an actor's queue, that is bound to no thread.
  case background(UnownedJob)
  /// A task that slept on the virtual clock.
  case resumption(CheckedContinuation<Void, any Error>)
  /// A closure of a timer.
  case action(@MainActor @Sendable () -> Void)

  /// The number of the task that the work continues; 0 if it continues none.
  var taskNumber: UInt64 {
    switch self {
    case .main(let job), .background(let job): TaskReference.number(of: job)
    case .resumption, .action: 0
    }
  }
}

/// Work that waits for its time.
nonisolated struct WaitingWork {
  /// The virtual time at which it falls due.
  let due: Duration
  /// Tells pieces of work apart.
  let number: UInt64
  let work: Work
  /// The task that sleeps until then, if it is a sleep.
  let sleeper: TaskReference?
}
