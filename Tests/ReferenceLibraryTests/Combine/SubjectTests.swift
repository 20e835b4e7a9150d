import Combine
import Foundation
import Testing

@Suite("Publishers and observable objects")
struct CombineTests {
  final class Counter: ObservableObject {
    @Published var count = 0
    @Published var names: [String] = []
  }

  final class Manual: ObservableObject {
    var value = 0 {
      willSet { objectWillChange.send() }
    }
  }

  @Test("a subject passes values to those who listen, until they cancel")
  func passthrough() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    subject.send(0)
    let token = subject.sink { seen.append($0) }
    subject.send(1)
    subject.send(2)
    token.cancel()
    subject.send(3)
    #expect(seen == [1, 2])
  }

  @Test("a released token cancels")
  func releasedToken() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var tokens: Set<AnyCancellable> = []
    subject.sink { seen.append($0) }.store(in: &tokens)
    subject.send(1)
    tokens.removeAll()
    subject.send(2)
    #expect(seen == [1])
  }

  @Test("a subject with a value gives it to newcomers first")
  func currentValue() {
    let subject = CurrentValueSubject<String, Never>("a")
    var seen: [String] = []
    let token = subject.sink { seen.append($0) }
    subject.value = "b"
    subject.send("c")
    #expect(seen == ["a", "b", "c"])
    #expect(subject.value == "c")
    token.cancel()
  }

  @Test("nothing comes after the end")
  func completion() {
    enum Failed: Error { case now }
    let subject = PassthroughSubject<Int, Failed>()
    var seen: [Int] = []
    var ends = 0
    let token = subject.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { seen.append($0) })
    subject.send(1)
    subject.send(completion: .failure(.now))
    subject.send(2)
    subject.send(completion: .finished)
    #expect(seen == [1])
    #expect(ends == 1)
    token.cancel()
  }

  @Test("operators change, drop and end values")
  func operators() {
    var seen: [Int] = []
    var hasEnded = false
    let token = [1, 1, 2, 3, 3, 4, 5].publisher
      .removeDuplicates()
      .filter { $0 != 2 }
      .map { $0 * 10 }
      .scan(0, +)
      .prefix(3)
      .sink(receiveCompletion: { _ in hasEnded = true }, receiveValue: { seen.append($0) })
    #expect(seen == [10, 40, 80])
    #expect(hasEnded)
    token.cancel()
  }

  @Test("each subscriber of an operator has a state of its own")
  func operatorState() {
    let publisher = [1, 2, 3].publisher.dropFirst(2)
    var first: [Int] = []
    var second: [Int] = []
    _ = publisher.sink { first.append($0) }
    _ = publisher.sink { second.append($0) }
    #expect(first == [3])
    #expect(second == [3])
  }

  @Test("a demand is what remains of what was asked")
  func demand() {
    #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
    #expect(Subscribers.Demand.unlimited + .max(1) == .unlimited)
    #expect(Subscribers.Demand.unlimited.max == nil)
  }

  @Test("a published property announces each change before it happens")
  func published() {
    let counter = Counter()
    var before: [Int] = []
    let token = counter.objectWillChange.sink { before.append(counter.count) }
    counter.count = 1
    counter.count += 1
    counter.names.append("a")
    #expect(before == [0, 1, 2])
    #expect(counter.names == ["a"])
    token.cancel()
  }

  @Test("a published property publishes its value, then each new one")
  func projected() {
    let counter = Counter()
    var seen: [Int] = []
    let token = counter.$count.sink { seen.append($0) }
    counter.count = 5
    #expect(seen == [0, 5])
    token.cancel()
  }

  @Test("an object without published properties has one publisher all its life")
  func manual() {
    let manual = Manual()
    var changes = 0
    let token = manual.objectWillChange.sink { changes += 1 }
    manual.value = 1
    #expect(changes == 1)
    #expect(manual.objectWillChange === manual.objectWillChange)
    token.cancel()
  }

  @Test("values can be assigned to a property and to a published property")
  func assigning() {
    final class Target { var value = 0 }
    let target = Target()
    let counter = Counter()
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.assign(to: \.value, on: target)
    subject.assign(to: &counter.$count)
    subject.send(4)
    #expect(target.value == 4)
    #expect(counter.count == 4)
    token.cancel()
  }

  @Test("watching and changing ten thousand objects leaves nothing behind")
  func noLeaks() {
    weak var last: Counter?
    for _ in 0..<10_000 {
      let counter = Counter()
      let token = counter.objectWillChange.sink {}
      counter.count += 1
      token.cancel()
      last = counter
    }
    #expect(last == nil)
    #expect(ChangePublishers.shared.count < 200)
  }

  @Test("values reach the main queue, a burst as its last one")
  @MainActor func scheduling() async throws {
    final class Log: @unchecked Sendable { var values: [String] = [] }
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    let direct = subject.receive(on: DispatchQueue.main).sink { log.values.append("direct \($0)") }
    let calm = subject.debounce(for: .milliseconds(20), scheduler: DispatchQueue.main)
      .sink { log.values.append("calm \($0)") }
    subject.send(1)
    subject.send(2)
    #expect(log.values.isEmpty)
    for _ in 0..<200 where log.values.count < 3 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(log.values == ["direct 1", "direct 2", "calm 2"])
    direct.cancel()
    calm.cancel()
  }

  @Test("notifications are published until the token is cancelled")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("opened")
    var count = 0
    let token = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    token.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }
}
