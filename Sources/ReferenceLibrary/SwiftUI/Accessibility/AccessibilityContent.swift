extension View {
  /// Gives assistive technologies another view in place of this one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityrepresentation(representation:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    attaching("accessibilityRepresentation", representation())
  }

  /// Gives the view actions of assistive technologies, each made of a button.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityactions(_:))
  @available(iOS 16.0, *)
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    attaching("accessibilityActions", content())
  }

  /// Gives the view elements that only assistive technologies see.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilitychildren(children:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    attaching("accessibilityChildren", children())
  }
}
