import Observation
import Synchronization

/// The nodes whose values have changed; written by any thread.
nonisolated final class Invalidations: Sendable {
  private let nodes = Mutex<[Node]>([])

  func add(_ node: Node) {
    nodes.withLock { $0.append(node) }
  }

  /// Takes out all nodes that were added.
  func take() -> [Node] {
    nodes.withLock { nodes in
      defer { nodes.removeAll() }
      return nodes
    }
  }

  var isEmpty: Bool { nodes.withLock(\.isEmpty) }
}

/// Runs closures and tells when a value that the last one read changes, through the Observation framework.
///
/// `withObservationTracking` cannot be cancelled and would leave its listeners behind in objects that never change; a
/// property of its own that is read with the others and "changes" at the end takes them away.
nonisolated final class ValueTracking: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let generation = Mutex(0)
  private var end: Void { () }

  /// Runs `body`; calls `onChange` at most once, before the first change of a value that was read.
  func run<Result>(_ body: () -> Result, onChange: @escaping @Sendable () -> Void) -> Result {
    cancel()
    let current = generation.withLock { $0 }
    return withObservationTracking {
      registrar.access(self, keyPath: \.end)
      return body()
    } onChange: { [weak self] in
      if self?.generation.withLock({ $0 }) == current { onChange() }
    }
  }

  /// Forgets what was read.
  func cancel() {
    generation.withLock { $0 += 1 }
    registrar.willSet(self, keyPath: \.end)
  }
}
