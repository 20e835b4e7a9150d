public import Foundation

/// An outline. Recorded: it knows only its bounds.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/path)
public struct Path: Equatable, Sendable {
  /// The rectangle round the outline.
  public private(set) var boundingRect: CGRect
  /// Where drawing goes on, if it has begun.
  public private(set) var currentPoint: CGPoint?
  /// Whether nothing was drawn.
  public private(set) var isEmpty = true

  /// Makes an empty outline.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/path/init())
  public init() {
    boundingRect = .zero
  }

  /// Makes a rectangle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/path/init(_:))
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Makes a rectangle with round corners.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/path/init(roundedrect:cornerradius:style:))
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(rect)
  }

  /// Makes a rectangle with round corners.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/path/init(roundedrect:cornersize:style:))
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(rect)
  }

  /// Makes an ellipse.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/path/init(ellipsein:))
  public init(ellipseIn rect: CGRect) {
    self.init(rect)
  }

  /// Makes an outline that `callback` draws.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/path/init(_:))
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Moves to a point.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/path/move(to:))
  public mutating func move(to end: CGPoint) {
    extend(to: end)
  }

  /// Draws a line to a point.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/path/addline(to:))
  public mutating func addLine(to end: CGPoint) {
    extend(to: end)
  }

  /// Draws lines from point to point.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/path/addlines(_:))
  public mutating func addLines(_ lines: [CGPoint]) {
    for point in lines { extend(to: point) }
  }

  /// Draws a curve with one point that pulls it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/path/addquadcurve(to:control:))
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    extend(to: control)
    extend(to: end)
  }

  /// Draws a curve with two points that pull it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/path/addcurve(to:control1:control2:))
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    extend(to: control1)
    extend(to: control2)
    extend(to: end)
  }

  /// Draws part of a circle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/path/addarc(center:radius:startangle:endangle:clockwise:transform:))
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRect(CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
    let end = endAngle.radians
    currentPoint = CGPoint(x: center.x + radius * cos(end), y: center.y + radius * sin(end))
  }

  /// Draws part of a circle that touches two lines.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/path/addarc(tangent1end:tangent2end:radius:transform:))
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    extend(to: tangent1End)
    extend(to: tangent2End)
  }

  /// Draws a rectangle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/path/addrect(_:transform:))
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    boundingRect = isEmpty ? rect : boundingRect.union(rect)
    currentPoint = rect.origin
    isEmpty = false
  }

  /// Draws an ellipse.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/path/addellipse(in:transform:))
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRect(rect)
  }

  /// Draws a rectangle with round corners.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/path/addroundedrect(in:cornersize:style:transform:))
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRect(rect)
  }

  /// Draws another outline.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/path/addpath(_:transform:))
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if !path.isEmpty { addRect(path.boundingRect) }
  }

  /// Goes back to where the outline began.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/path/closesubpath())
  public mutating func closeSubpath() {}

  /// Whether a point lies in the rectangle round the outline.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/path/contains(_:eofill:))
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    boundingRect.contains(point)
  }

  /// The outline, changed. Recorded: its bounds stay as they are.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/path/applying(_:))
  public func applying(_ transform: CGAffineTransform) -> Path {
    self
  }

  private mutating func extend(to point: CGPoint) {
    addRect(CGRect(origin: point, size: .zero))
  }
}

extension Path: Shape {
  /// The outline itself.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/path/path(in:))
  nonisolated public func path(in rect: CGRect) -> Path {
    self
  }
}
