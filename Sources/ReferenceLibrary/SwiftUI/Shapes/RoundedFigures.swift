public import Foundation

/// The radii of the corners of a rectangle.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/rectanglecornerradii)
@available(iOS 16.0, *)
public struct RectangleCornerRadii: Equatable, Sendable {
  /// Where reading begins, above.
  public var topLeading: CGFloat
  /// Where reading begins, below.
  public var bottomLeading: CGFloat
  /// Where reading ends, below.
  public var bottomTrailing: CGFloat
  /// Where reading ends, above.
  public var topTrailing: CGFloat

  /// Makes radii; a corner that is not named is not rounded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/rectanglecornerradii/init(topleading:bottomleading:bottomtrailing:toptrailing:))
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners are rounded in different ways.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/unevenroundedrectangle)
@available(iOS 16.0, *)
public struct UnevenRoundedRectangle: Equatable {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Makes one of four radii.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/unevenroundedrectangle/init(cornerradii:style:))
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes one; a corner that is not named is not rounded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/unevenroundedrectangle/init(topleadingradius:bottomleadingradius:bottomtrailingradius:toptrailingradius:style:))
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// The outline in a rectangle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/unevenroundedrectangle/path(in:))
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The figure, smaller on each side.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/unevenroundedrectangle/inset(by:))
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _ChangedShape(base: self, change: .inset(amount))
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with different corners.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/rect(cornerradii:style:))
  @available(iOS 17.0, *)
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with different corners.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/rect(topleadingradius:bottomleadingradius:bottomtrailingradius:toptrailingradius:style:))
  @available(iOS 17.0, *)
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

/// The figure of the container that holds it.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/containerrelativeshape)
@available(iOS 14.0, *)
public struct ContainerRelativeShape: Hashable {
  /// Makes the figure.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/containerrelativeshape/init())
  public init() {}
}

extension ContainerRelativeShape: InsettableShape {
  /// The outline in a rectangle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/containerrelativeshape/path(in:))
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The figure, smaller on each side.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/containerrelativeshape/inset(by:))
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _ChangedShape(base: self, change: .inset(amount))
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The figure of the container.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/containerrelative)
  @available(iOS 17.0, *)
  nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The figure of a button's border.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/buttonbordershape)
@available(iOS 17.0, *)
extension ButtonBorderShape: InsettableShape {
  /// The outline in a rectangle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/buttonbordershape/path(in:))
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The figure, smaller on each side.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/buttonbordershape/inset(by:))
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _ChangedShape(base: self, change: .inset(amount))
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The figure of a button's border.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/buttonborder)
  @available(iOS 17.0, *)
  nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// A figure whose own type is hidden.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/anyshape)
@available(iOS 16.0, *)
public struct AnyShape: Shape {
  package let shape: any Shape

  /// Hides the type of `shape`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/anyshape/init(_:))
  nonisolated public init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  /// The outline in a rectangle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/anyshape/path(in:))
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
