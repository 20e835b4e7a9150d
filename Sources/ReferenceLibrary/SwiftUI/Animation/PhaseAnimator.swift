/// Content that goes through phases. Kept: it rests in the first.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/phaseanimator)
@available(iOS 17.0, *)
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  package let phases: [Phase]
  /// What starts the phases when it changes; nil to go on for ever.
  package let trigger: AnyEquatable?
  package let content: (Phase) -> Content

  /// Goes through phases for ever.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/phaseanimator/init(_:content:animation:))
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
  }

  /// Goes through phases once when a value changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/phaseanimator/init(_:trigger:content:animation:))
  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
  }
}

extension PhaseAnimator: View {
  /// The content of the first phase.
  public var body: some View {
    if let first = phases.first { content(first) }
  }
}

/// What is animated, as the closure of an animation sees it.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/placeholdercontentview)
@available(iOS 17.0, *)
public struct PlaceholderContentView<Value: View> {
  package let view: Value
}

extension PlaceholderContentView: View {
  /// The view.
  public var body: some View { view }
}

extension View {
  /// Goes through phases for ever.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/phaseanimator(_:content:animation:))
  @available(iOS 17.0, *)
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(view: self), $0) }, animation: animation)
  }

  /// Goes through phases once when a value changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/phaseanimator(_:trigger:content:animation:))
  @available(iOS 17.0, *)
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(view: self), $0) }, animation: animation)
  }
}
