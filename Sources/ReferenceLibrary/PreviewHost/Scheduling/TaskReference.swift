import Synchronization

/// A task that is suspended, and the number by which the runtime knows it.
nonisolated struct TaskReference: @unchecked Sendable {
  let number: UInt64
  private let task: UnsafeCurrentTask

  /// The task that runs now on this thread.
  static var current: TaskReference? {
    withUnsafeCurrentTask { task in
      task.map { TaskReference(number: taskNumber(unsafeBitCast($0, to: OpaquePointer.self)), task: $0) }
    }
  }

  /// The number of a task that is made to learn it: tasks are numbered in the order in which they are made.
  static var newest: UInt64? {
    let number = Mutex<UInt64?>(nil)
    Task.immediate { number.withLock { $0 = current?.number } }
    return number.withLock { $0 }
  }

  /// The number of the task that a job belongs to; 0 if it belongs to none.
  static func number(of job: UnownedJob) -> UInt64 {
    taskNumber(unsafeBitCast(job, to: OpaquePointer.self))
  }

  /// Cancels the task. It must not have ended: one that sleeps has not.
  func cancel() {
    task.cancel()
  }
}

@_silgen_name("swift_task_getJobTaskId")
nonisolated private func taskNumber(_ job: OpaquePointer) -> UInt64
