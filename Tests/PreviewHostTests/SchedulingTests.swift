import Foundation
import Testing

@testable import PreviewHost

/// A log that tasks of any kind write to.
@MainActor final class Log {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) {
    lines.append(line)
  }

  func clear() {
    lines = []
  }
}

@MainActor @Suite struct SchedulingTests {
  let scheduler = Scheduler()
  let log = Log()

  @Test func `this runtime lets a scheduler catch tasks`() {
    #expect(Scheduler.isSupported)
  }

  @Test func `a task that an event starts runs after the event and before run returns`() {
    scheduler.run {
      Task { log("task") }
      log("event")
    }
    #expect(log.lines == ["event", "task"])
  }

  @Test func `tasks run in the order in which they were started`() {
    scheduler.run {
      for number in 1...5 {
        Task {
          log("\(number)a")
          await Task.yield()
          log("\(number)b")
        }
      }
    }
    #expect(log.lines == ["1a", "2a", "3a", "4a", "5a", "1b", "2b", "3b", "4b", "5b"])
  }

  @Test func `a chain of awaits through functions without an actor and through actors runs to its end`() {
    scheduler.run {
      Task {
        let doubled = await double(4)
        log("\(doubled)")
        let counter = Counter()
        await counter.add(doubled)
        log("\(await counter.value)")
      }
    }
    #expect(log.lines == ["8", "8"])
  }

  @Test func `detached tasks, child tasks and groups run to their end`() {
    scheduler.run {
      Task {
        async let first = double(1)
        async let second = double(2)
        log("\(await first + second)")
        let sum = await withTaskGroup(of: Int.self) { group in
          for number in 1...10 { group.addTask { await double(number) } }
          var sum = 0
          for await doubled in group { sum += doubled }
          return sum
        }
        log("\(sum)")
        let detached = await Task.detached { [log] in
          await MainActor.run { log("on the main actor") }
          return await double(50)
        }.value
        log("\(detached)")
      }
    }
    #expect(log.lines == ["6", "110", "on the main actor", "100"])
  }

  @Test func `code on the main actor may assume so in an event, in a task and after an await`() {
    scheduler.run {
      assumeMainActor(log, "event")
      Task {
        assumeMainActor(log, "task")
        _ = await double(1)
        assumeMainActor(log, "after an await")
      }
      Task.detached { [log] in
        await MainActor.run { assumeMainActor(log, "from off the main actor") }
      }
    }
    assumeMainActor(log, "outside")
    #expect(log.lines == ["event", "task", "from off the main actor", "after an await", "outside"])
  }

  @Test func `an immediate task runs at once up to its first await`() {
    scheduler.run {
      Task.immediate {
        log("immediate")
        await Task.yield()
        log("later")
      }
      log("event")
    }
    #expect(log.lines == ["immediate", "event", "later"])
  }

  @Test func `the value of an event and its error come through`() {
    #expect(scheduler.run { 7 } == 7)
    #expect(throws: CancellationError.self) {
      try scheduler.run {
        Task { log("task") }
        throw CancellationError()
      }
    }
    #expect(log.lines == ["task"])
  }

  @Test func `an event within an event is a part of it`() {
    scheduler.run {
      scheduler.run { Task { log("task") } }
      log("outer event")
    }
    #expect(log.lines == ["outer event", "task"])
  }

  @Test func `values of a stream arrive when they are sent, also from outside an event`() {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    scheduler.run {
      Task {
        for await value in stream { log("\(value)") }
        log("end")
      }
    }
    continuation.yield(1)
    scheduler.runUntilIdle()
    #expect(log.lines == ["1"])
    scheduler.run { continuation.yield(2) }
    #expect(log.lines == ["1", "2"])
    continuation.finish()
    scheduler.runUntilIdle()
    #expect(log.lines == ["1", "2", "end"])
  }

  @Test func `work that never comes to rest is stopped and told of`() {
    let scheduler = Scheduler(limit: 500)
    scheduler.run {
      Task {
        while !Task.isCancelled { await Task.yield() }
      }
    }
    #expect(scheduler.overruns == [Overrun(limit: 500, time: .zero)])
    #expect(scheduler.runUntilIdle() == Overrun(limit: 500, time: .zero))
    #expect(scheduler.hasPendingWork)
  }

  @Test func `the end of a turn is told of after the event and after what it started`() {
    let owner = NSObject()
    scheduler.onTurnEnd(for: owner) { [log] in log("turn") }
    scheduler.run {
      log("event")
      Task { log("task") }
    }
    #expect(log.lines == ["event", "turn", "task", "turn"])
  }

  @Test func `an observer of turns goes with its owner, and may start work itself`() {
    var owner: NSObject? = NSObject()
    var isFirst = true
    if let owner {
      scheduler.onTurnEnd(for: owner) { [log] in
        if isFirst { Task { log("from the observer") } }
        isFirst = false
      }
    }
    scheduler.run {}
    #expect(log.lines == ["from the observer"])
    owner = nil
    isFirst = true
    scheduler.run {}
    #expect(log.lines == ["from the observer"])
  }
}

actor Counter {
  var value = 0

  func add(_ number: Int) {
    value += number
  }
}

func double(_ number: Int) async -> Int {
  await Task.yield()
  return 2 * number
}

func assumeMainActor(_ log: Log, _ line: String) {
  MainActor.assumeIsolated { log(line) }
}
