import Combine
import Observation

/// The place where the value of a `@State` lives for as long as the view keeps its identity.
///
/// It is observable: a body that reads the value runs again when the value changes, and only then.
package final class StateLocation<Value>: Observable, KeepsState {
  private var storage: Value
  private let registrar = ObservationRegistrar()

  /// Makes a place that holds `value`.
  package init(_ value: Value) {
    storage = value
  }

  /// The present value; writing what is there already tells nobody.
  package var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return storage
    }
    set {
      if isUnchanged(storage, newValue) {
        storage = newValue
      } else {
        registrar.withMutation(of: self, keyPath: \.value) { storage = newValue }
      }
    }
  }
}
