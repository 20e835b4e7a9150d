import Foundation

/// A lock for the library's own tables.
package final class Lock: @unchecked Sendable {
  private let lock = NSLock()

  package init() {}

  /// Runs `body` while nobody else holds the lock.
  package func with<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
