/// Views that only assistive technologies get.
nonisolated package struct AccessibilityContent<Content: View>: PrimitiveModifier {
  package enum Kind {
    /// In place of the view.
    case representation
    /// Buttons as actions of the view.
    case actions
    /// Elements in the view.
    case children
  }

  package typealias Body = Never
  package let kind: Kind
  package let content: Content
}

extension View {
  /// Gives assistive technologies another view in place of this one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityrepresentation(representation:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modifier(AccessibilityContent(kind: .representation, content: representation()))
  }

  /// Gives the view actions of assistive technologies, each made of a button.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityactions(_:))
  @available(iOS 16.0, *)
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(AccessibilityContent(kind: .actions, content: content()))
  }

  /// Gives the view elements that only assistive technologies see.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilitychildren(children:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(AccessibilityContent(kind: .children, content: children()))
  }
}
