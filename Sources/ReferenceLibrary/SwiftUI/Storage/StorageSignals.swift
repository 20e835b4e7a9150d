import Foundation
import Observation

/// Tells those who read kept values when these change; values are told apart by store and key.
package final class StorageSignals: @unchecked Sendable {
  /// The signals of the user's defaults, in all stores of the process.
  package static let defaults = StorageSignals()

  private struct Place: Hashable {
    let store: ObjectIdentifier?
    let key: String
  }

  private final class Signal: Observable, @unchecked Sendable {
    let registrar = ObservationRegistrar()
    let store: UserDefaults?
    let read: () -> Any?
    var lastSeen: Any?
    var content: Void { () }

    init(_ store: UserDefaults?, _ read: @escaping () -> Any?) {
      self.store = store
      self.read = read
      lastSeen = read()
    }
  }

  private let lock = Lock()
  private var signals: [Place: Signal] = [:]

  package init() {}

  /// Notes that a value is read, and how it is read again.
  func access(_ key: String, in store: UserDefaults? = nil, _ read: @escaping () -> Any?) {
    let signal = lock.with {
      let place = Place(store: store.map { ObjectIdentifier($0) }, key: key)
      if let signal = signals[place] { return signal }
      let signal = Signal(store, read)
      signals[place] = signal
      return signal
    }
    signal.registrar.access(signal, keyPath: \.content)
  }

  /// Changes the values under a key and tells their readers, whatever the store: two objects may be one suite.
  func change(_ key: String, _ body: () -> Void) {
    body()
    refresh { $0 == key }
  }

  /// Tells the readers of values that were changed past their property wrappers.
  package func refresh() {
    refresh { _ in true }
  }

  /// The values that were read and are there, in the order of the keys.
  package var values: [(key: String, value: Any)] {
    let all = lock.with { signals.map { (key: $0.key.key, value: $0.value.lastSeen) } }
    return all.sorted { $0.key < $1.key }.compactMap { entry in entry.value.map { (entry.key, $0) } }
  }

  /// Removes all values from the standard defaults and from all others that values were read from, as on a new device.
  package func clear() {
    let others = lock.with { signals.values.compactMap(\.store) }
    var cleared: Set<ObjectIdentifier> = []
    for store in [.standard] + others where cleared.insert(ObjectIdentifier(store)).inserted {
      for key in store.dictionaryRepresentation().keys { store.removeObject(forKey: key) }
    }
    refresh()
  }

  private func refresh(_ isWanted: (String) -> Bool) {
    for signal in lock.with({ signals.filter { isWanted($0.key.key) }.map(\.value) }) {
      let value = signal.read()
      if isUnchangedErased(signal.lastSeen as Any, value as Any) { continue }
      signal.registrar.withMutation(of: signal, keyPath: \.content) { signal.lastSeen = value }
    }
  }
}
