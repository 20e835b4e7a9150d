import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// The forms in which tabs are written.
@MainActor @Suite struct TabFormTests {
  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @available(*, deprecated, message: "the older form is what is tested")
  struct Home: View {
    @available(*, deprecated, message: "shows the older form")
    var body: some View {
      NavigationStack { Counter(name: "Home") }
        .tabItem { Label("Home", systemImage: "house") }
    }
  }

  @available(*, deprecated, message: "the older form is what is tested")
  struct Older: View {
    @State private var index = 0
    @State private var hasMiddle = true
    @available(*, deprecated, message: "shows the older form")
    var body: some View {
      TabView(selection: $index) {
        Home().tag(0)
        if hasMiddle {
          Counter(name: "Middle").tabItem { Text("Middle") }.tag(1).badge("new")
        }
        VStack {
          Counter(name: "Last")
          Button("Toggle") { hasMiddle.toggle() }
        }
        .tabItem {
          Image(systemName: "star")
          Text("Last")
        }
        .tag(2)
        .badge(3)
      }
    }
  }

  @available(*, deprecated, message: "the older form is what is tested")
  @Test func `the older form has tabs by tag, built when selected, with state of their own`() throws {
    let host = PreviewHost(Older())
    let items = try #require(host.screen.tabBar?.items)
    #expect(items.map(\.title) == ["Home", "Middle", "Last"])
    #expect(items.map(\.symbol) == ["house", nil, "star"])
    #expect(items.map(\.badge) == [nil, "new", "3"])
    #expect(host.bodyCount(of: Counter.self) == 1)
    try host.tap("Home 0")
    try host.selectTab("Last")
    try host.tap("Last 0")
    #expect(host.bodyCount(of: Counter.self) == 4)
    try host.tap("Toggle")
    #expect(host.screen.tabBar?.items.map(\.title) == ["Home", "Last"])
    #expect(host.texts.first == "Last 1")
    try host.selectTab("Home")
    #expect(host.texts == ["Home 1"])
  }

  @available(*, deprecated, message: "the older form is what is tested")
  struct Unbound: View {
    @available(*, deprecated, message: "shows the older form")
    var body: some View {
      TabView {
        Counter(name: "A").tabItem { Text("A") }
        ForEach(["B", "C"], id: \.self) { name in
          Counter(name: name).tabItem { Text(name) }
        }
      }
    }
  }

  @available(*, deprecated, message: "the older form is what is tested")
  @Test func `without a selection the tab view keeps its own`() throws {
    let host = PreviewHost(Unbound())
    #expect(host.screen.tabBar?.items.map(\.title) == ["A", "B", "C"])
    try host.selectTab("C")
    try host.tap("C 0")
    try host.selectTab("A")
    #expect(host.texts == ["A 0"])
    try host.selectTab("C")
    #expect(host.texts == ["C 1"])
  }

  struct Pages: View {
    @State private var page = 1
    var body: some View {
      TabView(selection: $page) {
        ForEach(0..<3, id: \.self) { Text("Page \($0)") }
      }
      .tabViewStyle(.page)
      .accessibilityIdentifier("pages")
    }
  }

  @Test func `pages have no bar and are turned one by one`() throws {
    let host = PreviewHost(Pages())
    #expect(host.screen.tabBar == nil)
    #expect(host.texts == ["Page 1"])
    #expect(host.screen.content.first?.role == .pages)
    #expect(host.screen.content.first?.value == "2/3")
    try host.adjust("pages", .increment)
    #expect(host.texts == ["Page 2"])
    try host.adjust("pages", .increment)
    #expect(host.texts == ["Page 2"])
    try host.adjust("pages", .decrement)
    try host.adjust("pages", .decrement)
    #expect(host.texts == ["Page 0"])
  }

  struct Extra: TabContent {
    @State private var count = 0
    let name: String
    var body: some TabContent<String> {
      Tab("\(name) \(count)", systemImage: "plus", value: name) {
        Button("Count \(name)") { count += 1 }
      }
      .disabled(count > 1)
      .accessibilityIdentifier("extra")
    }
  }

  struct Composed: View {
    @State private var place = "first"
    var body: some View {
      TabView(selection: $place) {
        Tab("First", systemImage: "1", value: "first") { Text("First") }
        Extra(name: "x")
        Extra(name: "y")
        if place == "y" {
          Tab("Guest", systemImage: "g", value: "guest") { Text("Guest") }
        }
      }
    }
  }

  @Test func `tabs written as a type have state and modifiers of their own`() throws {
    let host = PreviewHost(Composed())
    #expect(host.screen.tabBar?.items.map(\.title) == ["First", "x 0", "y 0"])
    try host.selectTab("y 0")
    try host.tap("Count y")
    try host.tap("Count y")
    #expect(host.screen.tabBar?.items.map(\.title) == ["First", "x 0", "y 2", "Guest"])
    #expect(host.screen.tabBar?.items.map(\.isEnabled) == [true, true, false, true])
    try host.selectTab("extra")
    #expect(host.texts == ["Count x"])
    #expect(throws: ActionError.self) { try host.selectTab("y 2") }
  }

  @Test func `a tab view without tabs shows nothing`() {
    let host = PreviewHost(TabView {})
    #expect(host.screen.content == [])
    #expect(host.warnings == [])
  }

  struct Playing: View {
    @State private var isPlaying = false
    var body: some View {
      TabView {
        Tab("Listen", systemImage: "play") { Text("Songs") }
      }
      .tabBarMinimizeBehavior(.onScrollDown)
      .tabViewBottomAccessory { Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() } }
    }
  }

  @Test func `the accessory stands above the bar and takes taps`() throws {
    let host = PreviewHost(Playing())
    #expect(host.screen.tabBar?.accessory.map(\.name) == ["Play"])
    try host.tap("Play")
    #expect(host.screen.tabBar?.accessory.map(\.name) == ["Pause"])
  }
}
