import Dispatch
import Foundation
import Testing

@testable import PreviewHost

@MainActor @Suite struct SchedulingIsolationTests {
  let log = Log()

  @Test func `each scheduler has its own time and its own tasks`() {
    let (first, second) = (Scheduler(), Scheduler())
    first.run {
      Task {
        try await Task.sleep(for: .seconds(1))
        log("first")
      }
    }
    second.run {
      Task {
        try await Task.sleep(for: .seconds(1))
        log("second")
      }
    }
    second.advance(by: .seconds(1))
    #expect(log.lines == ["second"])
    #expect(first.now == .zero)
    first.advance(by: .seconds(1))
    #expect(log.lines == ["second", "first"])
  }

  @Test func `an event of one scheduler may hold an event of another`() {
    let (outer, inner) = (Scheduler(), Scheduler())
    outer.run {
      Task { log("outer task") }
      inner.run { Task { log("inner task") } }
      log("outer event")
      Task { log("second outer task") }
    }
    #expect(log.lines == ["inner task", "outer event", "outer task", "second outer task"])
  }

  @Test func `a task outside is left to the runtime`() async {
    let scheduler = Scheduler()
    let task = Task { log("outside") }
    scheduler.run { log("event") }
    #expect(log.lines == ["event"])
    await task.value
    try? await Task.sleep(for: .milliseconds(1))
    #expect(log.lines == ["event", "outside"])
    #expect(scheduler.now == .zero)
  }

  @Test func `a test that waits for a task of an event is woken outside it`() async throws {
    let scheduler = Scheduler()
    var task: Task<Int, any Error>?
    scheduler.run {
      task = Task {
        try await Task.sleep(for: .seconds(10))
        return 5
      }
    }
    let waiter = Task { [task] in try await task?.value }
    await Task.yield()
    scheduler.advance(by: .seconds(10))
    #expect(try await waiter.value == 5)
    #expect(try await task?.value == 5)
    try? await Task.sleep(for: .milliseconds(1))
    #expect(!scheduler.hasPendingWork)
  }

  @Test func `a task of an event that another thread wakes goes on under its scheduler`() async {
    let scheduler = Scheduler()
    var task: Task<Void, any Error>?
    scheduler.run {
      task = Task {
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async { continuation.resume() }
        }
        log("back")
        Task { log("started there") }
        try await Task.sleep(for: .seconds(1000))
        log("slept")
      }
    }
    while log.lines.count < 2 || !scheduler.hasPendingWork { await Task.yield() }
    #expect(log.lines == ["back", "started there"])
    scheduler.advance(by: .seconds(1000))
    #expect(log.lines == ["back", "started there", "slept"])
    try? await task?.value
  }

  @Test func `work off the main actor that a test wakes goes on in the next call`() {
    let scheduler = Scheduler()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    scheduler.run {
      Task.detached { [log] in
        for await value in stream { await log("\(value)") }
      }
    }
    for value in 1...3 {
      continuation.yield(value)
      scheduler.runUntilIdle()
    }
    #expect(log.lines == ["1", "2", "3"])
  }

  @Test func `work off the main actor that another thread wakes comes back to its scheduler`() async {
    let scheduler = Scheduler()
    scheduler.run {
      Task {
        await resumeElsewhere()
        log("back")
        try await Task.sleep(for: .seconds(1000))
        log("slept")
      }
    }
    while !scheduler.hasPendingWork { await Task.yield() }
    scheduler.advance(by: .seconds(1000))
    #expect(log.lines == ["back", "slept"])
  }

  @Test func `a scheduler that goes cancels the tasks that sleep`() {
    var scheduler: Scheduler? = Scheduler()
    weak var kept: Kept?
    scheduler?.run {
      let object = Kept()
      kept = object
      for number in 1...3 {
        Task {
          do { try await Task.sleep(for: .seconds(number)) } catch { log("\(number) \(type(of: error))") }
          _ = object
        }
      }
    }
    #expect(kept != nil)
    scheduler = nil
    #expect(log.lines == ["1 CancellationError", "2 CancellationError", "3 CancellationError"])
    #expect(kept == nil)
  }

  @Test func `a task that waits for a stream outlives its scheduler and goes on by the main queue`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    var scheduler: Scheduler? = Scheduler()
    var task: Task<Void, Never>?
    scheduler?.run {
      task = Task {
        for await value in stream { log("\(value)") }
        try? await Task.sleep(for: .milliseconds(1))
        log("end")
      }
    }
    scheduler = nil
    continuation.yield(1)
    continuation.finish()
    await task?.value
    #expect(log.lines == ["1", "end"])
  }

  @Test func `a closed scheduler's clock does not sleep`() async {
    let scheduler = Scheduler()
    let clock = scheduler.clock
    scheduler.close()
    await #expect(throws: CancellationError.self) { try await clock.sleep(for: .seconds(1)) }
  }

  @Test func `timelines are freed with their schedulers`() {
    weak var timeline: Timeline?
    for _ in 0..<100 {
      let scheduler = Scheduler()
      timeline = scheduler.clock.timeline
      scheduler.run {
        Task { try await Task.sleep(for: .seconds(1)) }
      }
      _ = scheduler.schedule(after: .seconds(1), every: .seconds(1)) {}
    }
    #expect(timeline == nil)
  }

  @Test func `the numbers of tasks are kept as ranges`() {
    var numbers = NumberSet()
    for number in [5, 3, 9, 4, 4, 8, 1] as [UInt64] { numbers.insert(number) }
    #expect(numbers.ranges == [1...1, 3...5, 8...9])
    #expect((0...10).filter { numbers.contains($0) } == [1, 3, 4, 5, 8, 9])
  }

  @Test(arguments: 0..<20) func `the same input has the same result, also beside other tests`(round: Int) async {
    let scheduler = Scheduler()
    scheduler.run {
      for number in 0..<10 {
        Task {
          let value = await double(number)
          try await Task.sleep(for: .milliseconds(10 * (10 - number)))
          log("\(value)")
        }
      }
    }
    await Task.yield()
    scheduler.advance(by: .milliseconds(50))
    await Task.yield()
    scheduler.advance(by: .milliseconds(50))
    #expect(log.lines == ["18", "16", "14", "12", "10", "8", "6", "4", "2", "0"])
  }
}

@MainActor private final class Kept {}

private func resumeElsewhere() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async { continuation.resume() }
  }
}
