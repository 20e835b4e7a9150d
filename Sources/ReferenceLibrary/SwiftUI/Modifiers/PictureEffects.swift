public import Foundation

/// Hides a view, also from assistive technologies, and keeps its room.
nonisolated package struct HiddenModifier: PrimitiveModifier {
  package typealias Body = Never
}

/// Asks the nearest presentation, or the window, for light or dark; nil leaves the choice to others.
nonisolated package struct PreferredColorSchemeModifier: PrimitiveModifier {
  package typealias Body = Never
  package let colorScheme: ColorScheme?
}

/// How the picture of a view is changed. Recorded, not drawn.
extension View {
  /// Casts a shadow.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/shadow(color:radius:x:y:))
  nonisolated public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    recorded("shadow", ("color", color), ("radius", radius), ("x", x), ("y", y))
  }

  /// Makes the view partly transparent.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/opacity(_:))
  nonisolated public func opacity(_ opacity: Double) -> some View {
    recorded("opacity", (nil, opacity))
  }

  /// Blurs the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/blur(radius:opaque:))
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    recorded("blur", ("radius", radius), ("opaque", opaque))
  }

  /// Hides the view, but keeps its room.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/hidden())
  nonisolated public func hidden() -> some View {
    modifier(HiddenModifier())
  }

  /// Hides what the view says.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/redacted(reason:))
  @available(iOS 14.0, *)
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(EnvironmentModifier("redacted", reason) { $0.redactionReasons.formUnion(reason) })
  }

  /// Shows what the view says.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/unredacted())
  @available(iOS 14.0, *)
  nonisolated public func unredacted() -> some View {
    modifier(EnvironmentModifier("unredacted", true) { $0.redactionReasons = [] })
  }

  /// Asks for light or dark.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:))
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(colorScheme: colorScheme))
  }

  /// Scales the picture of the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:))
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    recorded("scaleEffect", (nil, s), ("anchor", anchor))
  }

  /// Turns the picture of the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/rotationeffect(_:anchor:))
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    recorded("rotationEffect", (nil, angle), ("anchor", anchor))
  }

  /// Changes the strength of colours.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/saturation(_:))
  nonisolated public func saturation(_ amount: Double) -> some View {
    recorded("saturation", (nil, amount))
  }

  /// Takes colours away.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/grayscale(_:))
  nonisolated public func grayscale(_ amount: Double) -> some View {
    recorded("grayscale", (nil, amount))
  }

  /// Makes the view lighter.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/brightness(_:))
  nonisolated public func brightness(_ amount: Double) -> some View {
    recorded("brightness", (nil, amount))
  }

  /// Shows or hides the background of what scrolls.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scrollcontentbackground(_:))
  @available(iOS 16.0, *)
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    recorded("scrollContentBackground", (nil, visibility))
  }

  /// Scales the picture of the view, each axis by its own factor.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scaleeffect(x:y:anchor:))
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    recorded("scaleEffect", ("x", x), ("y", y), ("anchor", anchor))
  }

  /// Scales the picture of the view, each axis by its own factor.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:))
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    recorded("scaleEffect", (nil, scale), ("anchor", anchor))
  }

  /// Turns the picture of the view in space.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/rotation3deffect(_:axis:anchor:anchorz:perspective:))
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    recorded(
      "rotation3DEffect", (nil, angle), ("axis", axis), ("anchor", anchor), ("anchorZ", anchorZ),
      ("perspective", perspective))
  }

  /// Changes the coordinates of the picture of the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/transformeffect(_:))
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    recorded("transformEffect", (nil, transform))
  }

  /// Projects the picture of the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/projectioneffect(_:))
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    recorded("projectionEffect", (nil, transform))
  }

  /// Changes the difference between light and dark.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/contrast(_:))
  nonisolated public func contrast(_ amount: Double) -> some View {
    recorded("contrast", (nil, amount))
  }

  /// Turns the colours round the circle of colours.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/huerotation(_:))
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    recorded("hueRotation", (nil, angle))
  }

  /// Turns the colours into their opposites.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/colorinvert())
  nonisolated public func colorInvert() -> some View {
    recorded("colorInvert")
  }

  /// Multiplies the colours by another.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/colormultiply(_:))
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    recorded("colorMultiply", (nil, color))
  }

  /// Makes dark parts transparent.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/luminancetoalpha())
  nonisolated public func luminanceToAlpha() -> some View {
    recorded("luminanceToAlpha")
  }

  /// Mixes the view as one picture.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/compositinggroup())
  nonisolated public func compositingGroup() -> some View {
    recorded("compositingGroup")
  }

  /// Draws the view into one picture.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/drawinggroup(opaque:colormode:))
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    recorded("drawingGroup", ("opaque", opaque), ("colorMode", colorMode))
  }
}
