import Combine
import Testing

/// Time in these tests stands still until it is moved.
@Suite("Operators that know the time")
struct TimingTests {
  let scheduler = TestScheduler()
  let subject = PassthroughSubject<Int, Never>()

  @Test("values are delivered on the scheduler, in order, and the end after them")
  func receiveOn() {
    let reader = Reader(subject.receive(on: scheduler))
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(reader.values.isEmpty)
    scheduler.advance()
    #expect(reader.values == [1, 2])
    #expect(reader.isFinished)
  }

  @Test("nothing is delivered after cancellation, even if it was on its way")
  func cancelledOnTheWay() {
    let reader = Reader(subject.receive(on: scheduler))
    subject.send(1)
    reader.cancel()
    scheduler.advance()
    #expect(reader.values.isEmpty)
  }

  @Test("subscribing waits for the scheduler")
  func subscribeOn() {
    let reader = Reader([1].publisher.subscribe(on: scheduler))
    #expect(reader.values.isEmpty)
    scheduler.advance()
    #expect(reader.values == [1])
  }

  @Test("a burst gives its last value when it has been quiet for a while")
  func debounce() {
    let reader = Reader(subject.debounce(for: .milliseconds(300), scheduler: scheduler))
    subject.send(1)
    scheduler.advance(by: 0.2)
    subject.send(2)
    scheduler.advance(by: 0.2)
    #expect(reader.values.isEmpty)
    scheduler.advance(by: 0.1)
    #expect(reader.values == [2])
    subject.send(3)
    subject.send(completion: .finished)
    scheduler.advance()
    #expect(reader.values == [2, 3])
    #expect(reader.isFinished)
  }

  @Test("an interval gives its first value, or its last", arguments: [(true, [1, 3, 4]), (false, [1, 2, 4])])
  func throttle(latest: Bool, expected: [Int]) {
    let reader = Reader(subject.throttle(for: 1, scheduler: scheduler, latest: latest))
    subject.send(1)
    scheduler.advance(by: 0.1)
    subject.send(2)
    subject.send(3)
    scheduler.advance(by: 0.8)
    #expect(reader.values == [1])
    scheduler.advance(by: 0.1)
    #expect(reader.values.count == 2)
    scheduler.advance(by: 5)
    subject.send(4)
    scheduler.advance()
    #expect(reader.values == expected)
  }

  @Test("values come later; a failure does not wait")
  func delay() {
    enum Trouble: Error { case now }
    let failing = PassthroughSubject<Int, Trouble>()
    let reader = Reader(failing.delay(for: 2, scheduler: scheduler))
    failing.send(1)
    scheduler.advance(by: 1)
    #expect(reader.values.isEmpty)
    scheduler.advance(by: 1)
    #expect(reader.values == [1])
    failing.send(completion: .failure(.now))
    scheduler.advance()
    #expect(reader.hasFailed)
  }

  @Test("silence ends the values")
  func timeout() {
    let reader = Reader(subject.timeout(.seconds(5), scheduler: scheduler))
    scheduler.advance(by: 4)
    subject.send(1)
    scheduler.advance(by: 4)
    #expect(reader.completion == nil)
    scheduler.advance(by: 1)
    #expect(reader.values == [1])
    #expect(reader.isFinished)
  }

  @Test("the time between values is measured")
  func measuring() {
    let reader = Reader(subject.measureInterval(using: scheduler))
    scheduler.advance(by: 2)
    subject.send(1)
    scheduler.advance(by: 3)
    subject.send(2)
    #expect(reader.values.map(\.timeInterval) == [2, 3])
  }

  @Test("values of one interval come together")
  func collecting() {
    let reader = Reader(subject.collect(.byTimeOrCount(scheduler, 1, 3)))
    subject.send(1)
    scheduler.advance(by: 1)
    for number in 2...5 { subject.send(number) }
    scheduler.advance(by: 1)
    #expect(reader.values == [[1], [2, 3, 4], [5]])
    reader.cancel()
  }
}
