internal import Observation

/// Tells observers that models of one kind were added to a context or taken away.
@available(iOS 17.0, *)
final class EntityChanges: Observable {
  private let registrar = ObservationRegistrar()
  /// Counts the changes.
  private(set) var count = 0

  func read() {
    registrar.access(self, keyPath: \.count)
  }

  func mark() {
    registrar.withMutation(of: self, keyPath: \.count) { count += 1 }
  }
}
