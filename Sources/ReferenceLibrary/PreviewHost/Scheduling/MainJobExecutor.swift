@_spi(ExperimentalScheduling) import _Concurrency

/// The main actor as the tasks of one timeline see it: their jobs go to the timeline's queue.
///
/// Suspended tasks refer to it without keeping it, so it is never freed: a few words for every timeline.
nonisolated final class MainJobExecutor: SerialExecutor, SchedulingExecutor {
  /// The executor of the task's timeline; what a task starts inherits it.
  @TaskLocal static var inherited: MainJobExecutor?

  /// Its timeline while there is one; set once, before any other thread knows the executor.
  private nonisolated(unsafe) weak var timeline: Timeline?

  init() {
    _ = Unmanaged.passRetained(self)
  }

  func attach(to timeline: Timeline) {
    self.timeline = timeline
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if timeline?.take(.main(job)) != true { enqueueReally(job) }
  }

  func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
    let job = UnownedJob(job)
    if timeline?.take(.main(job), at: instant, of: clock) != true { enqueueReally(job) }
  }

  /// Hands a job to the real main queue, as when there is no timeline.
  func enqueueReally(_ job: UnownedJob) {
    DispatchCalls.onMainQueueReally { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func checkIsolated() {
    precondition(ActiveTimeline.onThisThread != nil, "not on the main actor")
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }
}
