import Combine
import Testing

@Suite("Operators with several upstreams")
struct CombiningTests {
  enum Trouble: Error { case now }
  let left = PassthroughSubject<Int, Trouble>()
  let right = PassthroughSubject<String, Trouble>()

  @Test("the newest values are joined as soon as there is one of each")
  func combineLatest() {
    let reader = Reader(left.combineLatest(right) { "\($0)\($1)" })
    left.send(1)
    #expect(reader.values.isEmpty)
    right.send("a")
    left.send(2)
    right.send("b")
    #expect(reader.values == ["1a", "2a", "2b"])
    left.send(completion: .finished)
    right.send("c")
    #expect(reader.values.last == "2c")
    #expect(reader.completion == nil)
    right.send(completion: .finished)
    #expect(reader.isFinished)
  }

  @Test("three and four are joined alike")
  func more() {
    let (a, b, c) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2), Just(3))
    let three = Reader(a.combineLatest(b, c) { "\($0)\($1)\($2)" })
    let four = Reader(Publishers.CombineLatest4(a, b, c, c).map { "\($0)\($1)\($2)\($3)" })
    let zipped = Reader(Publishers.Zip3(a, b, c).map { "\($0)\($1)\($2)" })
    #expect(three.values == ["123"])
    #expect(four.values == ["1233"])
    #expect(zipped.values == ["123"])
  }

  @Test("values in pairs wait for each other; the end comes when no pair can follow")
  func zip() {
    let reader = Reader(left.zip(right))
    left.send(1)
    left.send(2)
    right.send("a")
    #expect(reader.values.map(\.0) == [1])
    left.send(completion: .finished)
    #expect(reader.completion == nil)
    right.send("b")
    #expect(reader.values.map(\.1) == ["a", "b"])
    #expect(reader.isFinished)
  }

  @Test("merged values come as they come; the end is the last end")
  func merge() {
    let other = PassthroughSubject<Int, Trouble>()
    let reader = Reader(left.merge(with: other))
    left.send(1)
    other.send(2)
    left.send(completion: .finished)
    other.send(3)
    #expect(reader.values == [1, 2, 3])
    other.send(completion: .finished)
    #expect(reader.isFinished)
  }

  @Test("a failure ends all at once and cancels the others")
  func failure() {
    var wasCancelled = false
    let watched = right.handleEvents(receiveCancel: { wasCancelled = true })
    let reader = Reader(left.combineLatest(watched))
    left.send(completion: .failure(.now))
    #expect(reader.hasFailed)
    #expect(wasCancelled)
  }

  @Test("values come before and after others")
  func concatenating() {
    let reader = Reader([2].publisher.prepend(0, 1).append([3]).append(Just(4)))
    #expect(reader.values == [0, 1, 2, 3, 4])
    #expect(reader.isFinished)
  }

  @Test("publishers made of values are listened to together, or so many at a time")
  func flatMap() {
    let inner = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
    let all = Reader([0, 1].publisher.flatMap { inner[$0] })
    let one = Reader([0, 1].publisher.flatMap(maxPublishers: .max(1)) { inner[$0] })
    inner[0].send("a")
    inner[1].send("b")
    inner[0].send(completion: .finished)
    inner[1].send("c")
    #expect(all.values == ["a", "b", "c"])
    #expect(one.values == ["a", "c"])
    #expect(all.completion == nil)
    inner[1].send(completion: .finished)
    #expect(all.isFinished)
    #expect(one.isFinished)
  }

  @Test("a publisher that may fail can be made of values that cannot")
  func flatMapToFailure() {
    let reader = Reader(Just(1).flatMap { _ in Fail<Int, Trouble>(error: .now) })
    #expect(reader.hasFailed)
  }

  @Test("only the newest publisher is listened to")
  func switchToLatest() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let reader = Reader(outer.switchToLatest())
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    outer.send(completion: .finished)
    #expect(reader.completion == nil)
    second.send(completion: .finished)
    #expect(reader.values == [1, 3])
    #expect(reader.isFinished)
  }

  @Test("another publisher opens or ends the values")
  func until() {
    let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let before = Reader(values.prefix(untilOutputFrom: signal))
    let after = Reader(values.drop(untilOutputFrom: signal))
    values.send(1)
    signal.send()
    values.send(2)
    #expect(before.values == [1])
    #expect(before.isFinished)
    #expect(after.values == [2])
  }
}
