import Foundation
import Testing

@testable import PreviewHost

@MainActor @Suite struct SchedulingTimeTests {
  let scheduler = Scheduler()
  let log = Log()

  @Test func `a sleep ends when the time is moved, not before`() {
    scheduler.run {
      Task {
        try await Task.sleep(for: .seconds(1))
        log("awake")
      }
    }
    #expect(scheduler.nextDue == .seconds(1))
    scheduler.advance(by: .milliseconds(999))
    #expect(log.lines.isEmpty)
    scheduler.advance(by: .milliseconds(1))
    #expect(log.lines == ["awake"])
    #expect(scheduler.now == .seconds(1))
    #expect(!scheduler.hasPendingWork)
  }

  @Test func `every way to sleep uses the virtual time`() {
    scheduler.run {
      Task {
        try await Task.sleep(for: .milliseconds(250))
        log("for \(scheduler.now)")
        try await Task.sleep(nanoseconds: 500_000_000)
        log("nanoseconds \(scheduler.now)")
        try await ContinuousClock().sleep(for: .seconds(1))
        log("continuous \(scheduler.now)")
        try await SuspendingClock().sleep(for: .seconds(1))
        log("suspending \(scheduler.now)")
        try await Task.sleep(until: .now + .seconds(1.5), tolerance: .seconds(1), clock: .continuous)
        log("until \(scheduler.now)")
        let clock: any Clock<Duration> = ContinuousClock()
        try await clock.sleep(for: .milliseconds(333))
        log("any \(scheduler.now)")
        try await scheduler.clock.sleep(for: .nanoseconds(5))
        log("preview \(scheduler.now)")
      }
    }
    #expect(scheduler.advance(by: .seconds(3600)) == nil)
    #expect(
      log.lines == [
        "for 0.25 seconds", "nanoseconds 0.75 seconds", "continuous 1.75 seconds", "suspending 2.75 seconds",
        "until 4.25 seconds", "any 4.583 seconds", "preview 4.583000005 seconds",
      ])
    #expect(scheduler.now == .seconds(3600))
  }

  @Test func `the continuous clock shows virtual time in a scheduler's work, and real time outside`() {
    #expect(SystemClock.isReplaced)
    let real = ContinuousClock.now
    scheduler.run {
      Task {
        let (start, other) = (ContinuousClock.now, SuspendingClock.now)
        try await Task.sleep(for: .seconds(3600))
        log("\(ContinuousClock.now - start) \(SuspendingClock.now - other)")
      }
    }
    scheduler.advance(by: .seconds(3600))
    #expect(log.lines == ["3600.0 seconds 3600.0 seconds"])
    #expect(ContinuousClock.now - real < .seconds(600))
    #expect(ContinuousClock.now > real)
  }

  @Test func `sleeps end in the order of their times, equal ones in the order of their beginnings`() {
    scheduler.run {
      for (name, length) in [("c", 3), ("a", 1), ("b1", 2), ("b2", 2), ("b3", 2)] {
        Task {
          try await Task.sleep(for: .seconds(length))
          log("\(name) \(scheduler.now)")
        }
      }
    }
    scheduler.advance(by: .seconds(5))
    #expect(
      log.lines == ["a 1.0 seconds", "b1 2.0 seconds", "b2 2.0 seconds", "b3 2.0 seconds", "c 3.0 seconds"])
  }

  @Test func `a sleep off the main actor uses the virtual time too`() {
    scheduler.run {
      Task.detached { [log, scheduler] in
        try await Task.sleep(for: .seconds(2))
        await log("detached \(scheduler.now)")
      }
    }
    scheduler.advance(by: .seconds(2))
    #expect(log.lines == ["detached 2.0 seconds"])
  }

  @Test func `a sleep in an actor uses the virtual time too`() {
    let store = Store()
    scheduler.run {
      Task {
        log(await store.load())
        async let first = store.load()
        async let second = store.load()
        log("\(await [first, second]) \(scheduler.now)")
      }
    }
    #expect(scheduler.nextDue == .seconds(1))
    scheduler.advance(by: .seconds(5))
    #expect(log.lines == ["book", "[\"book\", \"book\"] 2.0 seconds"])
  }

  @Test func `cancelling wakes a sleeper at once and leaves nothing behind`() {
    var task: Task<Void, Never>?
    scheduler.run {
      task = Task {
        do { try await Task.sleep(for: .seconds(100)) } catch { log("\(type(of: error))") }
      }
    }
    #expect(scheduler.hasPendingWork)
    scheduler.run { task?.cancel() }
    #expect(log.lines == ["CancellationError"])
    #expect(!scheduler.hasPendingWork)
    #expect(scheduler.now == .zero)
  }

  @Test func `cancelling wakes a sleeper on the preview clock`() {
    var task: Task<Void, Never>?
    scheduler.run {
      task = Task {
        do { try await scheduler.clock.sleep(for: .seconds(100)) } catch { log("\(type(of: error))") }
      }
    }
    task?.cancel()
    scheduler.runUntilIdle()
    #expect(log.lines == ["CancellationError"])
    #expect(!scheduler.hasPendingWork)
  }

  @Test func `a sleep of no length ends at the present time, after what was ready`() {
    scheduler.run {
      Task {
        try await Task.sleep(for: .zero)
        log("slept")
      }
      Task { log("other") }
    }
    #expect(log.lines == ["other", "slept"])
    #expect(scheduler.now == .zero)
  }

  @Test func `sleeps of next to nothing without end are stopped`() {
    let scheduler = Scheduler(limit: 500)
    scheduler.run {
      Task {
        while !Task.isCancelled { try? await scheduler.clock.sleep(for: .nanoseconds(1)) }
      }
    }
    #expect(scheduler.advance(by: .seconds(1))?.limit == 500)
    #expect(scheduler.now < .milliseconds(1))
  }

  @Test func `a timer that ticks for hours is not work without rest`() {
    let scheduler = Scheduler(limit: 500)
    var ticks = 0
    let timer = scheduler.schedule(after: .seconds(1), every: .seconds(1)) { ticks += 1 }
    #expect(scheduler.advance(by: .seconds(7200)) == nil)
    #expect(ticks == 7200)
    timer.cancel()
    #expect(!scheduler.hasPendingWork)
  }

  @Test func `a timer may stop itself`() {
    var ticks = 0
    var timer: ScheduledAction?
    timer = scheduler.schedule(after: .seconds(1), every: .seconds(2)) {
      ticks += 1
      if ticks == 3 { timer?.cancel() }
    }
    scheduler.advance(by: .seconds(60))
    #expect(ticks == 3)
    #expect(!scheduler.hasPendingWork)
  }

  @Test func `lengths are counted and rounded without overflow`() {
    #expect(Duration.seconds(1.5).wholeNanoseconds == 1_500_000_000)
    #expect(Duration.seconds(Int64.max).wholeNanoseconds > 1_000_000_000_000_000_000)
    #expect(Duration.nanoseconds(249_983_000).roundedUpToMilliseconds == .milliseconds(250))
    #expect(Duration.milliseconds(250).roundedUpToMilliseconds == .milliseconds(250))
  }
}

private actor Store {
  func load() async -> String {
    try? await Task.sleep(for: .seconds(1))
    return "book"
  }
}
