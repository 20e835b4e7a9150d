import Dispatch
import Synchronization

/// Does independent pieces of work on several cores and keeps their order.
package enum Parallel {
  /// The results of `body` for 0 ..< `count`, in order, computed by up to `jobs` workers that take the next piece when
  /// they are done with one.
  package static func map<Result: Sendable>(
    _ count: Int, jobs: Int, _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    let workers = min(jobs, count)
    guard workers > 1 else { return (0..<count).map(body) }
    let next = Atomic<Int>(0)
    let collected = Mutex<[(Int, Result)]>([])
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      var own: [(Int, Result)] = []
      own.reserveCapacity(count / workers + 1)
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        if index >= count { break }
        own.append((index, body(index)))
      }
      collected.withLock { $0 += own }
    }
    return collected.withLock { $0.sorted { $0.0 < $1.0 }.map(\.1) }
  }
}
