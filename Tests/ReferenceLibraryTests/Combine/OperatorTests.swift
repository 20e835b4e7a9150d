import Combine
import Foundation
import Testing

@Suite("Operators with one upstream")
struct OperatorTests {
  enum Trouble: Error, Equatable { case small, big }

  private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    Reader(publisher).values
  }

  @Test("operators have Apple's types")
  func types() {
    let numbers = PassthroughSubject<Int, Never>()
    let chain: Publishers.Filter<Publishers.Map<PassthroughSubject<Int, Never>, String>> =
      numbers.map(String.init).filter { !$0.isEmpty }
    let compact: Publishers.CompactMap<PassthroughSubject<Int, Never>, Int> = numbers.compactMap { $0 }
    let unique: Publishers.RemoveDuplicates<PassthroughSubject<Int, Never>> = numbers.removeDuplicates()
    let calm: Publishers.Debounce<PassthroughSubject<Int, Never>, RunLoop> =
      numbers.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
    let main: Publishers.ReceiveOn<PassthroughSubject<Int, Never>, DispatchQueue> =
      numbers.receive(on: DispatchQueue.main)
    let erased: AnyPublisher<String, Never> = chain.eraseToAnyPublisher()
    _ = (compact, unique, calm, main, erased)
  }

  @Test("values are changed, kept and left out")
  func mapping() {
    let numbers = [1, 2, 3, 4].publisher
    #expect(values(numbers.map { $0 * 2 }) == [2, 4, 6, 8])
    #expect(values(["a", "bb"].publisher.map(\.count)) == [1, 2])
    #expect(values(numbers.filter { $0 > 2 }) == [3, 4])
    #expect(values(["1", "a", "3"].publisher.compactMap(Int.init)) == [1, 3])
    #expect(values([1, 1, 2, 1].publisher.removeDuplicates()) == [1, 2, 1])
    #expect(values([1, nil].publisher.replaceNil(with: 0)) == [1, 0])
    #expect(values([Int]().publisher.replaceEmpty(with: 7)) == [7])
  }

  @Test("all values become one result")
  func reducing() {
    let numbers = [3, 1, 2].publisher
    #expect(values(numbers.collect()) == [[3, 1, 2]])
    #expect(values(numbers.collect(2)) == [[3, 1], [2]])
    #expect(values(numbers.reduce(0, +)) == [6])
    #expect(values(numbers.scan(0, +)) == [3, 4, 6])
    #expect(values(numbers.count()) == [3])
    #expect(values(numbers.max()) == [3])
    #expect(values(numbers.min()) == [1])
    #expect(values(numbers.contains(1)) == [true])
    #expect(values(numbers.allSatisfy { $0 > 1 }) == [false])
    #expect(Reader(numbers.ignoreOutput()).isFinished)
  }

  @Test("some values are selected")
  func selecting() {
    let numbers = [1, 2, 3, 4].publisher
    #expect(values(numbers.first()) == [1])
    #expect(values(numbers.first { $0 > 2 }) == [3])
    #expect(values(numbers.last()) == [4])
    #expect(values(numbers.last { $0 < 4 }) == [3])
    #expect(values(numbers.dropFirst(3)) == [4])
    #expect(values(numbers.drop { $0 < 3 }) == [3, 4])
    #expect(values(numbers.prefix(2)) == [1, 2])
    #expect(values(numbers.prefix { $0 < 3 }) == [1, 2])
    #expect(values(numbers.output(at: 2)) == [3])
    #expect(values(numbers.output(in: 1...2)) == [2, 3])
  }

  @Test("a prefix of endless values ends")
  func endless() {
    #expect(values(sequence(first: 1) { $0 + 1 }.publisher.prefix(3)) == [1, 2, 3])
    #expect(values(sequence(first: 1) { $0 + 1 }.publisher.prepend(0).prefix(3)) == [0, 1, 2])
  }

  @Test("a thrown error ends the values and cancels what is read")
  func throwing() {
    var wasCancelled = false
    let numbers = PassthroughSubject<Int, Never>()
    let reader = Reader(
      numbers.handleEvents(receiveCancel: { wasCancelled = true }).tryMap { number in
        if number == 2 { throw Trouble.small }
        return number
      })
    numbers.send(1)
    numbers.send(2)
    numbers.send(3)
    #expect(reader.values == [1])
    #expect(reader.hasFailed)
    #expect(wasCancelled)
  }

  @Test("errors are changed, replaced and answered with other publishers")
  func errors() {
    let failing = Fail<Int, Trouble>(error: .small)
    #expect(Reader(failing.mapError { _ in Trouble.big }).completion == .failure(.big))
    #expect(values(failing.replaceError(with: 5)) == [5])
    #expect(values(failing.catch { _ in Just(6) }) == [6])
    #expect(values(failing.tryCatch { _ in Just(7).setFailureType(to: Trouble.self) }) == [7])
    #expect(Reader(failing.tryCatch { error -> Just<Int> in throw error }).hasFailed)
    #expect(values(Just(1).setFailureType(to: Trouble.self).append(failing).catch { _ in Just(2) }) == [1, 2])
  }

  @Test("a failing publisher is started again as often as one says")
  func retry() {
    var attempts = 0
    let publisher = Deferred { () -> AnyPublisher<Int, Trouble> in
      attempts += 1
      return attempts < 3
        ? Fail(error: .small).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Trouble.self).eraseToAnyPublisher()
    }
    #expect(values(publisher.retry(5)) == [3])
    attempts = 0
    #expect(Reader(publisher.retry(1)).completion == .failure(.small))
    #expect(attempts == 2)
  }

  @Test("data is read and written")
  func coding() {
    let reader = Reader(
      Just(["a": 1]).encode(encoder: JSONEncoder()).decode(type: [String: Int].self, decoder: JSONDecoder()))
    #expect(reader.values == [["a": 1]])
    #expect(Reader(Just(Data()).decode(type: Int.self, decoder: JSONDecoder())).hasFailed)
  }

  @Test("everything that happens can be watched")
  func watching() {
    final class Lines: TextOutputStream {
      var text: [String] = []
      func write(_ string: String) { text.append(string) }
    }
    let lines = Lines()
    _ = Reader([1, 2].publisher.print("numbers", to: lines))
    #expect(lines.text.first?.hasPrefix("numbers: receive subscription: (") == true)
    #expect(
      lines.text.dropFirst() == [
        "numbers: request unlimited\n", "numbers: receive value: (1)\n", "numbers: receive value: (2)\n",
        "numbers: receive finished\n",
      ])
  }

  @Test("what one optional or result holds is published")
  func wrapped() {
    #expect(values(Optional(1).publisher) == [1])
    let nothing: Int? = nil
    #expect(Reader(nothing.publisher).isFinished)
    #expect(values(Result<Int, Trouble>.success(2).publisher) == [2])
    #expect(Reader(Result<Int, Trouble>.failure(.big).publisher).completion == .failure(.big))
  }
}
