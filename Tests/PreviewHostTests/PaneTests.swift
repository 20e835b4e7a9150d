import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// Where popovers and dialogs belong.
@MainActor @Suite struct SourceTests {
  struct Asking: View {
    @State private var asks = false
    @State private var shows = false

    var body: some View {
      VStack {
        Button("Delete") { asks = true }
          .confirmationDialog("Delete?", isPresented: $asks) { Button("Really", role: .destructive) {} }
        Button("Tips") { shows = true }
          .popover(isPresented: $shows) { Text("A tip") }
      }
    }
  }

  private func source(after name: String, on device: Device) throws -> (Presented, Element?) {
    let host = PreviewHost(Asking(), on: device)
    try host.tap(name)
    let screen = host.screen
    let presented = try #require(screen.presented.first)
    return (presented, screen.elements.first { $0.id == presented.source })
  }

  @Test func `a dialog belongs to the control that it is attached to`() throws {
    #expect(try source(after: "Delete", on: .phone).1?.name == "Delete")
    #expect(try source(after: "Delete", on: .tablet).1?.name == "Delete")
  }

  @Test func `a popover belongs to its control where it is one`() throws {
    #expect(try source(after: "Tips", on: .tablet).1?.name == "Tips")
    let onPhone = try source(after: "Tips", on: .phone)
    #expect(onPhone.0.kind == .sheet && onPhone.0.source == nil)
  }

  @Test func `of several views none is the source`() {
    let host = PreviewHost(
      Group {
        Text("One")
        Text("Two")
      }
      .confirmationDialog("Sort", isPresented: .constant(true)) { Button("By name") {} })
    #expect(host.screen.presented.map(\.source) == [nil])
  }
}

/// Stacks beside each other on one screen.
@MainActor @Suite struct PaneTests {
  struct Library: View {
    let name: String
    var body: some View {
      NavigationStack {
        List { NavigationLink("\(name) page", value: 1) }
          .navigationTitle(name)
          .navigationDestination(for: Int.self) { Text("\(name) \($0)").navigationTitle("\(name) detail") }
          .toolbar { Button("Add to \(name)") {} }
      }
    }
  }

  struct Desk: View {
    var body: some View {
      HStack {
        Library(name: "Left")
        Library(name: "Right")
      }
    }
  }

  @Test func `each of two stacks has its own bar`() throws {
    let host = PreviewHost(Desk())
    #expect(host.screen.title == nil && !host.screen.hasNavigationBar)
    #expect(host.screen.panes.map(\.title) == ["Left", "Right"])
    #expect(host.screen.panes.allSatisfy { $0.hasNavigationBar && $0.toolbar.count == 1 })
    try host.tap("Left page")
    #expect(host.screen.panes.map(\.title) == ["Left detail", "Right"])
    #expect(host.screen.panes.map(\.backButton) == ["Left", nil])
    try host.goBack()
    #expect(host.screen.panes.map(\.title) == ["Left", "Right"])
    #expect(throws: ActionError.self) { try host.goBack() }
  }

  @Test func `going back is a matter of one pane`() throws {
    let host = PreviewHost(Desk())
    try host.tap("Left page")
    try host.tap("Right page")
    try host.goBack()
    #expect(host.screen.panes.map(\.title) == ["Left detail", "Right"])
    try host.goBack()
    #expect(host.screen.panes.map(\.title) == ["Left", "Right"])
  }

  @Test func `both are read, each with its title`() {
    let spoken = PreviewHost(Desk()).screen.voiceOverTranscript(in: "en")
    #expect(spoken.filter { $0.contains("heading") } == ["Left, heading", "Right, heading"])
  }

  @Test func `one stack beside other views is the screen`() {
    let host = PreviewHost(
      VStack {
        Library(name: "Songs")
        Text("Now playing")
      })
    #expect(host.screen.title == "Songs" && host.screen.panes.isEmpty)
  }

  @Test func `the stacks of two tabs do not stand beside each other`() throws {
    let host = PreviewHost(
      TabView {
        Tab("One", systemImage: "1.circle") { Library(name: "First") }
        Tab("Two", systemImage: "2.circle") { Library(name: "Second") }
      })
    #expect(host.screen.title == "First" && host.screen.panes.isEmpty)
    try host.selectTab("Two")
    #expect(host.screen.title == "Second" && host.screen.panes.isEmpty)
  }

  @Test func `two stacks in a column are panes of the column`() throws {
    let host = PreviewHost(
      NavigationSplitView {
        Text("Side").navigationTitle("Side")
      } detail: {
        Desk()
      }, on: .tablet)
    let detail = try #require(host.screen.columns.last?.screen)
    #expect(host.screen.columns.count == 2)
    #expect(detail.panes.map(\.title) == ["Left", "Right"])
  }

  @Test func `a sheet over a pane has a bar of its own`() throws {
    struct Asking: View {
      @State private var isOpen = false
      var body: some View {
        HStack {
          Library(name: "Left")
          NavigationStack {
            Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Library(name: "Sheet") }
          }
        }
      }
    }
    let host = PreviewHost(Asking())
    try host.tap("Open")
    #expect(host.screen.presented.first?.screen.title == "Sheet")
    #expect(host.screen.panes.count == 2)
  }
}
