/// Where a view is on its way through what scrolls.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scrolltransitionphase)
@available(iOS 17.0, *)
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in at the beginning.
  case topLeading
  /// It is there.
  case identity
  /// It comes in at the end.
  case bottomTrailing

  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 there, 1 behind.
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// How a view goes through phases of scrolling.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration)
@available(iOS 17.0, *)
public struct ScrollTransitionConfiguration: Sendable {
  package let name: String
  /// With an animation.
  public static let animated = ScrollTransitionConfiguration(name: "animated")
  /// As the finger moves.
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(name: "identity")

  /// With an animation of its own.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration/animated(_:))
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }

  /// Counts from a part in sight on.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration/threshold(_:))
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// From what part in sight on it counts.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration/threshold)
  public struct Threshold: Sendable {
    package let amount: Double
    /// All of it.
    public static let visible = Threshold(amount: 1)
    /// None of it.
    public static let hidden = Threshold(amount: 0)

    /// A part.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration/threshold/visible(_:))
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
  }
}

extension View {
  /// Changes the picture of the view as it comes into sight.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scrolltransition(_:axis:transition:))
  @available(iOS 17.0, *)
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    recorded("scrollTransition", (nil, configuration), ("axis", axis as Any), ("transition", transition))
  }

  /// Changes the picture of the view as it comes into sight on each side.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/scrolltransition(topleading:bottomtrailing:axis:transition:))
  @available(iOS 17.0, *)
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    recorded("scrollTransition", ("topLeading", topLeading), ("bottomTrailing", bottomTrailing))
  }
}
