public import Foundation

/// A figure. Recorded: nothing is drawn.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/shape)
public protocol Shape: View, Sendable {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A figure that can be made smaller.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/insettableshape)
public protocol InsettableShape: Shape {}

extension Shape {
  /// The figure, filled with the foreground.
  public var body: some View {
    _ShapeView(shape: self, drawing: "fill", style: _RoleShapeStyle(name: "foreground"))
  }

  /// Fills the figure.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/fill(_:style:))
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = _RoleShapeStyle.foreground, style: FillStyle = FillStyle()
  ) -> some View {
    _ShapeView(shape: self, drawing: "fill", style: content)
  }

  /// Draws the figure's outline.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/stroke(_:linewidth:))
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    _ShapeView(shape: self, drawing: "stroke", style: content)
  }

  /// Draws the figure's outline.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/stroke(_:style:))
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    _ShapeView(shape: self, drawing: "stroke", style: content)
  }

  /// Draws part of the figure, between two places from 0 to 1.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/trim(from:to:))
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    self
  }
}

extension InsettableShape {
  /// Draws the figure's outline inside of it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/insettableshape/strokeborder(_:linewidth:antialiased:))
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    _ShapeView(shape: self, drawing: "strokeBorder", style: content)
  }
}

/// A drawn figure.
public struct _ShapeView<Content: Shape> {
  package let shape: Content
  /// `fill`, `stroke` or `strokeBorder`.
  package let drawing: String
  package let style: any ShapeStyle
}

extension _ShapeView: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// How a figure is filled.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/fillstyle)
public struct FillStyle: Equatable, Sendable {
  /// Whether overlaps are left out.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a style.
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
  /// The lengths of dashes and gaps in points.
  public var dash: [CGFloat]
  /// Where in the dashes the line begins.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
    self.lineWidth = lineWidth
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// An outline. Recorded: it knows only its bounds.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/path)
public struct Path: Equatable, Sendable {
  /// The rectangle round the outline.
  public private(set) var boundingRect: CGRect

  /// Makes an empty outline.
  public init() {
    boundingRect = .zero
  }

  /// Makes a rectangle.
  public init(_ rect: CGRect) {
    boundingRect = rect
  }

  /// Makes an outline that `callback` draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Moves to a point.
  public mutating func move(to end: CGPoint) {
    extend(to: end)
  }

  /// Draws a line to a point.
  public mutating func addLine(to end: CGPoint) {
    extend(to: end)
  }

  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    boundingRect = boundingRect == .zero ? rect : boundingRect.union(rect)
  }

  /// Goes back to where the outline began.
  public mutating func closeSubpath() {}

  private mutating func extend(to point: CGPoint) {
    addRect(CGRect(origin: point, size: .zero))
  }
}
