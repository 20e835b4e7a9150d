public import Foundation

/// A change of coordinates; Core Graphics' on Apple's systems.
///
/// [Apple's page](https://developer.apple.com/documentation/corefoundation/cgaffinetransform)
public struct CGAffineTransform: Equatable, Sendable {
  /// The entry of the first row and column.
  public var a: CGFloat
  /// The entry of the first row and second column.
  public var b: CGFloat
  /// The entry of the second row and first column.
  public var c: CGFloat
  /// The entry of the second row and column.
  public var d: CGFloat
  /// The way along the horizontal axis.
  public var tx: CGFloat
  /// The way along the vertical axis.
  public var ty: CGFloat

  /// Makes it of its entries.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(a:b:c:d:tx:ty:))
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a scale.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(scalex:y:))
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a move.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(translationx:y:))
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a turn by an angle in radians.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(rotationangle:))
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// The change that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// This change, and then another one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/corefoundation/cgaffinetransform/concatenating(_:))
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }
}
