public import Foundation

/// A column or row of a grid.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/griditem)
@available(iOS 14.0, *)
public struct GridItem: Sendable {
  /// The size of a column or row.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/griditem/size-swift.enum)
  public enum Size: Sendable {
    /// A number of points.
    case fixed(CGFloat)
    /// Between two numbers of points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit, each between two numbers of points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size.
  public var size: Size
  /// The room to the next one, in points.
  public var spacing: CGFloat?
  /// Where views stand in it.
  public var alignment: Alignment?

  /// Makes a column or row.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/griditem/init(_:spacing:alignment:))
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns, made when they come into sight.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/lazyvgrid)
@available(iOS 14.0, *)
public struct LazyVGrid<Content: View> {
  package let columns: [GridItem]
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  package let content: Content

  /// Puts views into columns.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/lazyvgrid/init(columns:alignment:spacing:pinnedviews:content:))
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

/// Views in rows, made when they come into sight.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/lazyhgrid)
@available(iOS 14.0, *)
public struct LazyHGrid<Content: View> {
  package let rows: [GridItem]
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  package let content: Content

  /// Puts views into rows.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/lazyhgrid/init(rows:alignment:spacing:pinnedviews:content:))
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

/// Views in rows whose columns line up.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/grid)
@available(iOS 16.0, *)
public struct Grid<Content: View> {
  package let alignment: Alignment
  package let horizontalSpacing: CGFloat?
  package let verticalSpacing: CGFloat?
  package let content: Content

  /// Lines views up.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/grid/init(alignment:horizontalspacing:verticalspacing:content:))
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

/// A row of a grid.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/gridrow)
@available(iOS 16.0, *)
public struct GridRow<Content: View> {
  package let alignment: VerticalAlignment?
  package let content: Content

  /// Makes a row of views.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gridrow/init(alignment:content:))
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

/// The first of several views that fits.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/viewthatfits)
@available(iOS 16.0, *)
public struct ViewThatFits<Content: View> {
  package let axes: Axis.Set
  package let content: Content

  /// Chooses the first view that fits along `axes`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/viewthatfits/init(in:content:))
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension LazyHGrid: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension Grid: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension GridRow: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension ViewThatFits: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
