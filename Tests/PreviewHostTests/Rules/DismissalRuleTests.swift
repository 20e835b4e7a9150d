import LibraryTestSupport
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// What `dismiss` and gestures close.
@MainActor @Suite struct DismissalRuleTests {
  struct Closer: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      VStack {
        Text("\(name), presented: \(isPresented)")
        Button("Dismiss \(name)") { dismiss() }
      }
    }
  }

  struct Everything: View {
    @State private var isOpen = false
    var body: some View {
      NavigationStack {
        VStack {
          Closer(name: "root")
          Button("Open") { isOpen = true }
          NavigationLink("Push", value: 1)
        }
        .navigationDestination(for: Int.self) { _ in Closer(name: "pushed") }
        .sheet(isPresented: $isOpen) {
          NavigationStack {
            VStack {
              Closer(name: "sheet")
              NavigationLink("Push in sheet", value: 2)
            }
            .navigationDestination(for: Int.self) { _ in Closer(name: "pushed in sheet") }
          }
        }
      }
    }
  }

  @Test(.rule(41, .documented, "developer.apple.com/documentation/swiftui/dismissaction"))
  func `dismiss pops what is pushed and closes what is presented, one level`() throws {
    let host = PreviewHost(Everything())
    #expect(host.texts.first == "root, presented: false")
    try host.tap("Push")
    #expect(host.texts.first == "pushed, presented: true")
    try host.tap("Dismiss pushed")
    #expect(host.texts.first == "root, presented: false")
    try host.tap("Open")
    try host.tap("Push in sheet")
    #expect(host.texts.first == "pushed in sheet, presented: true")
    try host.tap("Dismiss pushed in sheet")
    #expect(host.texts.first == "sheet, presented: true")
    try host.tap("Dismiss sheet")
    #expect(host.texts.first == "root, presented: false")
    #expect(host.presentedKinds == [])
  }

  struct Presenting: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isOpen = true
    var body: some View {
      Text("Presenter").sheet(isPresented: $isOpen) {
        Button("Use the presenter's dismiss") { dismiss() }
      }
    }
  }

  @Test(.rule(41, .documented, "developer.apple.com/documentation/swiftui/dismissaction"))
  func `the dismiss of the presenting view does not close the sheet`() throws {
    let host = PreviewHost(Presenting())
    try host.tap("Use the presenter's dismiss")
    #expect(host.presentedKinds == [.sheet])
  }

  @Test(.rule(43, .documented, "developer.apple.com/documentation/swiftui/dismissaction"))
  func `dismiss in the root of a window does nothing`() throws {
    let host = PreviewHost(Closer(name: "window"))
    let before = host.screen
    try host.tap("Dismiss window")
    #expect(host.screen == before)
    #expect(host.warnings == [])
  }

  @Observable final class Model {
    var isOpen = true
    var isDirty = true
    @ObservationIgnored var dismissals = 0
  }

  struct Guarded: View {
    @Bindable var model: Model
    var body: some View {
      Text("Below").sheet(isPresented: $model.isOpen, onDismiss: { model.dismissals += 1 }) {
        Closer(name: "sheet").interactiveDismissDisabled(model.isDirty)
      }
    }
  }

  @Test(
    .rule(44, .documented, "developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:)"))
  func `a disabled gesture leaves bindings and dismiss alone`() throws {
    let model = Model()
    let host = PreviewHost(Guarded(model: model))
    #expect(!host.screen.presented[0].canBeDismissedByGesture)
    #expect(throws: ActionError.self) { try host.dismissByGesture() }
    #expect(host.presentedKinds == [.sheet])
    try host.tap("Dismiss sheet")
    #expect(!model.isOpen)
    #expect(model.dismissals == 1)
    model.isOpen = true
    _ = host.screen
    model.isOpen = false
    #expect(host.presentedKinds == [])
    #expect(model.dismissals == 2)
    model.isOpen = true
    model.isDirty = false
    try host.dismissByGesture()
    #expect(host.presentedKinds == [])
    #expect(model.dismissals == 3)
  }

  struct Covering: View {
    @State private var isOpen = true
    var body: some View {
      Text("Below").fullScreenCover(isPresented: $isOpen) { Closer(name: "cover") }
    }
  }

  @Test func `a cover is closed by code only`() throws {
    let host = PreviewHost(Covering())
    #expect(host.presentedKinds == [.fullScreenCover])
    #expect(throws: ActionError.self) { try host.dismissByGesture() }
    try host.tap("Dismiss cover")
    #expect(host.texts == ["Below"])
  }

  struct Legacy: View {
    @Environment(\.presentationMode) private var mode
    var body: some View { Button("Close") { mode.wrappedValue.dismiss() } }
  }

  struct PresentingLegacy: View {
    @State private var isOpen = true
    var body: some View { Text("Below").sheet(isPresented: $isOpen) { Legacy() } }
  }

  @Test func `the presentation mode of older code closes as well`() throws {
    let host = PreviewHost(PresentingLegacy())
    try host.tap("Close")
    #expect(host.texts == ["Below"])
  }

  struct Vanishing: View {
    @Bindable var model: Model
    var body: some View {
      VStack {
        Text("Below")
        if model.isDirty {
          Text("Owner").sheet(isPresented: $model.isOpen, onDismiss: { model.dismissals += 1 }) { Text("Sheet") }
        }
      }
    }
  }

  @Test func `a sheet goes with the view that presents it`() {
    let model = Model()
    let host = PreviewHost(Vanishing(model: model))
    #expect(host.texts == ["Sheet"])
    model.isDirty = false
    #expect(host.texts == ["Below"])
    #expect(model.dismissals == 1)
    #expect(model.isOpen)
  }

  struct Flicker: View {
    @State private var isOpen = false
    var body: some View { Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Text("In") } }
  }

  @Test func `presenting and dismissing a thousand times leaks no view`() throws {
    let host = PreviewHost(Flicker())
    let before = host.nodeCount
    for _ in 0..<1000 {
      try host.tap("Open")
      try host.dismissByGesture()
    }
    #expect(host.nodeCount == before)
  }
}
