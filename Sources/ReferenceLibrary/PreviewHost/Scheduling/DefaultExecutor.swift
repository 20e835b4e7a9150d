@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// Stands before the runtime's executor for code without an actor: catches what belongs to a timeline or is started by
/// one, and hands everything else on.
///
/// It has no state, so that a thread which meets it half installed does nothing wrong.
nonisolated final class DefaultExecutor: TaskExecutor, SchedulingExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let number = TaskReference.number(of: job)
    let timeline = OpenTimelines.owner(of: number) ?? ActiveTimeline.starting(task: number)
    if timeline?.take(.background(job)) != true { Self.enqueueReally(job) }
  }

  func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
    if let timeline = ActiveTimeline.onThisThread {
      let job = UnownedJob(job)
      if !timeline.take(.background(job), at: instant, of: clock) { Self.enqueueReally(job) }
    } else if let executor = Self.platform as? any SchedulingExecutor {
      executor.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
    }
  }

  /// Queues a job on the threads of the runtime.
  static func enqueueReally(_ job: UnownedJob) {
    platform.enqueue(job)
  }

  private static let platform = PlatformExecutorFactory.defaultExecutor
}

/// The executors of a process with preview hosts: the platform's main executor, and the default one behind ours.
nonisolated enum PreviewExecutors: ExecutorFactory {
  static var mainExecutor: any MainExecutor { PlatformExecutorFactory.mainExecutor }
  static let defaultExecutor: any TaskExecutor = DefaultExecutor()

  static func install() {
    _createExecutors(factory: PreviewExecutors.self)
  }
}
