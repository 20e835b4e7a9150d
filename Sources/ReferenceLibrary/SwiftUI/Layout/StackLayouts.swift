public import Foundation

/// The layout of a horizontal stack.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/hstacklayout)
@available(iOS 16.0, *)
public struct HStackLayout: _BuiltInLayout {
  /// How the views are aligned.
  public var alignment: VerticalAlignment
  /// The distance between them in points.
  public var spacing: CGFloat?

  /// Makes the layout.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/hstacklayout/init(alignment:spacing:))
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The layout of a vertical stack.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/vstacklayout)
@available(iOS 16.0, *)
public struct VStackLayout: _BuiltInLayout {
  /// How the views are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between them in points.
  public var spacing: CGFloat?

  /// Makes the layout.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/vstacklayout/init(alignment:spacing:))
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The layout of views over each other.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/zstacklayout)
@available(iOS 16.0, *)
public struct ZStackLayout: _BuiltInLayout {
  /// How the views are aligned.
  public var alignment: Alignment

  /// Makes the layout.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/zstacklayout/init(alignment:))
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

/// The layout of a grid.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/gridlayout)
@available(iOS 16.0, *)
public struct GridLayout: _BuiltInLayout {
  /// How the views are aligned.
  public var alignment: Alignment
  /// The distance between columns in points.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points.
  public var verticalSpacing: CGFloat?

  /// Makes the layout.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/gridlayout/init(alignment:horizontalspacing:verticalspacing:))
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

/// A layout whose own type is hidden, so that one can take the place of another.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/anylayout)
@available(iOS 16.0, *)
public struct AnyLayout: _BuiltInLayout {
  package let layout: any Layout

  /// Hides the type of `layout`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/anylayout/init(_:))
  public init<L: Layout>(_ layout: L) {
    self.layout = layout
  }
}

/// A layout of the library: its views keep their order; nothing is placed.
@available(iOS 16.0, *)
nonisolated public protocol _BuiltInLayout: Layout where Cache == Void, AnimatableData == EmptyAnimatableData {}

@available(iOS 16.0, *)
extension _BuiltInLayout {
  /// All that is offered.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Places nothing.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
