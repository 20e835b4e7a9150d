internal import Synchronization

/// What a container and its contexts share: the schema, the store, and the list of contexts.
@available(iOS 17.0, *)
final class ContainerCore: Sendable {
  let schema: Schema
  let configurations: [ModelConfiguration]
  let store: ModelStore
  let hasMigrationPlan: Bool
  private let contexts = Mutex<[WeakContext]>([])

  private struct WeakContext: @unchecked Sendable {
    weak var context: ModelContext?
  }

  init(schema: Schema, configurations: [ModelConfiguration], hasMigrationPlan: Bool) {
    self.schema = schema
    self.configurations = configurations.isEmpty ? [ModelConfiguration()] : configurations
    self.hasMigrationPlan = hasMigrationPlan
    let kept = self.configurations.first { !$0.isStoredInMemoryOnly }
    store = kept.flatMap { StoreDisk.current?.store(at: $0.url) } ?? ModelStore()
  }

  var allowsSave: Bool { configurations.allSatisfy(\.allowsSave) }

  /// Lets a context of the main thread hear of what others save.
  func add(_ context: ModelContext) {
    contexts.withLock { contexts in
      contexts.removeAll { $0.context == nil }
      contexts.append(WeakContext(context: context))
    }
  }

  /// Brings the contexts of the main thread up to date; those of other threads look when they fetch.
  func announceSave(by saver: ModelContext?) {
    let others = contexts.withLock { $0 }.filter { $0.context !== saver }
    if MainThread.isCurrent {
      for other in others { other.context?.takeChanges() }
    } else if !others.isEmpty {
      Task { @MainActor in
        for other in others { other.context?.takeChanges() }
      }
    }
  }
}
