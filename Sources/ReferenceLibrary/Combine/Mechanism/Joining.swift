import Foundation

/// Passes the values of several publishers on as they come, and ends when all have ended.
struct Merging<Output, Failure: Error> {
  private let junction: Junction<Output, Failure>
  private let left: Countdown

  init(_ subscriber: AnySubscriber<Output, Failure>, count: Int) {
    junction = Junction(subscriber, keeping: .newest)
    left = Countdown(count)
    junction.start()
    if count == 0 { junction.finish(.finished) }
  }

  func listen<P: Publisher>(to publisher: P) where P.Output == Output, P.Failure == Failure {
    let outlet = junction.outlet
    junction.listen(to: publisher, onValue: outlet.send) { [left, weak junction] completion in
      if case .failure = completion { junction?.finish(completion) } else if left.isOver() { outlet.finish(.finished) }
    }
  }
}

/// Counts down to the end of the last of several publishers.
final class Countdown {
  private let lock = NSLock()
  private var left: Int

  init(_ count: Int) {
    left = count
  }

  /// Counts one more, and says whether it was the last.
  func isOver() -> Bool {
    lock.withLock {
      left -= 1
      return left == 0
    }
  }
}

/// Joins the newest values of several publishers whenever one of them has a new one.
struct Latest<Output, Failure: Error> {
  private let junction: Junction<Output, Failure>
  private let values: Columns
  private let left: Countdown
  private let join: ([Any?]) -> Output?

  init(_ subscriber: AnySubscriber<Output, Failure>, count: Int, join: @escaping ([Any?]) -> Output?) {
    junction = Junction(subscriber, keeping: .newest)
    values = Columns(count)
    left = Countdown(count)
    self.join = join
    junction.start()
  }

  func listen<P: Publisher>(to publisher: P, at index: Int) where P.Failure == Failure {
    let (outlet, values, join, left) = (junction.outlet, values, join, left)
    junction.listen(to: publisher) { value in
      if let row = values.replacing(value, at: index).flatMap({ join($0) }) { outlet.send(row) }
    } onEnd: { [weak junction] completion in
      if case .failure = completion { junction?.finish(completion) } else if left.isOver() { outlet.finish(.finished) }
    }
  }
}

/// Joins the first values of several publishers, then their second ones, and so on.
struct Rows<Output, Failure: Error> {
  private let junction: Junction<Output, Failure>
  private let values: Columns
  private let join: ([Any?]) -> Output?

  init(_ subscriber: AnySubscriber<Output, Failure>, count: Int, join: @escaping ([Any?]) -> Output?) {
    junction = Junction(subscriber)
    values = Columns(count)
    self.join = join
    junction.start()
  }

  func listen<P: Publisher>(to publisher: P, at index: Int) where P.Failure == Failure {
    let (outlet, values, join) = (junction.outlet, values, join)
    junction.listen(to: publisher) { [weak junction] value in
      if let row = values.adding(value, at: index).flatMap({ join($0) }) { outlet.send(row) }
      if values.isExhausted { junction?.finish(.finished) }
    } onEnd: { [weak junction] completion in
      if case .failure = completion {
        junction?.finish(completion)
      } else if values.isExhausted(closing: index) {
        junction?.finish(.finished)
      }
    }
  }
}

/// The values of several publishers that wait for each other.
final class Columns {
  private let lock = NSLock()
  private var columns: [[Any]]
  private var closed: Set<Int> = []

  init(_ count: Int) {
    columns = Array(repeating: [], count: count)
  }

  /// Keeps a value as the only one of its column; the answer is the row, if every column has a value.
  func replacing(_ value: Any, at index: Int) -> [Any?]? {
    lock.withLock {
      columns[index] = [value]
      return columns.contains(where: \.isEmpty) ? nil : columns.map(\.first)
    }
  }

  /// Adds a value to its column; the answer is the first row, taken away, if every column has a value.
  func adding(_ value: Any, at index: Int) -> [Any?]? {
    lock.withLock {
      columns[index].append(value)
      guard !columns.contains(where: \.isEmpty) else { return nil }
      return columns.indices.map { columns[$0].removeFirst() }
    }
  }

  /// Whether no further row can be made.
  var isExhausted: Bool {
    lock.withLock { closed.contains { columns[$0].isEmpty } }
  }

  /// Notes that a column gets no more values, and says whether no further row can be made.
  func isExhausted(closing index: Int) -> Bool {
    _ = lock.withLock { closed.insert(index) }
    return isExhausted
  }
}
