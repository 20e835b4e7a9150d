import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The timeline that runs now, and the thread on which it does.
///
/// The main actor is not bound to one thread on this system, but it is on one at a time.
nonisolated enum ActiveTimeline {
  /// The thread that runs a timeline; 0 if none does.
  private static let thread = Atomic<UInt>(0)
  /// Read and written only by the main actor, and by hooks on its thread.
  private nonisolated(unsafe) static var timeline: Timeline?

  /// The timeline that this thread runs.
  static var onThisThread: Timeline? {
    thread.load(ordering: .relaxed) == thisThread ? timeline : nil
  }

  /// The last task that there was when the thread began to run its timeline.
  private nonisolated(unsafe) static var lastTask: UInt64 = 0

  /// The timeline that this thread runs, if the task is new or the job is none of a task: others only pass by.
  static func starting(task: UInt64) -> Timeline? {
    guard let timeline = onThisThread, task == 0 || task > lastTask else { return nil }
    return timeline
  }

  /// Makes a timeline the one that catches what this thread starts; returns the one before.
  @MainActor static func replace(by next: Timeline?) -> Timeline? {
    if next != nil, let newest = TaskReference.newest { lastTask = newest }
    defer {
      timeline = next
      thread.store(next == nil ? 0 : thisThread, ordering: .relaxed)
    }
    return timeline
  }

  /// Does something that a timeline of this thread is not to catch.
  static func withoutCatching(_ body: () -> Void) {
    let isCatching = thread.load(ordering: .relaxed) == thisThread
    if isCatching { thread.store(0, ordering: .relaxed) }
    body()
    if isCatching { thread.store(thisThread, ordering: .relaxed) }
  }

  private static var thisThread: UInt {
    UInt(bitPattern: Int(truncatingIfNeeded: pthread_self()))
  }
}
