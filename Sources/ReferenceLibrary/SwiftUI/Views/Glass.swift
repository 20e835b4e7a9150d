public import Foundation

/// Panes of glass that flow into each other.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/glasseffectcontainer)
@available(iOS 26.0, *)
public struct GlassEffectContainer<Content: View> {
  package let spacing: CGFloat?
  package let content: Content

  /// Puts panes together.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/glasseffectcontainer/init(spacing:content:))
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }
}

extension GlassEffectContainer: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// A kind of glass.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/glass)
@available(iOS 26.0, *)
public struct Glass: Hashable, Sendable {
  package let name: String
  /// The usual glass.
  public static let regular = Glass(name: "regular")
  /// Clear glass.
  public static let clear = Glass(name: "clear")
  /// No glass.
  public static let identity = Glass(name: "identity")

  /// The same glass with a tint.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/glass/tint(_:))
  public func tint(_ color: Color?) -> Glass {
    Glass(name: "\(name).tint(\(color?.name ?? "nil"))")
  }

  /// The same glass, which answers to touches.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/glass/interactive(_:))
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    Glass(name: "\(name).interactive(\(isEnabled))")
  }
}
