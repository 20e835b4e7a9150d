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
