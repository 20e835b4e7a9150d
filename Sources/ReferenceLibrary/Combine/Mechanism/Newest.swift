import Foundation

/// The newest of several values, and whose turn it is.
final class Newest<Value> {
  private let lock = NSLock()
  private var value: Value?
  private var turn = 0

  var isEmpty: Bool { lock.withLock { value == nil } }

  /// Keeps a value in place of the one before; the answer is its turn.
  @discardableResult
  func keep(_ value: Value) -> Int {
    lock.withLock {
      self.value = value
      turn += 1
      return turn
    }
  }

  /// Takes the value away, if no newer one has come since `turn`.
  func take(ifStill turn: Int? = nil) -> Value? {
    lock.withLock {
      guard turn == nil || turn == self.turn else { return nil }
      defer { value = nil }
      return value
    }
  }
}

/// Values that are gathered until somebody takes them.
final class Gathering<Value> {
  private let lock = NSLock()
  private var values: [Value] = []

  /// Adds a value, and says how many there are.
  func add(_ value: Value) -> Int {
    lock.withLock {
      values.append(value)
      return values.count
    }
  }

  func take() -> [Value] {
    lock.withLock {
      defer { values = [] }
      return values
    }
  }
}
