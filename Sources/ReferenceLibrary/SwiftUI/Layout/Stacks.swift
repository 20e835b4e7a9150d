public import Foundation

/// Views in a row.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/hstack)
public struct HStack<Content: View> {
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let content: Content

  /// Puts views in a row, `spacing` points apart.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/hstack/init(alignment:spacing:content:))
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

/// Views in a column.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/vstack)
public struct VStack<Content: View> {
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let content: Content

  /// Puts views in a column, `spacing` points apart.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/vstack/init(alignment:spacing:content:))
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

/// Views one over another.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/zstack)
public struct ZStack<Content: View> {
  package let alignment: Alignment
  package let content: Content

  /// Puts views over each other.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/zstack/init(alignment:content:))
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

/// Which views of a lazy stack stay at the side while others scroll.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/pinnedscrollableviews)
@available(iOS 14.0, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each kind of view.
  public let rawValue: UInt32

  /// Makes a set of its bits.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/pinnedscrollableviews/init(rawvalue:))
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in a column, made when they come into sight.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/lazyvstack)
@available(iOS 14.0, *)
public struct LazyVStack<Content: View> {
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  package let content: Content

  /// Puts views in a column, `spacing` points apart.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/lazyvstack/init(alignment:spacing:pinnedviews:content:))
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

/// Views in a row, made when they come into sight.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/lazyhstack)
@available(iOS 14.0, *)
public struct LazyHStack<Content: View> {
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  package let content: Content

  /// Puts views in a row, `spacing` points apart.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/lazyhstack/init(alignment:spacing:pinnedviews:content:))
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

/// Views that can be moved in sight by scrolling.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollview)
public struct ScrollView<Content: View> {
  /// The directions in which it scrolls.
  public var axes: Axis.Set
  /// Whether the place is shown.
  public var showsIndicators: Bool
  /// The views.
  public var content: Content

  /// Makes views scroll along `axes`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollview/init(_:showsindicators:content:))
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension VStack: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension ZStack: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension LazyVStack: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension LazyHStack: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension ScrollView: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
