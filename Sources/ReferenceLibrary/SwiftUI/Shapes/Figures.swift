public import Foundation

/// A circle.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/circle)
public struct Circle {
  /// Makes a circle.
  public init() {}
}

/// A rectangle.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/rectangle)
public struct Rectangle {
  /// Makes a rectangle.
  public init() {}
}

/// A rectangle with round ends.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/capsule)
public struct Capsule {
  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) {}
}

/// An ellipse.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/ellipse)
public struct Ellipse {
  /// Makes an ellipse.
  public init() {}
}

/// A rectangle with round corners.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/roundedrectangle)
public struct RoundedRectangle {
  /// The size of the corners in points.
  public var cornerSize: CGSize

  /// Makes a rectangle of the size of its corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }

  /// Makes a rectangle of the radius of its corners in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }
}

/// The form of a round corner.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/roundedcornerstyle)
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Part of a circle.
  case circular
  /// A curve that begins gently.
  case continuous
}

extension Circle: InsettableShape {
  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}
extension Rectangle: InsettableShape {
  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}
extension Capsule: InsettableShape {
  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}
extension Ellipse: InsettableShape {
  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}
extension RoundedRectangle: InsettableShape {
  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}
extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Capsule {
  /// A rectangle with round ends.
  nonisolated public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/rect(cornerradius:style:))
  nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle with round corners.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/rect(cornersize:style:))
  nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
