/// The place where the value of a `@State` lives for as long as the view keeps its identity.
package final class StateLocation<Value> {
  private var storage: Value
  /// Told after each writing.
  package var didChange: (() -> Void)?

  /// Makes a place that holds `value`.
  package init(_ value: Value) {
    storage = value
  }

  /// The present value.
  package var value: Value {
    get { storage }
    set {
      storage = newValue
      didChange?()
    }
  }
}
