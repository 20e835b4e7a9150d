internal import Synchronization

/// What is saved: the rows of a container, shared by its contexts.
@available(iOS 17.0, *)
package final class ModelStore: Sendable {
  struct Row: @unchecked Sendable {
    let values: [String: StoredValue]
    let version: Int
  }

  private struct Contents: Sendable {
    var rows: [String: [PersistentIdentifier: Row]] = [:]
    var version = 0
  }

  private let contents = Mutex(Contents())

  package init() {}

  /// Counts the savings.
  var version: Int { contents.withLock(\.version) }

  func row(_ identifier: PersistentIdentifier) -> Row? {
    contents.withLock { $0.rows[identifier.entityName]?[identifier] }
  }

  /// The saved models of a kind, in the order in which they were made.
  func identifiers(of entity: String) -> [PersistentIdentifier] {
    contents.withLock { Array($0.rows[entity, default: [:]].keys) }.sorted()
  }

  /// All that is saved, in the order in which the models were made.
  var everything: [(PersistentIdentifier, [String: StoredValue])] {
    let rows = contents.withLock { $0.rows.values.flatMap { $0 } }
    return rows.sorted { $0.key < $1.key }.map { ($0.key, $0.value.values) }
  }

  func save(_ saved: [PersistentIdentifier: Row], removing removed: [PersistentIdentifier]) {
    contents.withLock { contents in
      contents.version += 1
      for (identifier, row) in saved {
        contents.rows[identifier.entityName, default: [:]][identifier] =
          Row(values: row.values, version: contents.version)
      }
      for identifier in removed { contents.rows[identifier.entityName]?[identifier] = nil }
    }
  }

  func removeAll() {
    contents.withLock { contents in
      contents.version += 1
      contents.rows = [:]
    }
  }
}
