public import Foundation

/// The views that a layout places.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/layoutsubviews)
@available(iOS 16.0, *)
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  /// The direction of reading.
  public var layoutDirection: LayoutDirection
  private let subviews: [LayoutSubview]

  package init(_ subviews: [LayoutSubview], layoutDirection: LayoutDirection = .leftToRight) {
    self.subviews = subviews
    self.layoutDirection = layoutDirection
  }

  /// Where the first view is.
  public var startIndex: Int { subviews.startIndex }
  /// Behind the last view.
  public var endIndex: Int { subviews.endIndex }
  /// The view at a place.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(Array(subviews[bounds]), layoutDirection: layoutDirection)
  }
}

/// A view that a layout places.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/layoutsubview)
@available(iOS 16.0, *)
public struct LayoutSubview: Equatable, Sendable {
  private let size: CGSize

  package init(size: CGSize) {
    self.size = size
  }

  /// What the view tells the layout; here always the value of views that say nothing.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }

  /// How much the view wants its room.
  public var priority: Double { 0 }
  /// The distances that the view would like.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// The values that the view tells its container.
  @available(iOS 18.0, *)
  public var containerValues: ContainerValues { ContainerValues() }

  /// The size that the view takes of what is offered.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/layoutsubview/sizethatfits(_:))
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }

  /// The size and the guides of the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/layoutsubview/dimensions(in:))
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(width: size.width, height: size.height)
  }

  /// Places the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/layoutsubview/place(at:anchor:proposal:))
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}
