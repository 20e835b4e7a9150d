public import Foundation

/// How the colours of a picture are computed.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/colorrenderingmode)
public enum ColorRenderingMode: Hashable, Sendable {
  /// In the usual way.
  case nonLinear
  /// In proportion to light.
  case linear
  /// In proportion to light, also beyond white.
  case extendedLinear
}

/// A projection of a plane.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/projectiontransform)
public struct ProjectionTransform: Equatable, Sendable {
  package let transform: CGAffineTransform

  /// Makes the projection that changes nothing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/projectiontransform/init())
  public init() {
    transform = .identity
  }

  /// Makes a projection that keeps lines in parallel.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/projectiontransform/init(_:))
  public init(_ transform: CGAffineTransform) {
    self.transform = transform
  }
}

/// A change of a picture that does not change the layout.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/visualeffect)
@available(iOS 17.0, *)
nonisolated public protocol VisualEffect: Sendable, Animatable {}

/// The effect that changes nothing, to which others are added.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/emptyvisualeffect)
@available(iOS 17.0, *)
public struct EmptyVisualEffect: VisualEffect {
  /// Makes the effect.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/emptyvisualeffect/init())
  public init() {}
}

/// An effect and the one it was added to.
public struct _AddedVisualEffect<Base: VisualEffect>: VisualEffect {
  package let base: Base
  /// The name as written in code.
  package let name: String
  package let amounts: [Double]
}

extension VisualEffect {
  private func adding(_ name: String, _ amounts: Double...) -> _AddedVisualEffect<Self> {
    _AddedVisualEffect(base: self, name: name, amounts: amounts)
  }

  /// Moves the picture.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/visualeffect/offset(x:y:))
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding("offset", Double(x), Double(y))
  }

  /// Moves the picture.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/visualeffect/offset(_:))
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding("offset", Double(offset.width), Double(offset.height))
  }

  /// Makes the picture partly transparent.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/visualeffect/opacity(_:))
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding("opacity", opacity)
  }

  /// Scales the picture.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/visualeffect/scaleeffect(_:anchor:))
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding("scaleEffect", Double(scale))
  }

  /// Scales the picture, each axis by its own factor.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/visualeffect/scaleeffect(x:y:anchor:))
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding("scaleEffect", Double(x), Double(y))
  }

  /// Turns the picture.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/visualeffect/rotationeffect(_:anchor:))
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding("rotationEffect", angle.radians)
  }

  /// Turns the picture in space.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/visualeffect/rotation3deffect(_:axis:anchor:anchorz:perspective:))
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding("rotation3DEffect", angle.radians, Double(axis.x), Double(axis.y), Double(axis.z))
  }

  /// Blurs the picture.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/visualeffect/blur(radius:opaque:))
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding("blur", Double(radius))
  }

  /// Makes the picture lighter.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/visualeffect/brightness(_:))
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding("brightness", amount)
  }

  /// Changes the difference between light and dark.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/visualeffect/contrast(_:))
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding("contrast", amount)
  }

  /// Changes the strength of colours.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/visualeffect/saturation(_:))
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding("saturation", amount)
  }

  /// Takes colours away.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/visualeffect/grayscale(_:))
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding("grayscale", amount)
  }

  /// Turns the colours round the circle of colours.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/visualeffect/huerotation(_:))
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding("hueRotation", angle.radians)
  }
}

extension View {
  /// Changes the picture of the view by its place.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/visualeffect(_:))
  @available(iOS 17.0, *)
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    recorded("visualEffect", (nil, effect))
  }
}
