import Synchronization

nonisolated extension Timeline {
  /// Suspends the task until a virtual time.
  func sleep(until due: Duration) async throws {
    try Task.checkCancellation()
    let number = state.withLock { $0.number() }
    defer { _ = state.withLock { $0.cancelledEarly.remove(number) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = TaskReference.current
        let isWaiting = state.withLock { state in
          guard state.isOpen, !state.cancelledEarly.contains(number) else { return false }
          state.wait(.resumption(continuation), until: due, number: number, sleeper: sleeper)
          return true
        }
        if !isWaiting { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      cancelSleep(number)
    }
  }

  private func cancelSleep(_ number: UInt64) {
    let work = state.withLock { state in
      let work = state.remove(number: number)
      if work == nil { state.cancelledEarly.insert(number) }
      return work
    }
    if case .resumption(let continuation) = work { continuation.resume(throwing: CancellationError()) }
  }

  /// Does something at a virtual time; gives the number that takes it back.
  func schedule(at due: Duration, _ action: @escaping @MainActor @Sendable () -> Void) -> UInt64 {
    state.withLock { state in
      let number = state.number()
      if state.isOpen { state.wait(.action(action), until: due, number: number, sleeper: nil) }
      return number
    }
  }
}
