public import Observation

/// A change to the environment of a view and of the views in it.
nonisolated package struct EnvironmentModifier: PrimitiveModifier {
  package typealias Body = Never
  package let transform: (inout EnvironmentValues) -> Void
  /// How the view looks by it, where that is seen.
  package let look: RecordedModifier?

  package init(_ transform: @escaping (inout EnvironmentValues) -> Void) {
    self.transform = transform
    look = nil
  }

  /// Makes a change that is recorded as well: the name of its modifier, and its value.
  package init(_ name: String, _ value: Any, _ transform: @escaping (inout EnvironmentValues) -> Void) {
    self.transform = transform
    look = RecordedModifier(name: name, arguments: [.init(label: nil, value: value)])
  }
}

extension View {
  /// Sets the environment's value at a key path.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/environment(_:_:))
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Gives an observable object to this view and the views in it; nil takes an inherited one away.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/environment(_:))
  @available(iOS 17.0, *)
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[T.self] = object })
  }

  /// Changes the inherited value at a key path.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/transformenvironment(_:transform:))
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
