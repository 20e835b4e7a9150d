import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// Windows that an app opens and closes.
@MainActor @Suite struct WindowTests {
  struct Program: App {
    var body: some Scene {
      WindowGroup { Desk(title: "Main") }
      WindowGroup("Note", id: "note", for: Int.self) { $number in Desk(title: "Note \(number ?? 0)") }
      WindowGroup(for: String.self) { $name in Desk(title: name ?? "") }
    }
  }

  struct Desk: View {
    let title: String
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      NavigationStack {
        List {
          Button("Open 1") { openWindow(id: "note", value: 1) }
          Button("Open 2") { openWindow(id: "note", value: 2) }
          Button("Open Ada") { openWindow(value: "Ada") }
          Button("Close 1") { dismissWindow(id: "note", value: 1) }
          Button("Close 2") { dismissWindow(id: "note", value: 2) }
          Button("Close Ada") { dismissWindow(value: "Ada") }
          Button("Close") { dismissWindow() }
        }
        .navigationTitle(title)
      }
    }
  }

  @Test func `a window is closed by its identity and its value`() throws {
    let host = PreviewHost(app: Program.self)
    try host.tap("Open 1")
    try host.tap("Open 2")
    #expect(host.screen.title == "Note 2")
    try host.tap("Close 1")
    #expect(host.screen.title == "Note 2")
    try host.tap("Close 2")
    #expect(host.screen.title == "Main")
  }

  @Test func `a window is closed by its value alone`() throws {
    let host = PreviewHost(app: Program.self)
    try host.tap("Open Ada")
    try host.tap("Open 1")
    try host.tap("Close Ada")
    #expect(host.screen.title == "Note 1")
    try host.tap("Close")
    #expect(host.screen.title == "Main")
  }
}
