import Combine
import Testing

@Suite("Demand")
struct DemandTests {
  @Test("a sequence delivers what is asked for and no more, and ends after its last value")
  func sequence() {
    let reader = Reader([1, 2, 3].publisher, asking: .max(2))
    #expect(reader.values == [1, 2])
    #expect(reader.completion == nil)
    reader.ask(for: .max(1))
    #expect(reader.values == [1, 2, 3])
    #expect(reader.isFinished)
  }

  @Test("a filter asks again for what it leaves out")
  func filter() {
    let reader = Reader([1, 2, 3, 4].publisher.filter { $0.isMultiple(of: 2) }, asking: .max(1))
    #expect(reader.values == [2])
  }

  @Test("an array of three is one value that costs three")
  func collected() {
    var asked: [Subscribers.Demand] = []
    let reader = Reader(
      (1...7).publisher.handleEvents(receiveRequest: { asked.append($0) }).collect(3), asking: .max(1))
    #expect(reader.values == [[1, 2, 3]])
    #expect(asked == [.max(3)])
  }

  @Test("a result waits until it is asked for")
  func result() {
    let reader = Reader([1, 2].publisher.reduce(0, +), asking: .none)
    #expect(reader.values.isEmpty)
    #expect(reader.completion == nil)
    reader.ask(for: .max(1))
    #expect(reader.values == [3])
    #expect(reader.isFinished)
  }

  @Test("a subject drops what nobody asked for; one with a value gives the newest later")
  func subjects() {
    let passing = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(0)
    let first = Reader(passing, asking: .max(1))
    let second = Reader(current, asking: .max(1))
    for number in 1...3 {
      passing.send(number)
      current.send(number)
    }
    first.ask(for: .max(1))
    second.ask(for: .max(1))
    #expect(first.values == [1])
    #expect(second.values == [0, 3])
  }

  @Test("what a subscriber answers to a value is asked for too")
  func answer() {
    final class Patient: Subscriber {
      var values: [Int] = []
      func receive(subscription: any Subscription) { subscription.request(.max(1)) }
      func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return values.count < 3 ? .max(1) : .none
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let patient = Patient()
    (1...9).publisher.append(10).subscribe(patient)
    #expect(patient.values == [1, 2, 3])
  }

  @Test("demands are added, multiplied and compared; unlimited stays unlimited")
  func arithmetic() {
    #expect(Subscribers.Demand.max(2) * 3 == .max(6))
    #expect(Subscribers.Demand.unlimited - 5 == .unlimited)
    #expect(Subscribers.Demand.max(2) - .max(5) == .none)
    #expect(Subscribers.Demand.max(2) < .unlimited)
    #expect(Subscribers.Demand.max(2) > 1)
  }

  @Test("a second subscription is refused by a sink")
  func secondSubscription() {
    final class Given: Subscription {
      var wasCancelled = false
      func request(_ demand: Subscribers.Demand) {}
      func cancel() { wasCancelled = true }
    }
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    let (first, second) = (Given(), Given())
    sink.receive(subscription: first)
    sink.receive(subscription: second)
    #expect(!first.wasCancelled)
    #expect(second.wasCancelled)
  }
}
