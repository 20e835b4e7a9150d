/// How changes of a view move. Recorded, not drawn.
extension View {
  /// Animates changes that come with a change of `value`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/animation(_:value:))
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    recorded("animation", (nil, animation as Any), ("value", value))
  }

  /// Animates every change.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/animation(_:))
  @available(iOS, introduced: 13.0, deprecated: 15.0)
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    recorded("animation", (nil, animation as Any))
  }

  /// Says how the view comes and goes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/transition(_:))
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    recorded("transition", (nil, transition))
  }

  /// Says how one content passes into another.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/contenttransition(_:))
  @available(iOS 16.0, *)
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    recorded("contentTransition", (nil, transition))
  }

  /// Moves the view from the place of another.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/matchedgeometryeffect(id:in:properties:anchor:issource:))
  @available(iOS 14.0, *)
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    recorded(
      "matchedGeometryEffect", ("id", id), ("in", namespace), ("properties", properties), ("anchor", anchor),
      ("isSource", isSource))
  }

  /// Marks the view as the place where a zoom begins.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/matchedtransitionsource(id:in:))
  @available(iOS 18.0, *)
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    recorded("matchedTransitionSource", ("id", id), ("in", namespace))
  }

  /// Says how the screen comes and goes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/navigationtransition(_:))
  @available(iOS 18.0, *)
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    recorded("navigationTransition", (nil, style))
  }

  /// Changes the transaction of changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/transaction(_:))
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    recorded("transaction", (nil, transform))
  }
}
