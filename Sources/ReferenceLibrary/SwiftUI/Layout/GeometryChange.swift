/// What a view does when something about its geometry changes.
nonisolated package struct GeometryChangeModifier<Value: Equatable>: PrimitiveModifier {
  package typealias Body = Never
  package let transform: (GeometryProxy) -> Value
  package let action: (Value, Value) -> Void
}

extension View {
  /// Calls `action` when something about the view's geometry changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:))
  @available(iOS 16.0, *)
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: { action($1) }))
  }

  /// Calls `action` with the old and the new value when something about the view's geometry changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:))
  @available(iOS 16.0, *)
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
