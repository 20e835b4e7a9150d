public import Foundation

/// A way of placing views that the app writes. Kept: nothing is laid out.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/layout)
@available(iOS 16.0, *)
nonisolated public protocol Layout: Animatable {
  /// What the layout keeps between calls.
  associatedtype Cache = Void
  /// The views to place.
  typealias Subviews = LayoutSubviews

  /// Facts about the layout.
  static var layoutProperties: LayoutProperties { get }
  /// Makes what is kept between calls.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/layout/makecache(subviews:))
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what is kept up to date.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/layout/updatecache(_:subviews:))
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the container would like.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/layout/spacing(subviews:cache:))
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size of the container.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/layout/sizethatfits(proposal:subviews:cache:))
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/layout/placesubviews(in:proposal:subviews:cache:))
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where a guide lies, if the layout says so.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/layout/explicitalignment(of:in:proposal:subviews:cache:))
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Where a guide lies, if the layout says so.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/layout/explicitalignment(of:in:proposal:subviews:cache:))
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

@available(iOS 16.0, *)
extension Layout {
  /// No particular facts.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes the cache anew.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/layout/updatecache(_:subviews:))
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// The usual distances.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/layout/spacing(subviews:cache:))
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// The layout does not say.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/layout/explicitalignment(of:in:proposal:subviews:cache:))
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  /// The layout does not say.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/layout/explicitalignment(of:in:proposal:subviews:cache:))
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Places views by this layout.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/layout/callasfunction(_:))
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

@available(iOS 16.0, *)
extension Layout where Cache == Void {
  /// Nothing is kept.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/layout/makecache(subviews:))
  public func makeCache(subviews: Subviews) {}
}

/// Views that a layout places.
public struct _LayoutView<Arrangement: Layout, Content: View> {
  package let layout: Arrangement
  package let content: Content
}

extension _LayoutView: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// Facts about a layout.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/layoutproperties)
@available(iOS 16.0, *)
public struct LayoutProperties: Sendable {
  /// The axis along which it places views, if it is a stack.
  public var stackOrientation: Axis?

  /// Makes no particular facts.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/layoutproperties/init())
  public init() {}
}

/// The distances that a view would like round itself.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/viewspacing)
@available(iOS 16.0, *)
public struct ViewSpacing: Sendable {
  /// No distance.
  public static let zero = ViewSpacing()

  /// Makes the usual distances.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/viewspacing/init())
  public init() {}

  /// The distance to the view that follows; here the usual 8 points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/viewspacing/distance(to:along:))
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }

  /// Takes over another's distances on some edges.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/viewspacing/formunion(_:edges:))
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  /// These distances and another's.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/viewspacing/union(_:edges:))
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

/// A value that a view tells the layout that places it.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/layoutvaluekey)
@available(iOS 16.0, *)
public protocol LayoutValueKey {
  /// The kind of value.
  associatedtype Value
  /// The value of views that say nothing.
  static var defaultValue: Value { get }
}

/// The value that a view tells its layout.
nonisolated package struct LayoutValueModifier<Key: LayoutValueKey>: PrimitiveModifier {
  package typealias Body = Never
  package let value: Key.Value
}

extension View {
  /// Tells the layout a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/layoutvalue(key:value:))
  @available(iOS 16.0, *)
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
