public import Foundation

/// Where a view has scrolled to, or is to scroll.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollposition)
@available(iOS 18.0, *)
public struct ScrollPosition: Equatable, Sendable {
  package enum Target: Equatable, @unchecked Sendable {
    case edge(Edge)
    case id(AnyHashable, UnitPoint?)
    case point(CGPoint)
    case x(CGFloat)
    case y(CGFloat)
  }

  package var target: Target?
  /// Whether the reader has scrolled there.
  public package(set) var isPositionedByUser = false

  /// Knows views by identities of a type.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollposition/init(idtype:))
  public init<ID: Hashable>(idType: ID.Type = Never.self) {}
  /// Begins at a view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollposition/init(id:anchor:))
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { target = .id(id, anchor) }
  /// Begins at an edge.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollposition/init(idtype:edge:))
  public init(edge: Edge) { target = .edge(edge) }
  /// Begins at an edge, and knows views by identities of a type.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollposition/init(idtype:edge:))
  public init<ID: Hashable>(idType: ID.Type, edge: Edge) { target = .edge(edge) }
  /// Begins at a point.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollposition/init(point:))
  public init(point: CGPoint) { target = .point(point) }

  /// Scrolls to a view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollposition/scrollto(id:anchor:))
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(.id(AnyHashable(id), anchor))
  }
  /// Scrolls to an edge.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollposition/scrollto(edge:))
  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
  /// Scrolls to a point.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollposition/scrollto(point:))
  public mutating func scrollTo(point: CGPoint) { go(.point(point)) }
  /// Scrolls along the horizontal axis.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollposition/scrollto(x:))
  public mutating func scrollTo(x: CGFloat) { go(.x(x)) }
  /// Scrolls along the vertical axis.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollposition/scrollto(y:))
  public mutating func scrollTo(y: CGFloat) { go(.y(y)) }

  /// The edge, if it was asked for.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
  /// The point, if it was asked for.
  public var point: CGPoint? { if case .point(let point) = target { point } else { nil } }
  /// The identity of the view, if it has a type.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollposition/viewid(type:))
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .id(let id, _) = target { id.base as? T } else { nil }
  }

  private mutating func go(_ new: Target) {
    target = new
    isPositionedByUser = false
  }
}

/// Binds where a view has scrolled to.
nonisolated package struct ScrollPositionModifier: PrimitiveModifier {
  package typealias Body = Never
  package let position: Binding<ScrollPosition>
  package let anchor: UnitPoint?
}

/// How a view that scrolls is laid out.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollgeometry)
@available(iOS 18.0, *)
public struct ScrollGeometry: Equatable, Sendable {
  /// How far it has scrolled.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The room round the content.
  public var contentInsets: EdgeInsets
  /// The size of the view.
  public var containerSize: CGSize
  /// What shows of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The bounds of the view.
  public var bounds: CGRect { visibleRect }
}

/// What a view that scrolls is doing.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollphase)
@available(iOS 18.0, *)
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger is down.
  case tracking
  /// A finger moves it.
  case interacting
  /// It comes to rest.
  case decelerating
  /// The app moves it.
  case animating
  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

/// What is known of a change of phase.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollphasechangecontext)
@available(iOS 18.0, *)
public struct ScrollPhaseChangeContext: Sendable {
  /// How the view is laid out.
  public let geometry: ScrollGeometry
  /// How fast it moves.
  public let velocity: CGVector?
}

/// A direction and a length; Core Graphics' on Apple's systems.
///
/// [Apple's page](https://developer.apple.com/documentation/corefoundation/cgvector)
public struct CGVector: Equatable, Sendable {
  /// Along the horizontal axis.
  public var dx: CGFloat
  /// Along the vertical axis.
  public var dy: CGFloat

  /// Makes a vector.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/corefoundation/cgvector/init(dx:dy:))
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

/// When an anchor counts.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollanchorrole)
@available(iOS 18.0, *)
public struct ScrollAnchorRole: Hashable, Sendable {
  package let name: String
  /// Where content begins.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// When the size changes.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// When content is smaller than the view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension View {
  /// Binds where the view has scrolled to.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scrollposition(_:anchor:))
  @available(iOS 18.0, *)
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }

  /// Says where content begins.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/defaultscrollanchor(_:))
  @available(iOS 17.0, *)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    recorded("defaultScrollAnchor", (nil, anchor as Any))
  }

  /// Says where content is kept.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/defaultscrollanchor(_:for:))
  @available(iOS 18.0, *)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    recorded("defaultScrollAnchor", (nil, anchor as Any), ("for", role))
  }

  /// Shows for a moment where the reader is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scrollindicatorsflash(onappear:))
  @available(iOS 17.0, *)
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    recorded("scrollIndicatorsFlash", ("onAppear", onAppear))
  }

  /// Shows for a moment where the reader is, when a value changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scrollindicatorsflash(trigger:))
  @available(iOS 17.0, *)
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    recorded("scrollIndicatorsFlash", ("trigger", value))
  }

  /// Hides the effect at some edges.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scrolledgeeffecthidden(_:for:))
  @available(iOS 26.0, *)
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    recorded("scrollEdgeEffectHidden", (nil, hidden), ("for", edges))
  }

  /// Tells how the layout changes. Recorded: nothing is laid out.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/onscrollgeometrychange(for:of:action:))
  @available(iOS 18.0, *)
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    recorded("onScrollGeometryChange", ("of", transform), ("action", action))
  }

  /// Tells what the view begins to do. Recorded: nothing scrolls.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/onscrollphasechange(_:))
  @available(iOS 18.0, *)
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    recorded("onScrollPhaseChange", (nil, action))
  }

  /// Tells what the view begins to do. Recorded: nothing scrolls.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/onscrollphasechange(_:))
  @available(iOS 18.0, *)
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    recorded("onScrollPhaseChange", (nil, action))
  }

  /// Tells when the view comes into sight. Recorded: nothing is laid out.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/onscrollvisibilitychange(threshold:_:))
  @available(iOS 18.0, *)
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    recorded("onScrollVisibilityChange", ("threshold", threshold), (nil, action))
  }

  /// Tells which targets are in sight. Recorded: nothing is laid out.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/onscrolltargetvisibilitychange(idtype:threshold:_:))
  @available(iOS 18.0, *)
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    recorded("onScrollTargetVisibilityChange", ("threshold", threshold), (nil, action))
  }
}
