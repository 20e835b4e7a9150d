import Dispatch
import Foundation
import Testing

@testable import PreviewHost

@MainActor @Suite struct SchedulingDispatchTests {
  let scheduler = Scheduler()
  let log = Log()

  @Test func `work for the main queue runs after the event, in its order among tasks`() {
    #expect(DispatchCalls.areReplaced)
    scheduler.run {
      DispatchQueue.main.async { log("first") }
      Task { log("task") }
      log("event")
    }
    #expect(log.lines == ["event", "first", "task"])
  }

  @Test func `work for the main queue after a while runs in virtual time`() {
    scheduler.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { log("2 \(scheduler.now)") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) {
        log("0.5 \(scheduler.now)")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { log("0.75 \(scheduler.now)") }
      }
    }
    #expect(scheduler.nextDue == .milliseconds(500))
    scheduler.advance(by: .seconds(2))
    #expect(log.lines == ["0.5 0.5 seconds", "0.75 0.75 seconds", "2 2.0 seconds"])
  }

  @Test func `a detour through a global queue runs to its end`() {
    scheduler.run {
      DispatchQueue.global(qos: .userInitiated).async { [log] in
        DispatchQueue.main.async { log("back") }
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [log] in
        DispatchQueue.main.async { log("later") }
      }
    }
    #expect(log.lines == ["back"])
    scheduler.advance(by: .seconds(1))
    #expect(log.lines == ["back", "later"])
  }

  @Test func `a cancelled work item does not run`() {
    let item = DispatchWorkItem { MainActor.assumeIsolated { log("item") } }
    scheduler.run { DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item) }
    scheduler.run { item.cancel() }
    scheduler.advance(by: .seconds(2))
    #expect(log.lines.isEmpty)
  }

  @Test func `queues of the program's own, and queues outside an event, are left alone`() async {
    let queue = DispatchQueue(label: "own")
    scheduler.advance(by: .seconds(3600))
    await withCheckedContinuation { continuation in
      scheduler.run {
        queue.asyncAfter(deadline: .now() + .milliseconds(1)) { continuation.resume() }
      }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    scheduler.run { queue.sync { MainActor.assumeIsolated { log("at once") } } }
    #expect(log.lines == ["at once"])
    #expect(!scheduler.hasPendingWork)
  }
}
