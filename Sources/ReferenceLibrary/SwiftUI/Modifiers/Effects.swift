/// What is done to the picture of a view. Recorded, not drawn.
extension View {
  /// Puts the view on a pane of glass.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/glasseffect(_:in:))
  @available(iOS 26.0, *)
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View {
    recorded("glassEffect", (nil, glass), ("in", shape))
  }

  /// Gives the pane of glass an identity.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/glasseffectid(_:in:))
  @available(iOS 26.0, *)
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    recorded("glassEffectID", (nil, id as Any), ("in", namespace))
  }

  /// Says how the view mixes with what lies behind it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/blendmode(_:))
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    recorded("blendMode", (nil, blendMode))
  }

  /// Mirrors the view where reading goes from right to left.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/flipsforrighttoleftlayoutdirection(_:))
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    recorded("flipsForRightToLeftLayoutDirection", (nil, enabled))
  }

  /// Says how the view answers to a pointer.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/hovereffect(_:))
  @available(iOS 13.4, *)
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    recorded("hoverEffect", (nil, effect))
  }

  /// Moves symbols.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/symboleffect(_:options:isactive:))
  @available(iOS 17.0, *)
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    recorded("symbolEffect", (nil, effect), ("options", options), ("isActive", isActive))
  }

  /// Moves symbols when `value` changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/symboleffect(_:options:value:))
  @available(iOS 17.0, *)
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
  ) -> some View {
    recorded("symbolEffect", (nil, effect), ("options", options), ("value", value))
  }

  /// Paints the background of the container.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/containerbackground(_:for:))
  @available(iOS 17.0, *)
  nonisolated public func containerBackground(_ style: some ShapeStyle, for container: ContainerBackgroundPlacement)
    -> some View
  {
    recorded("containerBackground", (nil, style), ("for", container))
  }
}
