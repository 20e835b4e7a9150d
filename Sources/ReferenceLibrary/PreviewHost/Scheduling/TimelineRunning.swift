import Synchronization

nonisolated extension Timeline {
  /// Performs an event, then what it caused; inside another event only the event.
  @MainActor func run<Value>(_ event: () throws -> Value) rethrows -> Value {
    let isInner = state.withLock { $0.depth > 0 }
    let outer = enter()
    defer {
      let overrun = isInner ? nil : settle(until: now)
      leave(to: outer, at: overrun)
    }
    return try MainJobExecutor.$inherited.withValue(mainExecutor) { try event() }
  }

  /// Moves the virtual time, running in order what falls due, each with all that it causes.
  @MainActor func advance(by duration: Duration) -> Overrun? {
    let outer = enter()
    let overrun = settle(until: now + max(.zero, duration))
    leave(to: outer, at: overrun)
    return overrun
  }

  /// Reads something that may ask for the date, and runs nothing.
  @MainActor func read<Value>(_ body: () throws -> Value) rethrows -> Value {
    guard hasFixedCalendar, ActiveTimeline.onThisThread == nil else { return try body() }
    _ = ActiveTimeline.replace(by: self)
    defer { _ = ActiveTimeline.replace(by: nil) }
    return try body()
  }

  /// Runs what came while nothing ran it.
  @MainActor func pump() {
    state.withLock { $0.isPumpComing = false }
    _ = advance(by: .zero)
  }

  /// Ends all: tasks that sleep are cancelled and run to their end; what is left over returns to the runtime.
  @MainActor func close() {
    guard state.withLock({ $0.isOpen }) else { return }
    let outer = enter()
    while let waiting = state.withLock({ state in state.waiting.first { $0.sleeper != nil } }) {
      waiting.sleeper?.cancel()
      state.withLock { state in
        if let work = state.remove(number: waiting.number) { state.append(work) }
      }
    }
    let overrun = settle(until: now)
    turnObservers = []
    OpenTimelines.remove(self)
    let rest = state.withLock { $0.close() }
    leave(to: outer, at: overrun)
    for work in rest { release(work) }
  }

  /// Makes this the timeline that catches what this thread starts; returns the one before.
  @MainActor private func enter() -> Timeline? {
    state.withLock { $0.depth += 1 }
    return ActiveTimeline.replace(by: self)
  }

  @MainActor private func leave(to outer: Timeline?, at overrun: Overrun?) {
    _ = ActiveTimeline.replace(by: outer)
    let needsPump = state.withLock { state in
      state.depth -= 1
      return overrun == nil && state.wantsPump()
    }
    if needsPump { pumpLater() }
  }

  /// Runs all that is ready and all that falls due, up to a time.
  @MainActor private func settle(until end: Duration) -> Overrun? {
    var count = 0
    var moment = now
    repeat {
      let time = now
      // Sleeps of next to nothing, one after the other, are one moment.
      if time - moment >= .milliseconds(1) { (count, moment) = (0, time) }
      guard runTurns(&count) else {
        let overrun = Overrun(limit: limit, time: time)
        overruns.append(overrun)
        return overrun
      }
    } while moveToNext(by: end)
    return nil
  }

  /// Moves the time to the next work that falls due by a time, or else to that time.
  @MainActor private func moveToNext(by end: Duration) -> Bool {
    defer { setClocks() }
    return state.withLock { state in
      if state.makeReady(dueBy: end) { return true }
      state.now = max(state.now, end)
      return false
    }
  }

  /// Runs turn after turn until nothing is ready: a turn is all that was ready when it began.
  @MainActor private func runTurns(_ count: inout Int) -> Bool {
    while true {
      endTurn()
      var turn = state.withLock { $0.readyCount }
      if turn == 0 { return true }
      while turn > 0 {
        guard count < limit else { return false }
        guard let work = state.withLock({ $0.takeNext() }) else { break }
        (turn, count) = (turn - 1, count + 1)
        perform(work)
      }
    }
  }

  @MainActor private func perform(_ work: Work) {
    switch work {
    case .main(let job): job.runSynchronously(on: mainExecutor.asUnownedSerialExecutor())
    case .background(let job): job.runSynchronously(on: RuntimeHooks.noExecutor)
    case .resumption(let continuation): continuation.resume()
    case .action(let action): MainJobExecutor.$inherited.withValue(mainExecutor) { action() }
    }
  }

  @MainActor private func endTurn() {
    turnObservers.removeAll { $0.owner == nil }
    for observer in turnObservers where observer.owner != nil { observer.action() }
  }

  /// Gives work that will not run here back to the runtime.
  @MainActor private func release(_ work: Work) {
    switch work {
    case .main(let job): mainExecutor.enqueueReally(job)
    case .background(let job): DefaultExecutor.enqueueReally(job)
    case .resumption(let continuation): continuation.resume(throwing: CancellationError())
    case .action: break
    }
  }
}
