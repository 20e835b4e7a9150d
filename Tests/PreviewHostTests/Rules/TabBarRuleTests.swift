import LibraryTestSupport
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// What the bar of tabs shows, and what choosing in it does.
@MainActor @Suite struct TabBarRuleTests {
  enum Place: Hashable { case goods, mine, search }

  @Observable final class Model {
    var place = Place.goods
    var query = ""
    var path: [Int] = []
    @ObservationIgnored var writes: [Place] = []
  }

  struct Store: View {
    @Bindable var model: Model
    var activates = false
    var isOutside = false
    var body: some View {
      if isOutside {
        tabs.searchable(text: $model.query)
      } else {
        tabs
      }
    }

    private var tabs: some View {
      TabView(selection: $model.place) {
        Tab(value: Place.search, role: .search) {
          if isOutside {
            Text("Results for \(model.query)")
          } else {
            NavigationStack { Text("Results for \(model.query)") }.searchable(text: $model.query, prompt: "Find")
          }
        }
        Tab("Goods", systemImage: "bag", value: Place.goods) { Text("Goods") }
        Tab("Mine", systemImage: "person", value: Place.mine) { Text("Mine") }
      }
      .tabViewSearchActivation(activates ? .searchTabSelection : .automatic)
    }
  }

  @Test(.rule(53, .documented, "developer.apple.com/documentation/swiftui/tabrole/search"))
  func `the search role gives a tab its title, its symbol and the last place`() throws {
    let host = PreviewHost(Store(model: Model()))
    let items = try #require(host.screen.tabBar?.items)
    #expect(items.map(\.title) == ["Goods", "Mine", "Search"])
    #expect(items.last?.symbol == "magnifyingglass")
    #expect(items.last?.role == "search")
    host.setLanguage("ar")
    #expect(host.screen.tabBar?.items.last?.title == "بحث")
    try host.selectTab("بحث")
    #expect(host.texts == ["Results for "])
    #expect(host.screen.search?.isActive == false)
  }

  @Test(.rule(53, .documented, "developer.apple.com/documentation/swiftui/tabrole/search"))
  func `with a search tab a field around the tabs belongs to it`() throws {
    let host = PreviewHost(Store(model: Model(), isOutside: true))
    #expect(host.screen.search == nil)
    try host.selectTab("Search")
    try host.search(for: "tea")
    #expect(host.texts == ["Results for tea"])
    try host.selectTab("Goods")
    #expect(host.screen.search == nil)
  }

  struct Everywhere: View {
    @State private var query = ""
    var body: some View {
      TabView {
        Tab("A", systemImage: "a") { Text("A: \(query)") }
        Tab("B", systemImage: "b") { Text("B: \(query)") }
      }
      .searchable(text: $query)
    }
  }

  @Test(.rule(53, .documented, "developer.apple.com/documentation/swiftui/adding-a-search-interface-to-your-app"))
  func `without a search tab the field is for every tab and is emptied when the tab changes`() throws {
    let host = PreviewHost(Everywhere())
    try host.search(for: "tea")
    #expect(host.texts == ["A: tea"])
    #expect(host.screen.search?.isActive == true)
    try host.selectTab("B")
    #expect(host.texts == ["B: "])
    #expect(host.screen.search?.isActive == false)
    #expect(host.screen.search?.text == "")
  }

  @Test(
    .rule(54, .documented, "developer.apple.com/documentation/swiftui/view/tabviewsearchactivation(_:)"),
    arguments: [false, true])
  func `choosing the search tab begins the search, cancelling returns`(isOutside: Bool) throws {
    let model = Model()
    let host = PreviewHost(Store(model: model, activates: true, isOutside: isOutside))
    try host.selectTab("Mine")
    try host.selectTab("Search")
    #expect(host.screen.search?.isActive == true)
    try host.search(for: "tea")
    #expect(host.texts == ["Results for tea"])
    try host.cancelSearch()
    #expect(model.place == .mine)
    #expect(model.query == "")
    #expect(host.texts == ["Mine"])
    model.place = .search
    #expect(host.screen.search?.isActive == true)
  }

  struct Reader: View {
    @State private var shelf = "now"
    @State private var shelves = ["History", "Science"]
    var body: some View {
      TabView(selection: $shelf) {
        Tab("Now", systemImage: "book", value: "now") { Text("Now reading") }
        TabSection("Shelves") {
          ForEach(shelves, id: \.self) { shelf in
            Tab(shelf, systemImage: "books.vertical", value: shelf) {
              VStack {
                Text("On \(shelf)")
                Button("Add") { shelves.insert("Art", at: 0) }
              }
            }
          }
        }
        .tabPlacement(.sidebarOnly)
        TabSection {
          Tab("More", systemImage: "ellipsis", value: "more") { Text("More") }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewSidebarHeader { Text("Welcome") }
      .tabViewSidebarFooter { Text("12 books") }
      .tabViewSidebarBottomBar { Text("Account") }
    }
  }

  @Test(.rule(55, .documented, "developer.apple.com/documentation/swiftui/tabplacement/sidebaronly"))
  func `tabs for the sidebar, headings and what stands around them show in a sidebar only`() throws {
    let phone = PreviewHost(Reader(), on: .phone)
    let bar = try #require(phone.screen.tabBar)
    #expect(!bar.isSidebar)
    #expect(bar.items.map(\.title) == ["Now", "More"])
    #expect(bar.items.map(\.section) == [nil, nil])
    #expect(bar.sidebarHeader == [] && bar.sidebarFooter == [])
    #expect(throws: ActionError.self) { try phone.selectTab("History") }

    let tablet = PreviewHost(Reader(), on: .tablet)
    let sidebar = try #require(tablet.screen.tabBar)
    #expect(sidebar.isSidebar)
    #expect(sidebar.items.map(\.title) == ["Now", "History", "Science", "More"])
    #expect(sidebar.items.map(\.section) == [nil, "Shelves", "Shelves", nil])
    #expect(sidebar.sidebarHeader.map(\.text) == ["Welcome"])
    #expect(sidebar.sidebarFooter.map(\.text) == ["12 books", "Account"])
    try tablet.selectTab("Science")
    #expect(tablet.texts.first == "On Science")
    try tablet.tap("Add")
    #expect(tablet.screen.tabBar?.items.map(\.title) == ["Now", "Art", "History", "Science", "More"])
    #expect(tablet.texts.first == "On Science")
    tablet.horizontalSizeClass = .compact
    #expect(tablet.screen.tabBar?.items.map(\.title) == ["Now", "More"])
    #expect(tablet.texts.first == "On Science")
  }

  struct Intercepting: View {
    let model: Model
    var body: some View {
      TabView(
        selection: Binding(
          get: { model.place },
          set: {
            model.writes.append($0)
            if $0 != .mine { model.place = $0 }
          })
      ) {
        Tab("Goods", systemImage: "bag", value: Place.goods) {
          NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
            NavigationLink("Open", value: 1).navigationDestination(for: Int.self) { Text("Page \($0)") }
          }
        }
        Tab("Mine", systemImage: "person", value: Place.mine) { Text("Mine") }
      }
    }
  }

  @Test(.rule(56, .reported, "github.com/Dimillian/IceCubesApp"))
  func `a binding that refuses a value leaves the old tab selected`() throws {
    let model = Model()
    let host = PreviewHost(Intercepting(model: model))
    try host.selectTab("Mine")
    #expect(model.writes == [.mine])
    #expect(host.screen.tabBar?.items.map(\.isSelected) == [true, false])
    #expect(host.texts == ["Open"])
  }

  @Test(.rule(58, .open, "differs by release"))
  func `tapping the selected tab again writes the selection and leaves the path to the app`() throws {
    let model = Model()
    let host = PreviewHost(Intercepting(model: model))
    try host.tap("Open")
    try host.selectTab("Goods")
    #expect(model.writes == [.goods])
    #expect(model.path == [1])
    #expect(host.texts == ["Page 1"])
  }

  @Test(.rule(57, .open, "nobody has said what shows"))
  func `a value that no tab has shows no tab's content and is warned about`() throws {
    let model = Model()
    model.place = .search
    let host = PreviewHost(Intercepting(model: model))
    #expect(host.texts == [])
    #expect(host.screen.tabBar?.items.map(\.isSelected) == [false, false])
    #expect(host.warnings.map(\.rule) == [.unknownSelection])
    try host.selectTab("Goods")
    #expect(host.texts == ["Open"])
  }
}
