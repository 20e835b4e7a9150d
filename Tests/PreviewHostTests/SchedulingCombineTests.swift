import Combine
import Dispatch
import Foundation
import Testing

@testable import PreviewHost

@MainActor @Suite struct SchedulingCombineTests {
  let scheduler = Scheduler()
  let log = Log()

  @Test func `a timer publisher ticks in virtual time`() {
    var ticks: [Date] = []
    var subscription: AnyCancellable?
    scheduler.run {
      subscription = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { ticks.append($0) }
    }
    #expect(ticks.isEmpty)
    scheduler.advance(by: .seconds(3600))
    #expect(ticks.count == 3600)
    #expect(abs(ticks[10].timeIntervalSince(ticks[0]) - 10) < 0.001)
    subscription?.cancel()
    #expect(!scheduler.hasPendingWork)
  }

  @Test func `debounce waits in virtual time, on the main queue and in the run loop`() {
    for isQueue in [true, false] {
      let subject = PassthroughSubject<String, Never>()
      let debounced =
        isQueue
        ? subject.debounce(for: .seconds(0.3), scheduler: DispatchQueue.main).eraseToAnyPublisher()
        : subject.debounce(for: .seconds(0.3), scheduler: RunLoop.main).eraseToAnyPublisher()
      let subscription = debounced.sink { [log] in log($0) }
      for text in ["s", "sw", "swi"] {
        scheduler.run { subject.send(text) }
        scheduler.advance(by: .milliseconds(200))
      }
      #expect(log.lines.isEmpty)
      scheduler.advance(by: .milliseconds(100))
      #expect(log.lines == ["swi"])
      subscription.cancel()
      log.clear()
    }
  }

  @Test func `receive on the main queue or the run loop comes after the event`() {
    scheduler.run {
      Just("queue").receive(on: DispatchQueue.main).sink { [log] in log($0) }.cancelNever()
      Just("loop").receive(on: RunLoop.main).sink { [log] in log($0) }.cancelNever()
      log("event")
    }
    #expect(log.lines == ["event", "queue", "loop"])
    #expect(scheduler.now == .zero)
  }
}

/// The subscriptions that last for good.
@MainActor private var kept: [AnyCancellable] = []

extension AnyCancellable {
  @MainActor fileprivate func cancelNever() {
    kept.append(self)
  }
}
