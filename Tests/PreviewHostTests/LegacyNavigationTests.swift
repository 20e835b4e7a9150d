import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// `NavigationView` and the links of its time.
@MainActor @Suite struct LegacyNavigationTests {
  struct Flags: View {
    @State private var isActive = false
    @State private var selection: String?
    @available(*, deprecated, message: "shows the older forms")
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("Flag", isActive: $isActive) {
            Button("Lower") { isActive = false }.navigationBarTitle("Flag")
          }
          ForEach(["a", "b"], id: \.self) { name in
            NavigationLink(
              destination: Button("Other of \(name)") { selection = name == "a" ? "b" : "a" }.navigationBarTitle(name),
              tag: name, selection: $selection
            ) { Text("Tag \(name)") }
          }
          NavigationLink(destination: Deeper()) { Text("Plain") }
          Button("Raise") { isActive = true }
          Text("\(isActive) \(selection ?? "nil")")
        }
        .navigationBarTitle("Root")
      }
      .navigationViewStyle(StackNavigationViewStyle())
    }
  }

  struct Deeper: View {
    @Environment(\.presentationMode) private var mode
    @available(*, deprecated, message: "shows the older forms")
    var body: some View {
      VStack {
        NavigationLink("Deepest", destination: Text("end").navigationBarTitle("Deepest"))
        Button("Dismiss") { mode.wrappedValue.dismiss() }
      }
      .navigationBarTitle("Deeper")
    }
  }

  @Test func `a link with a flag pushes while the flag is true`() throws {
    let host = PreviewHost(Flags())
    #expect(host.screen.title == "Root")
    try host.tap("Flag")
    #expect(host.screen.title == "Flag")
    try host.tap("Lower")
    #expect(host.screen.title == "Root")
    try host.tap("Raise")
    try host.goBack()
    #expect(host.screen.texts.contains("false nil"))
  }

  @Test func `links with tags show the one that is selected`() throws {
    let host = PreviewHost(Flags())
    try host.tap("Tag a")
    #expect(host.screen.title == "a")
    try host.tap("Other of a")
    #expect(host.screen.title == "b")
    #expect(host.screen.depth == 1)
    try host.swipeBack()
    #expect(host.screen.texts.contains("false nil"))
    #expect(host.warnings == [])
  }

  @Test func `plain links push, and the presentation mode pops`() throws {
    let host = PreviewHost(Flags())
    try host.tap("Plain")
    try host.tap("Deepest")
    #expect(host.screen.title == "Deepest")
    #expect(host.screen.depth == 2)
    try host.goBack()
    try host.tap("Dismiss")
    #expect(host.screen.title == "Root")
  }

  struct Columns: View {
    @available(*, deprecated, message: "shows the older forms")
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("Open", destination: Deeper())
          NavigationLink("Here", destination: Text("here").navigationBarTitle("Here")).isDetailLink(false)
        }
        .navigationBarTitle("Side")
        Text("start").navigationBarTitle("Start")
      }
    }
  }

  @Test func `with room a link fills the second column, without it pushes`() throws {
    let wide = PreviewHost(Columns(), on: .tablet)
    #expect(wide.screen.columns.map(\.screen.title) == ["Side", "Start"])
    try wide.tap("Open")
    #expect(wide.screen.columns.map(\.screen.title) == ["Side", "Deeper"])
    try wide.tap("Here")
    #expect(wide.screen.columns.map(\.screen.title) == ["Here", "Deeper"])
    let narrow = PreviewHost(Columns())
    #expect(narrow.screen.title == "Side")
    try narrow.tap("Open")
    #expect(narrow.screen.title == "Deeper")
    try narrow.tap("Deepest")
    #expect(narrow.screen.depth == 2)
    try narrow.goBack()
    try narrow.goBack()
    #expect(narrow.screen.title == "Side")
  }
}
