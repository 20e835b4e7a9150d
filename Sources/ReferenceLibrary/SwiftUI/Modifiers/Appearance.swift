public import Foundation

/// What the controls inside of a view are tinted with; nil for the app's colour.
nonisolated package struct TintModifier: PrimitiveModifier {
  package typealias Body = Never
  package let style: AnyShapeStyle?
}

/// How a view is painted. Recorded, not drawn.
extension View {
  /// Sets the style of text and symbols.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:))
  @available(iOS 15.0, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    recorded("foregroundStyle", (nil, style))
  }

  /// Sets the styles of text and symbols, by level.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:_:))
  @available(iOS 15.0, *)
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    recorded("foregroundStyle", (nil, primary), (nil, secondary))
  }

  /// Sets the styles of text and symbols, by level.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:_:_:))
  @available(iOS 15.0, *)
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    recorded("foregroundStyle", (nil, primary), (nil, secondary), (nil, tertiary))
  }

  /// Sets the colour of text and symbols.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/foregroundcolor(_:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    recorded("foregroundColor", (nil, color as Any))
  }

  // Disfavoured, so that a colour is not tried both ways.
  /// Sets the tint of controls.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/tint(_:))
  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the tint of controls.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/tint(_:))
  @available(iOS 15.0, *)
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the colour of controls.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accentcolor(_:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use tint(_:) instead.")
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    recorded("accentColor", (nil, accentColor as Any))
  }

  /// Paints the background in the usual style.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/background(ignoressafeareaedges:))
  @available(iOS 15.0, *)
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    recorded("background", ("ignoresSafeAreaEdges", edges))
  }

  /// Paints the background.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:))
  @available(iOS 15.0, *)
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    recorded("background", (nil, style), ("ignoresSafeAreaEdges", edges))
  }

  /// Paints a figure behind the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/background(_:in:fillstyle:))
  @available(iOS 15.0, *)
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    recorded("background", (nil, style), ("in", shape), ("fillStyle", fillStyle))
  }

  /// Paints a figure behind the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/background(in:fillstyle:))
  @available(iOS 15.0, *)
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    recorded("background", ("in", shape), ("fillStyle", fillStyle))
  }

  /// Sets the style of backgrounds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/backgroundstyle(_:))
  @available(iOS 16.0, *)
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    recorded("backgroundStyle", (nil, style))
  }

  /// Puts a view behind this one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/background(alignment:content:))
  @available(iOS 15.0, *)
  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    attaching("background", content(), ("alignment", alignment))
  }

  /// Puts a view behind this one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/background(_:))
  @_disfavoredOverload
  nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    attaching("background", background, ("alignment", alignment))
  }

  /// Paints over the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/overlay(_:ignoressafeareaedges:))
  @available(iOS 15.0, *)
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    recorded("overlay", (nil, style), ("ignoresSafeAreaEdges", edges))
  }

  /// Puts a view over this one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:))
  @available(iOS 15.0, *)
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    attaching("overlay", content(), ("alignment", alignment))
  }

  /// Puts a view over this one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/overlay(_:))
  @_disfavoredOverload
  nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    attaching("overlay", overlay, ("alignment", alignment))
  }

  /// Paints a figure over the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/overlay(_:in:fillstyle:))
  @available(iOS 15.0, *)
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  {
    recorded("overlay", (nil, style), ("in", shape), ("fillStyle", fillStyle))
  }

  /// Shows the view through another one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/mask(alignment:_:))
  @available(iOS 15.0, *)
  nonisolated public func mask<V: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> V) -> some View {
    attaching("mask", mask(), ("alignment", alignment))
  }

  /// Paints a frame.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/border(_:width:))
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    recorded("border", (nil, content), ("width", width))
  }

  /// Cuts the view to a figure.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/clipshape(_:style:))
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    recorded("clipShape", (nil, shape), ("style", style))
  }

  /// Cuts the view to its bounds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/clipped(antialiased:))
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    recorded("clipped", ("antialiased", antialiased))
  }

  /// Sets the figure that takes touches.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:))
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    recorded("contentShape", (nil, shape), ("eoFill", eoFill))
  }

  /// Rounds the corners, by points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/cornerradius(_:antialiased:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use clipShape(_:style:) or fill instead.")
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    recorded("cornerRadius", (nil, radius), ("antialiased", antialiased))
  }
}
