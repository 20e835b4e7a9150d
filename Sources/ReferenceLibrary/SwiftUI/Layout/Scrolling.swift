/// Views that can be scrolled to from code.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollviewreader)
@available(iOS 14.0, *)
public struct ScrollViewReader<Content: View> {
  /// Makes the views.
  public var content: (ScrollViewProxy) -> Content

  /// Makes views that can be scrolled to.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollviewreader/init(content:))
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// What scrolls the views of a `ScrollViewReader`. Recorded: nothing moves.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollviewproxy)
@available(iOS 14.0, *)
public struct ScrollViewProxy {
  package let action: (AnyHashable, UnitPoint?) -> Void

  package init(_ action: @escaping (AnyHashable, UnitPoint?) -> Void) {
    self.action = action
  }

  /// Scrolls to the view with an identity.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollviewproxy/scrollto(_:anchor:))
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    action(AnyHashable(id), anchor)
  }
}

/// Where scrolling stops.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scrolltargetbehavior)
@available(iOS 17.0, *)
public protocol ScrollTargetBehavior {}

/// When scrolling bounces at its end.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scrollbouncebehavior)
@available(iOS 16.4, *)
public struct ScrollBounceBehavior: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// When content is larger than its room.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How content fades at the edge of what scrolls.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scrolledgeeffectstyle)
@available(iOS 26.0, *)
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  package let name: String
  /// As the place asks for.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// With a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Gently.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
