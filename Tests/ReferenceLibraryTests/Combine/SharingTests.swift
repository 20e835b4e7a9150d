import Combine
import Foundation
import Testing

@Suite("Shared, late and awaited values")
struct SharingTests {
  @Test("a shared publisher is read once, and left when the last subscriber leaves")
  func share() {
    var (subscriptions, cancellations) = (0, 0)
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(
      receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancellations += 1 }
    ).share()
    let (first, second) = (Reader(shared), Reader(shared))
    subject.send(1)
    #expect(first.values == [1])
    #expect(second.values == [1])
    #expect(subscriptions == 1)
    first.cancel()
    #expect(cancellations == 0)
    second.cancel()
    #expect(cancellations == 1)
    let third = Reader(shared)
    subject.send(2)
    #expect(third.values == [2])
    #expect(subscriptions == 2)
  }

  @Test("a connectable publisher waits for the word")
  func connect() {
    let publisher = [1, 2].publisher.makeConnectable()
    let reader = Reader(publisher)
    #expect(reader.values.isEmpty)
    let connection = publisher.connect()
    #expect(reader.values == [1, 2])
    connection.cancel()
  }

  @Test("a future works once, at once, and keeps its result")
  func future() {
    var (attempts, promise) = (0, nil as Future<Int, Never>.Promise?)
    let future = Future<Int, Never> { fulfill in
      attempts += 1
      promise = fulfill
    }
    let early = Reader(future)
    #expect(attempts == 1)
    #expect(early.values.isEmpty)
    promise?(.success(1))
    promise?(.success(2))
    let late = Reader(future)
    #expect(early.values == [1])
    #expect(early.isFinished)
    #expect(late.values == [1])
    #expect(attempts == 1)
  }

  @Test("a deferred publisher is made for each subscriber")
  func deferred() {
    var count = 0
    let publisher = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    #expect(Reader(publisher).values == [1])
    #expect(Reader(publisher).values == [2])
  }

  @Test("values are awaited one by one until the end")
  func values() async {
    var seen: [Int] = []
    for await value in [1, 2, 3].publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
  }

  @Test("a failure is thrown to the loop that waits")
  func thrown() async {
    enum Trouble: Error { case now }
    var seen: [Int] = []
    let publisher = Just(1).setFailureType(to: Trouble.self).append(Fail(error: .now))
    await #expect(throws: Trouble.self) {
      for try await value in publisher.values { seen.append(value) }
    }
    #expect(seen == [1])
  }

  @Test("leaving a loop cancels, and so does cancelling its task")
  func leaving() async {
    final class Log: @unchecked Sendable { var cancellations = 0 }
    let log = Log()
    let subject = CurrentValueSubject<Int, Never>(0)
    for await _ in subject.handleEvents(receiveCancel: { log.cancellations += 1 }).values { break }
    #expect(log.cancellations == 1)
    let endless = Empty<Int, Never>(completeImmediately: false).handleEvents(receiveCancel: { log.cancellations += 1 })
    nonisolated(unsafe) let values = endless.values
    let task = Task { for await _ in values {} }
    task.cancel()
    await task.value
    #expect(log.cancellations == 2)
  }

  @Test("a future's value is awaited")
  func awaited() async throws {
    #expect(await Future<Int, Never> { $0(.success(4)) }.value == 4)
  }

  @Test("a subject of a subject passes everything on")
  func subscribingSubject() {
    let (source, target) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let token = source.subscribe(target)
    source.send(3)
    #expect(target.value == 3)
    token.cancel()
    source.send(4)
    #expect(target.value == 3)
  }

  @Test("ten thousand subscriptions leave nothing behind")
  func noLeaks() {
    final class Owner {
      var tokens: Set<AnyCancellable> = []
      let subject = CurrentValueSubject<Int, Never>(0)
      init() {
        subject.combineLatest(subject.map { $0 + 1 }).flatMap { Just($0.0) }.share().removeDuplicates()
          .sink { [weak self] _ in _ = self }.store(in: &tokens)
      }
    }
    weak var last: Owner?
    weak var lastSubject: CurrentValueSubject<Int, Never>?
    for number in 0..<10_000 {
      let owner = Owner()
      owner.subject.send(number)
      (last, lastSubject) = (owner, owner.subject)
    }
    #expect(last == nil)
    #expect(lastSubject == nil)
  }
}
