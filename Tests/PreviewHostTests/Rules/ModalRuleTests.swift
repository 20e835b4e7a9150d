import LibraryTestSupport
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// Who may present, how it is seen, and what it inherits.
@MainActor @Suite struct ModalRuleTests {
  @Observable final class Model {
    var first = false
    var second = false
    var asks = false
    @ObservationIgnored var log: [String] = []
  }

  struct Pair: View {
    @Bindable var model: Model
    var body: some View {
      Text("Root")
        .sheet(isPresented: $model.first, onDismiss: { model.log.append("first gone") }) { Text("First") }
        .sheet(isPresented: $model.second, onDismiss: { model.log.append("second gone") }) { Text("Second") }
        .alert("Sure?", isPresented: $model.asks) {}
    }
  }

  @Test(.rule(40, .reported, "what SwiftUI logs: only presenting a single sheet is supported"))
  func `a second sheet waits with a warning until the first is gone`() throws {
    let model = Model()
    let host = PreviewHost(Pair(model: model))
    model.first = true
    #expect(host.texts == ["First"])
    #expect(host.warnings == [])
    model.second = true
    #expect(host.presentedKinds == [.sheet])
    #expect(host.texts == ["First"])
    #expect(host.warnings.map(\.rule) == [.alreadyPresenting])
    #expect(host.warnings[0].message.contains("only presenting a single sheet is supported"))
    try host.dismissByGesture()
    #expect(host.texts == ["Second"])
    #expect(model.log == ["first gone"])
    #expect(model.second)
    try host.dismissByGesture()
    #expect(host.texts == ["Root"])
    #expect(model.log == ["first gone", "second gone"])
  }

  @Test(.rule(40, .reported, "what UIKit logs: attempt to present … which is already presenting"))
  func `an alert of the presenting view waits for the sheet`() throws {
    let model = Model()
    let host = PreviewHost(Pair(model: model))
    model.first = true
    model.asks = true
    #expect(host.presentedKinds == [.sheet])
    #expect(host.warnings.map(\.rule) == [.alreadyPresenting])
    model.first = false
    #expect(host.presentedKinds == [.alert])
    try host.tap("OK")
    #expect(host.presentedKinds == [])
  }

  @Test(.rule(40, .reported, "what SwiftUI logs: only presenting a single sheet is supported"))
  func `a request taken back while it waits is forgotten`() throws {
    let model = Model()
    let host = PreviewHost(Pair(model: model))
    model.first = true
    model.second = true
    _ = host.screen
    model.second = false
    try host.dismissByGesture()
    #expect(host.presentedKinds == [])
    #expect(model.log == ["first gone"])
  }

  @Test(.rule(40, .reported, "what SwiftUI logs: only presenting a single sheet is supported"))
  func `changing places in one event is no conflict`() throws {
    let model = Model()
    let host = PreviewHost(Pair(model: model))
    model.first = true
    _ = host.screen
    model.first = false
    model.second = true
    #expect(host.texts == ["Second"])
    #expect(host.warnings == [])
    #expect(model.log == ["first gone"])
  }

  struct Layer: View {
    let depth: Int
    @State private var isOpen = false
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("Layer \(depth)")
        Button("Up") { isOpen = true }
        Button("Close") { dismiss() }
      }
      .sheet(isPresented: $isOpen) { Layer(depth: depth + 1) }
    }
  }

  @Test(.rule(40, .reported, "developer.apple.com/documentation/swiftui/modal-presentations"))
  func `a sheet may present its own sheet, and so on`() throws {
    let host = PreviewHost(Layer(depth: 0))
    for depth in 1...4 {
      try host.tap("Up")
      #expect(host.texts.first == "Layer \(depth)")
      #expect(host.presentedKinds.count == depth)
    }
    try host.tap("Close")
    #expect(host.texts.first == "Layer 3")
    try host.dismissByGesture()
    #expect(host.texts.first == "Layer 2")
    #expect(host.warnings == [])
  }

  struct Adapting: View {
    var adaptation = PresentationAdaptation.automatic
    @State private var tip = true
    var body: some View {
      Button("Tip") { tip = true }
        .popover(isPresented: $tip) { Text("A tip").presentationCompactAdaptation(adaptation) }
    }
  }

  @Test(
    .rule(46, .documented, "developer.apple.com/documentation/swiftui/view/presentationcompactadaptation(_:)"),
    arguments: [
      (PresentationAdaptation.automatic, Presented.Kind.sheet), (.popover, .popover), (.none, .popover),
      (.sheet, .sheet), (.fullScreenCover, .fullScreenCover),
    ])
  func `a popover becomes a sheet in little width unless code says else`(
    adaptation: PresentationAdaptation, kind: Presented.Kind
  ) throws {
    let host = PreviewHost(Adapting(adaptation: adaptation), on: .phone)
    #expect(host.presentedKinds == [kind])
    host.horizontalSizeClass = .regular
    #expect(host.presentedKinds == [.popover])
    host.horizontalSizeClass = .compact
    #expect(host.presentedKinds == [kind])
  }

  struct Inspected: View {
    @State private var isOpen = true
    @State private var asks = false
    var body: some View {
      VStack {
        Text("Content")
        Button("Ask") { asks = true }
      }
      .sheet(isPresented: $asks) { Text("Asked") }
      .inspector(isPresented: $isOpen) {
        Button("Inside") { asks = true }
      }
    }
  }

  @Test(.rule(46, .documented, "developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:)"))
  func `an inspector stands beside in much width and is a sheet in little`() throws {
    let host = PreviewHost(Inspected(), on: .tablet)
    #expect(host.presentedKinds == [.inspector])
    #expect(host.texts.first == "Content")
    try host.tap("Inside")
    #expect(host.presentedKinds == [.inspector, .sheet])
    #expect(host.texts == ["Asked"])
    try host.dismissByGesture()
    try host.tap("Ask")
    #expect(host.texts == ["Asked"])
    try host.dismissByGesture()
    #expect(host.warnings == [])
    host.horizontalSizeClass = .compact
    #expect(host.presentedKinds == [.sheet])
    #expect(host.texts == ["Inside"])
    try host.dismissByGesture()
    #expect(host.texts.first == "Content")
  }

  @Observable final class Heights {
    var detent = PresentationDetent.medium
  }

  struct Resting: View {
    @Bindable var heights: Heights
    var body: some View {
      Text("Map").sheet(isPresented: .constant(true)) {
        Button("Expand") { heights.detent = .large }
          .presentationDetents([.large, .medium, .height(120), .fraction(0.2)], selection: $heights.detent)
      }
    }
  }

  @Test(
    .rule(47, .documented, "developer.apple.com/documentation/swiftui/view/presentationdetents(_:selection:)"))
  func `the bound height follows the drag and leads the sheet`() throws {
    let heights = Heights()
    let host = PreviewHost(Resting(heights: heights))
    #expect(host.screen.presented[0].detents == ["height(120)", "fraction(0.2)", "medium", "large"])
    #expect(host.screen.presented[0].selectedDetent == "medium")
    try host.tap("Expand")
    #expect(host.screen.presented[0].selectedDetent == "large")
    try host.selectDetent(.height(120))
    #expect(heights.detent == .height(120))
    #expect(host.screen.presented[0].selectedDetent == "height(120)")
    #expect(throws: ActionError.self) { try host.selectDetent(.height(99)) }
    #expect(host.warnings == [])
    heights.detent = .fraction(0.7)
    #expect(host.warnings.map(\.rule) == [.unknownDetent])
  }

  struct Plain: View {
    var detents: Set<PresentationDetent>?
    var body: some View {
      Text("Below").sheet(isPresented: .constant(true)) {
        if let detents { Text("In").presentationDetents(detents) } else { Text("In") }
      }
    }
  }

  @Test(.rule(47, .documented, "developer.apple.com/documentation/swiftui/view/presentationdetents(_:)"))
  func `a sheet is large, or as low as its heights allow until it is dragged`() throws {
    #expect(PreviewHost(Plain()).screen.presented[0].detents == ["large"])
    #expect(PreviewHost(Plain()).screen.presented[0].selectedDetent == "large")
    let host = PreviewHost(Plain(detents: [.medium, .large]))
    #expect(host.screen.presented[0].selectedDetent == "medium")
    try host.selectDetent(.large)
    #expect(host.screen.presented[0].selectedDetent == "large")
  }

  @Observable final class Injected {
    let name: String
    init(_ name: String) { self.name = name }
  }

  struct Reading: View {
    @Environment(Injected.self) private var injected: Injected?
    var body: some View { Text(injected?.name ?? "none") }
  }

  struct Injecting: View {
    let outside: Injected?
    let inside: Injected?
    var body: some View {
      Text("Root")
        .environment(inside)
        .sheet(isPresented: .constant(true)) { Reading() }
        .environment(outside)
    }
  }

  @Test(.rule(48, .reported, "github.com/permissionlesstech/bitchat/issues/1559"))
  func `a sheet sees what is injected outside of its modifier, not inside`() {
    #expect(PreviewHost(Injecting(outside: Injected("outer"), inside: nil)).texts == ["outer"])
    #expect(PreviewHost(Injecting(outside: nil, inside: Injected("inner"))).texts == ["none"])
    #expect(PreviewHost(Injecting(outside: Injected("outer"), inside: Injected("inner"))).texts == ["outer"])
  }

  struct Linking: View {
    @State private var path: [Int] = []
    @State private var isOpen = true
    let hasStack: Bool
    var body: some View {
      NavigationStack(path: $path) {
        Text("Root")
          .navigationDestination(for: Int.self) { Text("Page \($0)") }
          .sheet(isPresented: $isOpen) {
            if hasStack {
              NavigationStack {
                NavigationLink("Go", value: 1)
                  .navigationTitle("Inner")
                  .navigationDestination(for: Int.self) { Text("Inner page \($0)") }
              }
            } else {
              NavigationLink("Go", value: 1).navigationTitle("Bare")
            }
          }
      }
    }
  }

  @Test(.rule(49, .reported, "developer.apple.com/documentation/swiftui/navigationstack"))
  func `a sheet has no stack until its content declares one`() throws {
    let bare = PreviewHost(Linking(hasStack: false))
    #expect(!bare.screen.front.hasNavigationBar)
    #expect(throws: ActionError.self) { try bare.tap("Go") }
    let own = PreviewHost(Linking(hasStack: true))
    #expect(own.screen.front.title == "Inner")
    try own.tap("Go")
    #expect(own.texts == ["Inner page 1"])
    try own.goBack()
    try own.dismissByGesture()
    #expect(own.texts == ["Root"])
  }
}
