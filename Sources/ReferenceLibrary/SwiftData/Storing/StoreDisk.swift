internal import Foundation
internal import Synchronization

/// Stands for a device's disk: the stores of containers that are not kept in memory only, by address.
///
/// Without one, every container begins empty. A host that lets an app end and start again runs it with one.
@available(iOS 17.0, *)
package final class StoreDisk: Sendable {
  /// The disk of the present task.
  @TaskLocal package static var current: StoreDisk?

  private let stores = Mutex<[URL: ModelStore]>([:])

  /// Makes an empty disk.
  package init() {}

  /// The store at an address.
  package func store(at url: URL) -> ModelStore {
    stores.withLock { stores in
      if let store = stores[url] { return store }
      let store = ModelStore()
      stores[url] = store
      return store
    }
  }
}
