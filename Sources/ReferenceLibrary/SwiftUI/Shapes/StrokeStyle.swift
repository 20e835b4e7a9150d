public import Foundation

/// How a figure is filled.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/fillstyle)
public struct FillStyle: Equatable, Sendable {
  /// Whether overlaps are left out.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a style.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/fillstyle/init(eofill:antialiased:))
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How an outline is drawn.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/strokestyle)
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// How the line ends.
  public var lineCap: CGLineCap
  /// How the line turns.
  public var lineJoin: CGLineJoin
  /// From where on a pointed turn is cut.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in points.
  public var dash: [CGFloat]
  /// Where in the dashes the line begins.
  public var dashPhase: CGFloat

  /// Makes a style.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/strokestyle/init(linewidth:linecap:linejoin:miterlimit:dash:dashphase:))
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How a line ends; Core Graphics' on Apple's systems.
///
/// [Apple's page](https://developer.apple.com/documentation/coregraphics/cglinecap)
public enum CGLineCap: Int32, Sendable {
  /// At its last point.
  case butt
  /// With a half circle.
  case round
  /// With a half square.
  case square
}

/// How a line turns; Core Graphics' on Apple's systems.
///
/// [Apple's page](https://developer.apple.com/documentation/coregraphics/cglinejoin)
public enum CGLineJoin: Int32, Sendable {
  /// With a point.
  case miter
  /// Rounded.
  case round
  /// Cut off.
  case bevel
}
