public import Foundation

/// A style made of another one by a change that is recorded, not drawn.
public struct _ChangedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  package enum Change: Sendable {
    case opacity(Double)
    case blend(BlendMode)
    case shadow(ShadowStyle)
    case level(Int)
    case room(CGRect)
  }

  package let base: Base
  package let change: Change
}

extension ShapeStyle {
  // Colours have their own; the one of the type must win without being tried against this one.
  /// The style, partly transparent.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapestyle/opacity(_:))
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _ChangedShapeStyle(base: self, change: .opacity(opacity))
  }

  /// The style, mixed with what is behind.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapestyle/blendmode(_:))
  @available(iOS 15.0, *)
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _ChangedShapeStyle(base: self, change: .blend(mode))
  }

  /// The style with a shadow.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapestyle/shadow(_:))
  @available(iOS 16.0, *)
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ChangedShapeStyle(base: self, change: .shadow(style))
  }

  /// The style as if it filled a rectangle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapestyle/in(_:))
  @available(iOS 15.0, *)
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    _ChangedShapeStyle(base: self, change: .room(rect))
  }

  /// The style for side content.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapestyle/secondary)
  @available(iOS 17.0, *)
  public var secondary: some ShapeStyle { _ChangedShapeStyle(base: self, change: .level(2)) }

  /// The style for content of the third level.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapestyle/tertiary)
  @available(iOS 17.0, *)
  public var tertiary: some ShapeStyle { _ChangedShapeStyle(base: self, change: .level(3)) }

  /// The style for content of the fourth level.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapestyle/quaternary)
  @available(iOS 17.0, *)
  public var quaternary: some ShapeStyle { _ChangedShapeStyle(base: self, change: .level(4)) }

  /// The style for content of the fifth level.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapestyle/quinary)
  @available(iOS 17.0, *)
  public var quinary: some ShapeStyle { _ChangedShapeStyle(base: self, change: .level(5)) }
}

/// A shadow as part of a style.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/shadowstyle)
@available(iOS 16.0, *)
public struct ShadowStyle: Hashable, Sendable {
  package let name: String
  package let color: Color
  package let radius: CGFloat
  package let offset: UnitPoint

  /// A shadow behind what is painted.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shadowstyle/drop(color:radius:x:y:))
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(name: "drop", color: color, radius: radius, offset: UnitPoint(x: x, y: y))
  }

  /// A shadow inside of what is painted.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shadowstyle/inner(color:radius:x:y:))
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(name: "inner", color: color, radius: radius, offset: UnitPoint(x: x, y: y))
  }
}
