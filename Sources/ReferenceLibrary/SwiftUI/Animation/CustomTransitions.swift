public import Foundation

extension Animation {
  /// As a spring moves.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animation/spring(_:blendduration:))
  @available(iOS 17.0, *)
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(name: "spring", parameters: [spring.duration, spring.bounce, blendDuration])
  }

  /// As a spring moves whose speed goes over to what follows.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animation/interpolatingspring(mass:stiffness:damping:initialvelocity:))
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(name: "interpolatingSpring", parameters: [mass, stiffness, damping, initialVelocity])
  }

  /// By a curve with two points that pull it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/animation/timingcurve(_:_:_:_:duration:))
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(name: "timingCurve", parameters: [p1x, p1y, p2x, p2y, duration])
  }
}

extension View {
  /// Animates some changes of the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/animation(_:body:))
  @available(iOS 17.0, *)
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(view: self)).recorded("animation", (nil, animation as Any))
  }

  /// Sets the transition of the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/transition(_:))
  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    recorded("transition", (nil, transition))
  }

  /// Takes the effects of symbols away.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/symboleffectsremoved(_:))
  @available(iOS 17.0, *)
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    recorded("symbolEffectsRemoved", (nil, isEnabled))
  }

  /// Marks where a transition of navigation begins.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/matchedtransitionsource(id:in:configuration:))
  @available(iOS 18.0, *)
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    recorded(
      "matchedTransitionSource", ("id", id), ("in", namespace),
      ("configuration", configuration(EmptyMatchedTransitionSourceConfiguration())))
  }

  /// Unites pieces of glass.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/glasseffectunion(id:namespace:))
  @available(iOS 26.0, *)
  nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    recorded("glassEffectUnion", ("id", id as Any), ("namespace", namespace))
  }

  /// Sets how glass comes and goes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/glasseffecttransition(_:))
  @available(iOS 26.0, *)
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    recorded("glassEffectTransition", (nil, transition))
  }

  /// Lets the background go on below bars, or not.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/backgroundextensioneffect(isenabled:))
  @available(iOS 26.0, *)
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    recorded("backgroundExtensionEffect", ("isEnabled", isEnabled))
  }

  /// Changes transactions when a value changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/transaction(value:_:))
  @available(iOS 17.0, *)
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    recorded("transaction", ("value", value), (nil, transform))
  }
}

/// How glass comes and goes.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/glasseffecttransition)
@available(iOS 26.0, *)
public struct GlassEffectTransition: Hashable, Sendable {
  package let name: String
  /// At once.
  public static let identity = GlassEffectTransition(name: "identity")
  /// Out of the glass beside it.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// Out of nothing.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// How a view looks where a transition of navigation begins.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/matchedtransitionsourceconfiguration)
@available(iOS 18.0, *)
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// The look of the view itself.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/emptymatchedtransitionsourceconfiguration)
@available(iOS 18.0, *)
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// Sets the background.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/matchedtransitionsourceconfiguration/background(_:))
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// Sets the figure.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/matchedtransitionsourceconfiguration/clipshape(_:))
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

  /// Sets the shadow.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/matchedtransitionsourceconfiguration/shadow(color:radius:x:y:))
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

/// Where a view is on its way in or out.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/transitionphase)
@available(iOS 17.0, *)
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It has gone.
  case didDisappear

  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 there, 1 afterwards.
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// A way in and out that the app writes. Kept: views are there at once.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/transition)
@available(iOS 17.0, *)
@MainActor @preconcurrency
public protocol Transition {
  /// The kind of view that the transition makes.
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<_TransitionContent>

  /// The view in a phase.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/transition/body(content:phase:))
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  /// What the system has to know about the transition.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/transition/properties)
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
}

@available(iOS 17.0, *)
extension Transition {
  /// That it moves.
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// What the system has to know about a transition.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/transitionproperties)
@available(iOS 17.0, *)
public struct TransitionProperties: Sendable {
  /// Whether something moves, which is left out for readers who asked for less of that.
  public var hasMotion: Bool

  /// States what the system has to know.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/transitionproperties/init(hasmotion:))
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// The view that comes or goes, as a transition sees it.
public struct _TransitionContent {}

extension _TransitionContent: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension AnyTransition {
  /// Between two sizes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/anytransition/scale(scale:anchor:))
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(name: "scale(\(scale))")
  }

  /// Between two places.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/anytransition/offset(x:y:))
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(name: "offset(\(x), \(y))")
  }

  /// Between two places.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/anytransition/offset(_:))
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(name: "offset(\(offset.width), \(offset.height))")
  }

  /// Through a blur.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/transition/blurreplace)
  @available(iOS 17.0, *)
  public static var blurReplace: AnyTransition { AnyTransition(name: "blurReplace") }

  /// As symbols come and go.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/transition/symboleffect)
  @available(iOS 17.0, *)
  public static var symbolEffect: AnyTransition { AnyTransition(name: "symbolEffect") }

  /// Between two states of a modifier.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/anytransition/modifier(active:identity:))
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(name: "modifier(\(E.self))")
  }
}

extension ContentTransition {
  /// Digits that count towards a number.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/contenttransition/numerictext(value:))
  @available(iOS 17.0, *)
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }

  /// As symbols change.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/contenttransition/symboleffect)
  @available(iOS 17.0, *)
  public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect") }

  /// As symbols change, by an effect.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/contenttransition/symboleffect(_:options:))
  @available(iOS 17.0, *)
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(name: "symbolEffect(\(effect.name))")
  }
}
