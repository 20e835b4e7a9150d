public import Foundation

/// How content scrolls. Recorded, not drawn.
extension View {
  /// Lets scrolling stop at the views in this one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scrolltargetlayout(isenabled:))
  @available(iOS 17.0, *)
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    recorded("scrollTargetLayout", ("isEnabled", isEnabled))
  }

  /// Says where scrolling stops.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scrolltargetbehavior(_:))
  @available(iOS 17.0, *)
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    recorded("scrollTargetBehavior", (nil, behavior))
  }

  /// Lets content be seen outside of its room.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scrollclipdisabled(_:))
  @available(iOS 17.0, *)
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    recorded("scrollClipDisabled", (nil, disabled))
  }

  /// Says when scrolling bounces.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scrollbouncebehavior(_:axes:))
  @available(iOS 16.4, *)
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  {
    recorded("scrollBounceBehavior", (nil, behavior), ("axes", axes))
  }

  /// Binds the view that has been scrolled to.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scrollposition(id:anchor:))
  @available(iOS 17.0, *)
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    recorded("scrollPosition", ("id", id), ("anchor", anchor as Any))
  }

  /// Says how content fades at edges.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scrolledgeeffectstyle(_:for:))
  @available(iOS 26.0, *)
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    recorded("scrollEdgeEffectStyle", (nil, style as Any), ("for", edges))
  }

  /// Lets the view's picture go on under bars.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/backgroundextensioneffect())
  @available(iOS 26.0, *)
  nonisolated public func backgroundExtensionEffect() -> some View {
    recorded("backgroundExtensionEffect")
  }

  /// Puts a bar beside content that scrolls.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/safeareabar(edge:alignment:spacing:content:))
  @available(iOS 26.0, *)
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    attaching("safeAreaBar", content(), ("edge", edge), ("alignment", alignment), ("spacing", spacing as Any))
  }
}
