/// The identity that the app gives to a view.
nonisolated package struct IdentityModifier<ID: Hashable>: PrimitiveModifier {
  package typealias Body = Never
  package let id: ID
}

extension View {
  /// Gives the view an identity; another one makes a new view with fresh state.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/id(_:))
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }

  /// Keeps the reader from acting on the view; what an outer view forbids stays forbidden.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/disabled(_:))
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
}
