public import Foundation

/// A figure that can be made smaller.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/insettableshape)
public protocol InsettableShape: Shape {
  /// The kind of the smaller figure.
  associatedtype InsetShape: InsettableShape
  /// The figure, smaller by `amount` points on each side.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/insettableshape/inset(by:))
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Draws the figure's outline inside of it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/insettableshape/strokeborder(_:linewidth:antialiased:))
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, drawing: .border(StrokeStyle(lineWidth: lineWidth)), style: content)
  }

  /// Draws the figure's outline inside of it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/insettableshape/strokeborder(_:style:antialiased:))
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, drawing: .border(style), style: content)
  }

  /// Draws the figure's outline inside of it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/insettableshape/strokeborder(linewidth:antialiased:))
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(_RoleShapeStyle.foreground, lineWidth: lineWidth)
  }

  /// Draws the figure's outline inside of it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/insettableshape/strokeborder(style:antialiased:))
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(_RoleShapeStyle.foreground, style: style)
  }
}

extension _ChangedShape: InsettableShape where Base: InsettableShape {
  /// The figure, smaller on each side.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _ChangedShape<Self>(base: self, change: .inset(amount))
  }
}
