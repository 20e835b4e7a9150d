import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The programs that are running, each the head of a process group of its own, so that they can be ended with the tool:
/// a signal from the terminal reaches only the tool's own group.
package enum RunningChildren {
  /// A place for the number of one process; 0 while it is free.
  final class Place: Sendable {
    fileprivate let process = Atomic<pid_t>(0)

    /// Forgets the process, which has ended.
    func leave() { process.store(0, ordering: .sequentiallyConsistent) }
  }

  /// As many as run at once at most, with room to spare; a process that finds no place is only not ended early.
  private static let places = (0..<1024).map { _ in Place() }

  static func enter(_ process: pid_t) -> Place? {
    places.first {
      $0.process.compareExchange(expected: 0, desired: process, ordering: .sequentiallyConsistent).exchanged
    }
  }

  /// Makes ready for `killAll`, which is then safe in a signal handler: it reads atomic numbers and calls `kill`.
  package static func prepare() { _ = places.count }

  package static func killAll() {
    for place in places {
      let process = place.process.load(ordering: .sequentiallyConsistent)
      if process > 0 { kill(-process, SIGKILL) }
    }
  }
}
