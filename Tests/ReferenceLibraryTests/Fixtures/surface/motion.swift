// Animations, transitions, scrolling, effects of symbols and glass, containers.
import SwiftUI

struct MotionSurface: View {
  enum Phase: CaseIterable { case start, end }
  struct Values { var scale = 1.0; var angle = Angle.zero; var offset = CGSize.zero }

  @State private var isOn = false
  @State private var count = 0
  @State private var position = ScrollPosition(edge: .top)
  @State private var typed = ScrollPosition(idType: Int.self)
  @State private var scrolled: Int?
  @Namespace private var namespace

  var body: some View {
    animations
    phases
    scrolling
    symbols
    glass
    containers
  }

  @ViewBuilder private var animations: some View {
    Text("a")
      .animation(.default, value: isOn).animation(.easeInOut(duration: 0.2), value: count).animation(nil, value: isOn)
      .animation(.spring(response: 0.3, dampingFraction: 0.6), value: isOn).animation(.bouncy(extraBounce: 0.1), value: isOn)
      .animation(.spring(.bouncy), value: isOn).animation(.spring(duration: 1, bounce: 0.2).delay(0.1), value: isOn)
      .animation(.linear(duration: 2).repeatForever(autoreverses: false), value: isOn)
      .animation(.interpolatingSpring(stiffness: 1, damping: 2), value: isOn).animation(.timingCurve(0, 0, 1, 1, duration: 1), value: isOn)
      .animation(.smooth) { $0.opacity(isOn ? 1 : 0) }.animation(isOn ? .easeIn : nil, value: count)
      .transition(.opacity).transition(.move(edge: .bottom)).transition(.scale.combined(with: .opacity)).transition(.slide)
      .transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity)).transition(.push(from: .trailing))
      .transition(.scale(scale: 0.5, anchor: .top)).transition(.offset(x: 1, y: 2)).transition(.blurReplace).transition(.identity)
      .transition(AnyTransition.opacity.animation(.easeIn)).transition(.symbolEffect).transition(FadeTransition())
      .transition(.modifier(active: Turned(angle: 90), identity: Turned(angle: 0))).transition(.opacity.animation(.easeIn))
      .contentTransition(.numericText()).contentTransition(.numericText(value: 2)).contentTransition(.symbolEffect(.replace)).contentTransition(.opacity)
      .matchedGeometryEffect(id: 1, in: namespace).matchedGeometryEffect(id: "a", in: namespace, properties: .position, isSource: false)
      .matchedTransitionSource(id: 1, in: namespace) { $0.background(.red).clipShape(.rect(cornerRadius: 8)).shadow(radius: 4) }
      .navigationTransition(.zoom(sourceID: 1, in: namespace)).navigationTransition(.automatic).geometryGroup()
    Button("a") {
      withAnimation { isOn.toggle() }
      withAnimation(.spring) { count += 1 }
      withAnimation(.easeIn, completionCriteria: .removed) { isOn = false } completion: { count = 0 }
      withAnimation(nil) { isOn = true }
      var transaction = Transaction(animation: .linear)
      transaction.disablesAnimations = true
      withTransaction(transaction) { isOn = true }
      $isOn.animation(.spring).wrappedValue = true
    }
  }

  @ViewBuilder private var phases: some View {
    PhaseAnimator([false, true]) { phase in Text("a").opacity(phase ? 1 : 0) } animation: { phase in phase ? .easeIn : .easeOut }
    PhaseAnimator(Phase.allCases, trigger: count) { phase in Text(phase == .end ? "a" : "b") }
    Text("a").phaseAnimator([0, 1, 2]) { view, phase in view.scaleEffect(phase) } animation: { _ in .bouncy }
    Text("a").phaseAnimator(Phase.allCases, trigger: count) { view, phase in view.opacity(phase == .end ? 1 : 0) }
    KeyframeAnimator(initialValue: Values(), trigger: count) { value in
      Text("a").scaleEffect(value.scale).rotationEffect(value.angle)
    } keyframes: { _ in
      KeyframeTrack(\.scale) { LinearKeyframe(1.2, duration: 0.2); SpringKeyframe(1, duration: 0.4, spring: .bouncy); CubicKeyframe(1, duration: 1) }
      KeyframeTrack(\.angle) { CubicKeyframe(.degrees(10), duration: 0.2); MoveKeyframe(.zero) }
    }
    Text("a").keyframeAnimator(initialValue: Values(), repeating: isOn) { view, value in
      view.offset(value.offset)
    } keyframes: { _ in
      KeyframeTrack(\.offset) { LinearKeyframe(CGSize(width: 1, height: 1), duration: 1) }
    }
    Text("a").keyframeAnimator(initialValue: 1.0, trigger: count) { view, value in view.scaleEffect(value) } keyframes: { _ in
      LinearKeyframe(2.0, duration: 1)
    }
  }

  @ViewBuilder private var scrolling: some View {
    ScrollViewReader { proxy in
      ScrollView { LazyVStack { ForEach(0..<9) { Text("\($0)").id($0) } }.scrollTargetLayout() }
        .onChange(of: count) { proxy.scrollTo(count); withAnimation { proxy.scrollTo(count, anchor: .top) } }
    }
    ScrollView { Text("a") }
      .scrollPosition($position).scrollPosition($typed, anchor: .top).scrollPosition(id: $scrolled).scrollPosition(id: $scrolled, anchor: .center)
      .defaultScrollAnchor(.bottom).defaultScrollAnchor(.bottom, for: .initialOffset).scrollTargetBehavior(.paging)
      .scrollTargetBehavior(.viewAligned).scrollTargetBehavior(.viewAligned(limitBehavior: .always)).scrollClipDisabled()
      .scrollBounceBehavior(.basedOnSize).scrollBounceBehavior(.basedOnSize, axes: .horizontal).scrollIndicators(.hidden)
      .scrollIndicators(.visible, axes: .vertical).scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: count)
      .scrollDisabled(isOn).scrollDismissesKeyboard(.immediately).scrollContentBackground(.hidden).scrollInputBehaviorIfNeeded()
      .scrollEdgeEffectStyle(.hard, for: .top).scrollEdgeEffectStyle(.soft, for: .all).scrollEdgeEffectHidden(true, for: .bottom)
      .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { old, new in count = Int(new - old) }
      .onScrollGeometryChange(for: Bool.self) { geometry in
        geometry.contentOffset.y + geometry.containerSize.height > geometry.contentSize.height - geometry.contentInsets.bottom
      } action: { isOn = $1 }
      .onScrollPhaseChange { old, new in isOn = new.isScrolling && old != .idle }
      .onScrollPhaseChange { _, new, context in count = Int(context.geometry.visibleRect.minY) }
      .onScrollVisibilityChange(threshold: 0.5) { isOn = $0 }.onScrollTargetVisibilityChange(idType: Int.self) { count = $0.count }
    Text("a")
      .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(1 - abs(phase.value)) }
      .scrollTransition(.animated, axis: .vertical) { content, phase in content.offset(x: phase == .topLeading ? 1 : 0) }
      .scrollTransition(topLeading: .interactive, bottomTrailing: .identity) { content, _ in content }
    Button("a") {
      position.scrollTo(edge: .bottom); position.scrollTo(id: 1); position.scrollTo(id: 1, anchor: .top); position.scrollTo(y: 4)
      if position.isPositionedByUser, position.viewID(type: Int.self) == 3 { typed.scrollTo(point: .zero) }
    }
  }

  @ViewBuilder private var symbols: some View {
    Image(systemName: "star")
      .symbolEffect(.bounce, value: count).symbolEffect(.pulse).symbolEffect(.variableColor.iterative.reversing).symbolEffect(.pulse, isActive: isOn)
      .symbolEffect(.bounce.up.byLayer, options: .repeat(2), value: count).symbolEffect(.wiggle, value: count).symbolEffect(.breathe).symbolEffect(.rotate)
      .symbolEffect(.variableColor.cumulative, options: .repeating.speed(2), isActive: isOn).symbolEffect(.bounce, options: .speed(2), value: count)
      .symbolEffect(.scale.up, isActive: isOn).symbolEffect(.pulse, options: .repeat(.continuous)).symbolEffect(.appear, isActive: isOn).symbolEffectsRemoved()
      .symbolEffect(.drawOn, isActive: isOn).symbolRenderingMode(.palette).symbolColorRenderingMode(.gradient).symbolVariableValueMode(.draw)
    Image(systemName: "star", variableValue: 0.5).resizable().renderingMode(.template).interpolation(.high).antialiased(true)
    Image("a", label: Text("b")).resizable(capInsets: EdgeInsets(), resizingMode: .tile).scaledToFit()
    Image(decorative: "a").accessibilityHidden(true).imageScale(.small)
    Image("a", bundle: .main, label: Text("b")).symbolRenderingMode(.multicolor).foregroundStyle(.red, .blue)
  }

  @ViewBuilder private var glass: some View {
    GlassEffectContainer(spacing: 8) {
      Text("a").glassEffect().glassEffect(.regular).glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 8))
        .glassEffect(.clear, in: Circle()).glassEffect(.identity).glassEffectID("a", in: namespace).glassEffectID(1, in: namespace)
        .glassEffectUnion(id: "a", namespace: namespace).glassEffectTransition(.matchedGeometry).glassEffectTransition(.materialize)
        .backgroundExtensionEffect().backgroundExtensionEffect(isEnabled: isOn).tabBarMinimizeBehavior(.automatic)
    }
  }

  @ViewBuilder private var containers: some View {
    Group(subviews: Text("a")) { subviews in
      ForEach(subviews) { subview in subview.padding(CGFloat(subview.containerValues.surfacePriority)) }
      if let first = subviews.first { first }
      Text("\(subviews.count)")
    }
    ForEach(subviews: Text("a")) { subview in subview }
    ForEach(sections: Text("a")) { section in section.header; ForEach(section.content) { $0 }; section.footer }
    Group(sections: Text("a")) { sections in Text("\(sections.count)") }
    Text("a").containerValue(\.surfacePriority, 1).draggable("a").draggable("a") { Text("b") }
      .dropDestination(for: String.self) { items, location in isOn = items.isEmpty; return location.x > 0 } isTargeted: { isOn = $0 }
      .dropDestination(for: URL.self) { urls, _ in urls.count > 1 }.onDrag { NSItemProvider() }
      .onDrop(of: [.plainText], isTargeted: $isOn) { providers in !providers.isEmpty }
      .onDrop(of: [.text], delegate: SurfaceDrop())
      .onDrop(of: [.text], isTargeted: nil) { providers, location in location.x > 0 }
    EquatableView(content: Plain(number: 1))
    Plain(number: 1).equatable()
  }
}

struct Plain: View, Equatable {
  let number: Int
  var body: some View { Text("\(number)") }
}

struct Turned: ViewModifier {
  let angle: Double
  func body(content: Content) -> some View { content.rotationEffect(.degrees(angle)) }
}

struct FadeTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase == .willAppear ? phase.value : 0)
  }
}

struct Builders<Content: View>: View {
  let content: Content
  init(@ContentBuilder content: () -> Content) { self.content = content() }
  var body: some View { content }
  @ContentBuilder var more: some View { Text("a"); Text("b") }
}

extension View {
  fileprivate func scrollInputBehaviorIfNeeded() -> some View { self }
}

private struct SurfaceDrop: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
}
