public import Foundation

/// A circle in the middle of its room.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/circle)
public struct Circle: Hashable {
  /// Makes a circle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/circle/init())
  public init() {}
}

/// A rectangle.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/rectangle)
public struct Rectangle: Hashable {
  /// Makes a rectangle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/rectangle/init())
  public init() {}
}

/// A rectangle with round ends.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/capsule)
public struct Capsule: Hashable {
  /// How the ends are rounded.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/capsule/init(style:))
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }
}

/// An ellipse.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/ellipse)
public struct Ellipse: Hashable {
  /// Makes an ellipse.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/ellipse/init())
  public init() {}
}

/// A rectangle with round corners.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/roundedrectangle)
public struct RoundedRectangle: Equatable {
  /// The size of the corners.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Makes one by the size of its corners.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/roundedrectangle/init(cornersize:style:))
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes one by the radius of its corners.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/roundedrectangle/init(cornerradius:style:))
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
}

/// How corners are rounded.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/roundedcornerstyle)
public enum RoundedCornerStyle: Hashable, Sendable {
  /// With quarters of a circle.
  case circular
  /// With a curve that begins softly.
  case continuous
}

extension Circle: InsettableShape {
  /// The outline in a rectangle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/circle/path(in:))
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The figure, smaller on each side.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/circle/inset(by:))
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _ChangedShape(base: self, change: .inset(amount))
  }
}
extension Rectangle: InsettableShape {
  /// The outline in a rectangle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/rectangle/path(in:))
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The figure, smaller on each side.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/rectangle/inset(by:))
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _ChangedShape(base: self, change: .inset(amount))
  }
}
extension Capsule: InsettableShape {
  /// The outline in a rectangle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/capsule/path(in:))
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The figure, smaller on each side.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/capsule/inset(by:))
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _ChangedShape(base: self, change: .inset(amount))
  }
}
extension Ellipse: InsettableShape {
  /// The outline in a rectangle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/ellipse/path(in:))
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The figure, smaller on each side.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/ellipse/inset(by:))
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _ChangedShape(base: self, change: .inset(amount))
  }
}
extension RoundedRectangle: InsettableShape {
  /// The outline in a rectangle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/roundedrectangle/path(in:))
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The figure, smaller on each side.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/roundedrectangle/inset(by:))
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _ChangedShape(base: self, change: .inset(amount))
  }
}

extension Shape where Self == Circle {
  /// A circle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/circle)
  @available(iOS 17.0, *)
  nonisolated public static var circle: Circle { Circle() }
}
extension Shape where Self == Rectangle {
  /// A rectangle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/rect)
  @available(iOS 17.0, *)
  nonisolated public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Capsule {
  /// A capsule.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/capsule)
  @available(iOS 17.0, *)
  nonisolated public static var capsule: Capsule { Capsule() }

  /// A capsule.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/capsule(style:))
  @available(iOS 17.0, *)
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/ellipse)
  @available(iOS 17.0, *)
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/rect(cornerradius:style:))
  @available(iOS 17.0, *)
  nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle with round corners.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/rect(cornersize:style:))
  @available(iOS 17.0, *)
  nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
