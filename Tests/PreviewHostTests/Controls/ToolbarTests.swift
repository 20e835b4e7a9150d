import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// Toolbars: where items stand, what is hidden.
@MainActor @Suite struct ToolbarTests {
  struct Editor: View {
    @State private var bold = false
    @State private var title = "Doc"
    var body: some View {
      NavigationStack {
        Text("Body").bold(bold)
          .toolbar {
            ToolbarItem(placement: .principal) { Text(title).font(.headline) }
            ToolbarItem(placement: .topBarLeading) { Button("Close") {} }
            ToolbarItemGroup(placement: .topBarTrailing) {
              Button("Share", systemImage: "square.and.arrow.up") {}
              Menu("More", systemImage: "ellipsis.circle") {
                Button("Rename") { title = "New" }
                Divider()
                Button("Delete", role: .destructive) {}
              }
            }
            ToolbarItem(placement: .bottomBar) {
              Toggle(isOn: $bold) { Image(systemName: "bold") }
            }
          }
          .toolbar(.hidden, for: .tabBar)
          .toolbarBackground(.visible, for: .navigationBar)
      }
    }
  }

  private func places(_ host: PreviewHost) -> [String] { host.screen.toolbar.map(\.placement) }

  @Test func `items stand where code puts them, each view of a group by itself`() throws {
    let host = PreviewHost(Editor())
    #expect(places(host) == ["principal", "topBarLeading", "topBarTrailing", "topBarTrailing", "bottomBar"])
    #expect(try host.openMenu("More") == ["Rename", "Delete"])
    try host.chooseFromMenu("Rename", of: "More")
    #expect(host.screen.toolbar[0].content.first?.text == "New")
    #expect(throws: ActionError(action: "choose", target: "Copy", reason: .notFound(offered: ["Rename", "Delete"]))) {
      try host.chooseFromMenu("Copy", of: "More")
    }
    // What a closed menu holds cannot be tapped.
    #expect(throws: ActionError.self) { try host.tap("Rename") }
    #expect(
      host.voiceOverTranscript == [
        "Close, button", "New", "Share, button", "More, pop-up button", "Body", "bold, switch button, off",
      ])
  }

  struct Meaningful: View {
    var body: some View {
      NavigationStack {
        Text("Body")
          .toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .primaryAction) { Button("Add") {} }
            ToolbarItem(placement: .destructiveAction) { Button("Delete") {} }
            ToolbarItem(placement: .status) { Text("3 new") }
            ToolbarItem { Button("Plain") {} }
          }
      }
    }
  }

  @Test func `placements by meaning become places as iOS chooses them`() {
    #expect(
      places(PreviewHost(Meaningful())) == [
        "confirmationAction", "topBarLeading", "topBarTrailing", "topBarTrailing", "bottomBar", "topBarTrailing",
      ])
  }

  struct Own: ToolbarContent {
    @Environment(\.layoutDirection) private var direction
    @Binding var count: Int
    @State private var taps = 0
    var body: some ToolbarContent {
      ToolbarItem { Button("Tap \(taps)") { (taps, count) = (taps + 1, count + 1) } }
      if direction == .rightToLeft { ToolbarItem(placement: .bottomBar) { Text("RTL") } }
    }
  }

  struct WithOwn: View {
    @State private var count = 0
    var body: some View {
      NavigationStack { Text("Count \(count)").toolbar { Own(count: $count) } }
    }
  }

  @Test func `items that a reader wrote keep state and read the environment`() throws {
    let host = PreviewHost(WithOwn())
    try host.tap("Tap 0")
    try host.tap("Tap 1")
    #expect(host.texts.contains("Count 2"))
    #expect(places(host) == ["topBarTrailing"])
    host.setLanguage("he")
    #expect(places(host) == ["topBarTrailing", "bottomBar"])
  }

  struct Hiding: View {
    var body: some View {
      NavigationStack {
        Text("Body").navigationTitle("Title")
          .toolbar {
            ToolbarItem { Button("Top") {} }
            ToolbarItem(placement: .bottomBar) { Button("Bottom") {} }
          }
          .toolbar(.hidden, for: .navigationBar)
      }
    }
  }

  @Test func `a hidden bar takes its items along`() {
    let host = PreviewHost(Hiding())
    #expect(!host.screen.hasNavigationBar)
    #expect(places(host) == ["bottomBar"])
    #expect(host.voiceOverTranscript == ["Body", "Bottom, button"])
  }

  struct Outside: View {
    var body: some View {
      VStack { NavigationStack { Text("Body") } }.toolbar { Button("Lost") {} }
    }
  }

  @Test func `items outside of a stack are not shown`() {
    #expect(places(PreviewHost(Outside())) == [])
    #expect(places(PreviewHost(Text("Alone").toolbar { Button("Lost") {} })) == [])
  }

  struct Titled: View {
    @State private var log = ""
    var body: some View {
      NavigationStack {
        Text("Log \(log)").navigationTitle("Doc")
          .toolbarTitleMenu { Button("Duplicate") { log = "two" } }
      }
    }
  }

  @Test func `a title has its menu, and may be taken away`() throws {
    let host = PreviewHost(Titled())
    try host.chooseFromMenu("Duplicate", of: "Doc")
    #expect(host.texts.contains("Log two"))
    #expect(host.voiceOverTranscript == ["Doc, pop-up button", "Log two"])
    let bare = PreviewHost(NavigationStack { Text("x").navigationTitle("Doc").toolbar(removing: .title) })
    #expect(bare.screen.title == nil)
  }

  struct Typing: View {
    @State private var text = ""
    @FocusState private var isTyping: Bool
    var body: some View {
      NavigationStack {
        TextField("Note", text: $text).focused($isTyping)
          .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") { isTyping = false } } }
      }
    }
  }

  @Test func `the bar above the keyboard comes and goes with it`() throws {
    let host = PreviewHost(Typing())
    #expect(places(host) == [])
    try host.focus("Note")
    #expect(places(host) == ["keyboard"])
    try host.tap("Done")
    #expect(places(host) == [])
  }
}
