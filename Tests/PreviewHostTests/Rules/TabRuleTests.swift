import LibraryTestSupport
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

@MainActor @Suite struct TabRuleTests {
  enum Place: Hashable { case home, find, me, lost }

  @Observable final class Model {
    var place = Place.home
    var path: [Int] = []
    var hasFind = true
    var hidesFind = false
    @ObservationIgnored var log: [String] = []
  }

  struct Counter: View {
    let name: String
    let model: Model
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(name) \(count)")
        Button("Count") { count += 1 }
      }
      .onAppear { model.log.append("\(name) appears") }
      .onDisappear { model.log.append("\(name) disappears") }
    }
  }

  struct Tabs: View {
    @Bindable var model: Model
    var body: some View {
      TabView(selection: $model.place) {
        Tab("Home", systemImage: "house", value: Place.home) {
          NavigationStack(path: $model.path) {
            NavigationLink("Open 1", value: 1)
              .navigationDestination(for: Int.self) { Text("Page \($0)") }
          }
        }
        if model.hasFind {
          Tab("Find", systemImage: "magnifyingglass", value: Place.find) { Counter(name: "Find", model: model) }
            .hidden(model.hidesFind)
        }
        Tab("Me", systemImage: "person", value: Place.me) { Counter(name: "Me", model: model) }
          .badge(3)
      }
    }
  }

  @Test(.rule(50, .documented, "developer.apple.com/documentation/swiftui/tabview"))
  func `each tab keeps its state and its path while others show`() throws {
    let model = Model()
    let host = PreviewHost(Tabs(model: model))
    #expect(host.screen.tabBar?.items.map(\.title) == ["Home", "Find", "Me"])
    #expect(host.screen.tabBar?.items.map(\.symbol) == ["house", "magnifyingglass", "person"])
    #expect(host.screen.tabBar?.items.map(\.badge) == [nil, nil, "3"])
    #expect(host.screen.tabBar?.items.map(\.isSelected) == [true, false, false])
    try host.tap("Open 1")
    #expect(host.texts == ["Page 1"])
    try host.selectTab("Find")
    #expect(model.place == .find)
    try host.tap("Count")
    #expect(host.texts.first == "Find 1")
    try host.selectTab("Home")
    #expect(host.texts == ["Page 1"])
    #expect(model.path == [1])
    model.place = .find
    #expect(host.texts.first == "Find 1")
    #expect(host.warnings == [])
  }

  @Test(.rule(51, .reported, "swiftyplace.com"))
  func `a tab is built when it is first selected, then appears and disappears`() throws {
    let model = Model()
    let host = PreviewHost(Tabs(model: model))
    #expect(host.bodyCount(of: Counter.self) == 0)
    try host.selectTab("Find")
    #expect(host.bodyCount(of: Counter.self) == 1)
    try host.selectTab("Me")
    try host.selectTab("Find")
    #expect(host.bodyCount(of: Counter.self) == 2)
    #expect(
      model.log == ["Find appears", "Me appears", "Find disappears", "Find appears", "Me disappears"])
  }

  @Test(.rule(52, .reported, "github.com/CharlesWiltgen/Axiom"))
  func `a tab under a condition loses its state, a hidden one keeps it`() throws {
    let model = Model()
    let host = PreviewHost(Tabs(model: model))
    try host.selectTab("Find")
    try host.tap("Count")
    try host.selectTab("Me")
    model.hidesFind = true
    #expect(host.screen.tabBar?.items.map(\.title) == ["Home", "Me"])
    model.hidesFind = false
    try host.selectTab("Find")
    #expect(host.texts.first == "Find 1")
    try host.selectTab("Me")
    model.hasFind = false
    #expect(host.screen.tabBar?.items.map(\.title) == ["Home", "Me"])
    model.hasFind = true
    try host.selectTab("Find")
    #expect(host.texts.first == "Find 0")
  }
}
