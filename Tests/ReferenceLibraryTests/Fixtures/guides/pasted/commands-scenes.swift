import SwiftUI

struct Document: Identifiable, Codable, Hashable { var id = UUID(); var title = "" }

struct FocusedDocumentKey: FocusedValueKey { typealias Value = Binding<Document> }
extension FocusedValues {
  var document: Binding<Document>? {
    get { self[FocusedDocumentKey.self] }
    set { self[FocusedDocumentKey.self] = newValue }
  }
  @Entry var reader: String?
}

@main
struct DocsApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var router = 0
  @AppStorage("onboarded") var onboarded = false

  var body: some Scene {
    WindowGroup("Documents", id: "list") {
      if onboarded { DocsList() } else { Onboarding(done: $onboarded) }
    }
    .onChange(of: phase) { _, new in
      switch new {
      case .active: print("active")
      case .inactive, .background: break
      @unknown default: break
      }
    }
    .commands {
      SidebarCommands()
      ToolbarCommands()
      TextEditingCommands()
      InspectorCommands()
      DocCommands()
      CommandGroup(replacing: .newItem) { Button("New") {}.keyboardShortcut("n") }
      CommandGroup(after: .sidebar) { Divider() }
    }
    .handlesExternalEvents(matching: ["docs"])
    .backgroundTask(.appRefresh("refresh")) { print("refresh") }

    WindowGroup(for: Document.ID.self) { $id in
      Text(id?.uuidString ?? "")
    }
    .defaultSize(width: 400, height: 300)
    .windowResizability(.contentSize)
  }
}

struct DocCommands: Commands {
  @FocusedBinding(\.document) var document
  @FocusedValue(\.reader) var reader
  var body: some Commands {
    CommandMenu("Document") {
      Button("Rename") { document?.title = "New" }.disabled(document == nil)
    }
  }
}

struct DocsList: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.supportsMultipleWindows) private var multi
  @State private var document = Document()
  var body: some View {
    Button("Open") { openWindow(value: document.id) }
      .focusedSceneValue(\.document, $document)
      .focusedValue(\.reader, "me")
      .onDisappear { dismissWindow(id: "list") }
      .disabled(!multi)
  }
}
struct Onboarding: View {
  @Binding var done: Bool
  @State private var page = 0
  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3) { i in Text("Page \(i)").tag(i) }
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    .safeAreaInset(edge: .bottom) {
      Button(page == 2 ? "Start" : "Next") { withAnimation { if page == 2 { done = true } else { page += 1 } } }
    }
  }
}
