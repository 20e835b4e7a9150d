public import Foundation

/// A figure. Recorded: nothing is drawn.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/shape)
public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  /// The outline in a rectangle.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/path(in:))
  nonisolated func path(in rect: CGRect) -> Path

  /// The size that the figure takes of what is offered.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/sizethatfits(_:))
  @available(iOS 16.0, *)
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// All that is offered, and 10 points where nothing is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/sizethatfits(_:))
  @available(iOS 16.0, *)
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The figure, filled with the foreground.
  @MainActor @preconcurrency public var body: some View {
    _ShapeView(shape: self, drawing: .fill, style: _RoleShapeStyle(name: "foreground"))
  }

  /// Fills the figure.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/fill(_:style:))
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = _RoleShapeStyle.foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, drawing: .fill, style: content)
  }

  /// Draws the figure's outline.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/stroke(_:linewidth:antialiased:))
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, drawing: .stroke(StrokeStyle(lineWidth: lineWidth)), style: content)
  }

  /// Draws the figure's outline.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/stroke(_:style:antialiased:))
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, drawing: .stroke(style), style: content)
  }

  /// A figure that is this one's outline.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/stroke(linewidth:))
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _ChangedShape(base: self, change: .outline(StrokeStyle(lineWidth: lineWidth)))
  }

  /// A figure that is this one's outline.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/stroke(style:))
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _ChangedShape(base: self, change: .outline(style))
  }

  /// Part of the figure, between two places from 0 to 1.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/trim(from:to:))
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _ChangedShape(base: self, change: .trimmed(startFraction, endFraction))
  }

  /// The figure at another place.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/offset(x:y:))
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _ChangedShape(base: self, change: .moved(CGSize(width: x, height: y)))
  }

  /// The figure in another size.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/scale(_:anchor:))
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    _ChangedShape(base: self, change: .scaled(scale, scale))
  }

  /// The figure in another size.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/scale(x:y:anchor:))
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    _ChangedShape(base: self, change: .scaled(x, y))
  }

  /// The figure, turned.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/rotation(_:anchor:))
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _ChangedShape(base: self, change: .turned(angle))
  }

  /// The figure in a rectangle of this size.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/size(_:))
  nonisolated public func size(_ size: CGSize) -> some Shape {
    _ChangedShape(base: self, change: .sized(size))
  }

  /// The figure in a rectangle of this size.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shape/size(width:height:))
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    _ChangedShape(base: self, change: .sized(CGSize(width: width, height: height)))
  }
}

/// A figure made of another one by a change that is recorded, not drawn.
public struct _ChangedShape<Base: Shape>: Shape {
  package enum Change: Equatable, Sendable {
    case outline(StrokeStyle)
    case trimmed(CGFloat, CGFloat)
    case moved(CGSize)
    case scaled(CGFloat, CGFloat)
    case turned(Angle)
    case sized(CGSize)
    case inset(CGFloat)
  }

  package let base: Base
  package let change: Change

  /// The outline of the unchanged figure.
  nonisolated public func path(in rect: CGRect) -> Path {
    base.path(in: rect)
  }
}

/// A drawn figure, to which more can be drawn.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/shapeview)
@available(iOS 17.0, *)
public protocol ShapeView<Content>: View, _RemoveGlobalActorIsolation {
  /// The figure.
  associatedtype Content: Shape
  /// The figure.
  nonisolated var shape: Content { get }
}

extension ShapeView {
  /// Fills the figure as well.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapeview/fill(_:style:))
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = _RoleShapeStyle.foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Content> {
    _ShapeView(shape: shape, drawing: .fill, style: content, under: self)
  }

  /// Draws the outline as well.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapeview/stroke(_:linewidth:antialiased:))
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content> {
    _ShapeView(shape: shape, drawing: .stroke(StrokeStyle(lineWidth: lineWidth)), style: content, under: self)
  }

  /// Draws the outline as well.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapeview/stroke(_:style:antialiased:))
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content> {
    _ShapeView(shape: shape, drawing: .stroke(style), style: content, under: self)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws the outline inside of the figure as well.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapeview/strokeborder(_:linewidth:antialiased:))
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = _RoleShapeStyle.foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content> {
    _ShapeView(shape: shape, drawing: .border(StrokeStyle(lineWidth: lineWidth)), style: content, under: self)
  }

  /// Draws the outline inside of the figure as well.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/shapeview/strokeborder(_:style:antialiased:))
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = _RoleShapeStyle.foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content> {
    _ShapeView(shape: shape, drawing: .border(style), style: content, under: self)
  }
}

/// A drawn figure.
public struct _ShapeView<Content: Shape> {
  package enum Drawing: Equatable, Sendable {
    case fill
    case stroke(StrokeStyle)
    case border(StrokeStyle)
  }

  /// The figure.
  nonisolated public let shape: Content
  package let drawing: Drawing
  package let style: any ShapeStyle
  /// What was drawn before.
  package var under: (any View)?
}

extension _ShapeView: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension _ShapeView: ShapeView {}
