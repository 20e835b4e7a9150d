// Focus, keyboards, keys, gestures, pointers.
import SwiftUI

struct InputSurface: View {
  enum Field: Hashable { case name, mail }

  @FocusState private var field: Field?
  @FocusState private var isFocused: Bool
  @AccessibilityFocusState private var isSpoken: Bool
  @AccessibilityFocusState(for: .voiceOver) private var spoken: Field?
  @Namespace private var namespace
  @State private var text = ""
  @State private var offset = CGSize.zero
  @State private var scale = 1.0
  @State private var isOn = false
  @GestureState private var drag = CGSize.zero
  @GestureState(initialValue: 0) private var distance: Int
  @GestureState(resetTransaction: Transaction(animation: .spring)) private var isPressed = false

  var body: some View {
    TextField("a", text: $text)
      .focused($field, equals: .name).focused($isFocused).accessibilityFocused($isSpoken).accessibilityFocused($spoken, equals: .mail)
      .keyboardType(.emailAddress).keyboardType(.decimalPad).textContentType(.emailAddress).textContentType(.oneTimeCode)
      .textInputAutocapitalization(.never).autocapitalization(.none).autocorrectionDisabled().disableAutocorrection(true)
      .submitLabel(.next).onSubmit { field = .mail }.onSubmit(of: .search) { search() }.submitScope()
      .onSubmit(of: [.text, .search]) {}
      .scrollDismissesKeyboard(.interactively).textInputSuggestions { Text("a").textInputCompletion("b") }
      .keyboardShortcut("s").keyboardShortcut("s", modifiers: [.command, .shift]).keyboardShortcut(.defaultAction)
      .keyboardShortcut(.cancelAction).keyboardShortcut(.return, modifiers: []).keyboardShortcut(.init("k"))
      .keyboardShortcut(KeyEquivalent("k"), modifiers: .control, localization: .automatic).keyboardShortcut(nil)
      .onKeyPress(.return) { .handled }.onKeyPress(.upArrow) { isOn = true; return .handled }
      .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in press.key == .leftArrow ? .handled : .ignored }
      .onKeyPress(characters: .alphanumerics) { press in press.characters.isEmpty ? .ignored : .handled }
      .onKeyPress(phases: .down) { press in press.modifiers.contains(.shift) ? .handled : .ignored }
      .onKeyPress(.space, phases: [.down, .repeat]) { _ in .handled }.onKeyPress { _ in .ignored }
      .focusable().focusable(true).focusable(true, interactions: .activate).focusEffectDisabled().focusSection()
      .defaultFocus($field, .name).defaultFocus($isFocused, true, priority: .userInitiated)
      .prefersDefaultFocus(true, in: namespace).focusScope(namespace).focusedValue(\.draft, text).focusedSceneValue(\.draft, text)
      .onChange(of: field) { old, new in isOn = old != new }
      .onAppear { field = .name; isFocused = true; isSpoken = false }
      .onExitCommandIfNeeded()
    gestures
    pointers
  }

  @ViewBuilder private var gestures: some View {
    Text("a").onTapGesture {}.onTapGesture(count: 2) {}.onTapGesture(perform: search).onTapGesture { point in offset.width = point.x }
      .onTapGesture(count: 1, coordinateSpace: .global) { _ in }
      .onLongPressGesture {}.onLongPressGesture(minimumDuration: 1) {} onPressingChanged: { isOn = $0 }
      .onLongPressGesture(minimumDuration: 1, maximumDistance: 4, perform: search)
    Text("a").gesture(TapGesture().onEnded { isOn.toggle() }).gesture(TapGesture(count: 2).onEnded { _ in isOn.toggle() })
    Text("a").gesture(
      DragGesture()
        .onChanged { offset = $0.translation }
        .onEnded { value in
          offset = value.predictedEndTranslation.width > 4 ? value.velocity : .zero
        })
    Text("a").gesture(DragGesture(minimumDistance: 0, coordinateSpace: .local).updating($drag) { value, state, transaction in
      state = value.translation
      transaction.animation = .spring
    })
    Text("a").gesture(MagnifyGesture().onChanged { scale = $0.magnification }).gesture(MagnificationGesture().onChanged { scale = $0 })
    Text("a").gesture(RotateGesture().onChanged { scale = $0.rotation.degrees }).gesture(RotationGesture().onEnded { scale = $0.radians })
    Text("a").gesture(SpatialTapGesture().onEnded { offset.width = $0.location.x })
    Text("a").gesture(LongPressGesture(minimumDuration: 0.5, maximumDistance: 4).updating($isPressed) { now, state, _ in state = now })
    Text("a").gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
      switch value {
      case .first(let pressed): isOn = pressed
      case .second(true, let drag): offset = drag?.translation ?? .zero
      default: break
      }
    })
    Text("a").gesture(DragGesture().simultaneously(with: TapGesture()).onEnded { value in offset = value.first?.translation ?? .zero })
    Text("a").gesture(TapGesture().exclusively(before: LongPressGesture()).onEnded { _ in })
    Text("a").gesture(DragGesture().map(\.translation).onEnded { offset = $0 }, including: .all)
    Text("a").gesture(isOn ? TapGesture() : nil).gesture(TapGesture(), isEnabled: isOn).gesture(TapGesture(), name: "a")
    Text("a").simultaneousGesture(TapGesture().onEnded {}).highPriorityGesture(DragGesture(), including: .gesture)
    Text("a").gesture(swipe).offset(drag).scaleEffect(scale).defersSystemGestures(on: .vertical)
  }

  private var swipe: some Gesture {
    DragGesture(minimumDistance: 20).onEnded { value in isOn = value.translation.width < 0 && value.time < .now }
  }

  @ViewBuilder private var pointers: some View {
    Text("a").onHover { isOn = $0 }.onContinuousHover { phase in if case .active(let point) = phase { offset.width = point.x } }
      .hoverEffect().hoverEffect(.lift).hoverEffectDisabled().pointerStyleIfNeeded().help("a").help(Text("b")).help(text)
      .allowsHitTesting(false).disabled(isOn).contextMenu { Button("a") {} }
      .contextMenu { Button("a") {} } preview: { Text("b") }
      .contextMenu(menuItems: { Button("a") {} }, preview: { Image("b") }).contextMenu(menuItems: { Button("a") {} })
      .sensoryFeedback(.success, trigger: isOn).sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: isOn)
      .sensoryFeedback(.impact(flexibility: .soft), trigger: isOn).sensoryFeedback(.selection, trigger: isOn) { old, new in new }
      .sensoryFeedback(trigger: isOn) { old, new in new ? .success : nil }.sensoryFeedback(.error, trigger: isOn) { $1 }
      .digitalCrownIfNeeded().statusBarHidden().statusBarHidden(true).persistentSystemOverlays(.hidden)
  }

  private func search() {}
}

struct DraftKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  var draft: String? {
    get { self[DraftKey.self] }
    set { self[DraftKey.self] = newValue }
  }

  @Entry var second: String?
}

struct FocusReader: View {
  @FocusedValue(\.draft) private var draft
  @FocusedBinding(\.bound) private var bound
  @FocusedObject private var object: LegacyModel?
  var body: some View { Text(draft ?? bound ?? object?.name ?? "") }
}

final class LegacyModel: ObservableObject { @Published var name = "" }

extension FocusedValues { @Entry var bound: Binding<String>? }

struct FocusChild: View {
  var field: FocusState<InputSurface.Field?>.Binding
  @Binding var text: String
  var body: some View { TextField("a", text: $text).focused(field, equals: .name) }
}

extension View {
  fileprivate func onExitCommandIfNeeded() -> some View { self }
  fileprivate func pointerStyleIfNeeded() -> some View { self }
  fileprivate func digitalCrownIfNeeded() -> some View { self }
}
