import LibraryTestSupport
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// Rules 29 to 37: split views, wide and narrow.
@MainActor @Suite struct SplitViewRuleTests {
  struct Item: Hashable, Identifiable {
    let id: Int
    var name: String { "Item \(id)" }
  }

  struct Category: Hashable, Identifiable {
    let id: String
    var items: [Item] { (1...2).map { Item(id: $0 + (id == "A" ? 0 : 10)) } }
  }

  @Observable final class Model {
    var category: Category?
    var item: Item?
    var path: [Int] = []
    var preferred = NavigationSplitViewColumn.sidebar
    var visibility = NavigationSplitViewVisibility.automatic
  }

  struct TwoColumns: View {
    @Bindable var model: Model
    var body: some View {
      NavigationSplitView(columnVisibility: $model.visibility, preferredCompactColumn: $model.preferred) {
        List([Item(id: 1), Item(id: 2)], selection: $model.item) { item in
          NavigationLink(item.name, value: item)
        }
        .navigationTitle("Items")
      } detail: {
        if let item = model.item {
          Text("Detail of \(item.name)").navigationTitle(item.name)
        } else {
          Text("Choose").navigationTitle("Nothing")
        }
      }
    }
  }

  struct ThreeColumns: View {
    @Bindable var model: Model
    var body: some View {
      NavigationSplitView(columnVisibility: $model.visibility, preferredCompactColumn: $model.preferred) {
        List([Category(id: "A"), Category(id: "B")], selection: $model.category) { category in
          Text(category.id).tag(category)
        }
        .navigationTitle("Categories")
      } content: {
        List(model.category?.items ?? [], selection: $model.item) { NavigationLink($0.name, value: $0) }
          .navigationTitle(model.category?.id ?? "No category")
      } detail: {
        Text(model.item?.name ?? "No item").navigationTitle(model.item?.name ?? "Nothing")
      }
    }
  }

  @Test(.rule(29, .documented, "developer.apple.com/documentation/swiftui/navigationsplitview"))
  func `selection in a column drives the next one, by hand and in code`() throws {
    let model = Model()
    let host = PreviewHost(ThreeColumns(model: model), on: .tablet)
    #expect(host.screen.columns.map(\.kind) == [.sidebar, .content, .detail])
    #expect(host.titles == ["Categories", "No category", "Nothing"])
    try host.tap("B")
    #expect(model.category?.id == "B")
    #expect(host.titles == ["Categories", "B", "Nothing"])
    #expect(host.selectedRows == ["B"])
    try host.tap("Item 12")
    #expect(host.titles == ["Categories", "B", "Item 12"])
    #expect(host.selectedRows == ["B", "Item 12"])
    model.category = Category(id: "A")
    model.item = Item(id: 1)
    #expect(host.titles == ["Categories", "A", "Item 1"])
    #expect(host.selectedRows == ["A", "Item 1"])
    #expect(host.warnings == [])
  }

  @Test(.rule(30, .documented, "developer.apple.com/documentation/swiftui/navigationsplitview"))
  func `where there is little width the columns are one stack, and Back clears what led on`() throws {
    let model = Model()
    let host = PreviewHost(ThreeColumns(model: model))
    #expect(host.screen.columns == [])
    #expect(host.screen.title == "Categories")
    #expect(host.screen.backButton == nil)
    try host.tap("A")
    #expect(host.screen.title == "A")
    #expect(host.screen.backButton == "Categories")
    try host.tap("Item 2")
    #expect(host.screen.title == "Item 2")
    #expect(host.screen.depth == 2)
    try host.goBack()
    #expect(host.screen.title == "A")
    #expect(model.item == nil)
    #expect(model.category?.id == "A")
    try host.swipeBack()
    #expect(host.screen.title == "Categories")
    #expect(model.category == nil)
    model.category = Category(id: "B")
    #expect(host.screen.title == "B")
    model.category = nil
    #expect(host.screen.title == "Categories")
  }

  @Test(.rule(30, .documented, "developer.apple.com/documentation/swiftui/navigationsplitview"))
  func `a collapsing view shows the last column that has something to show`() throws {
    let model = Model()
    let host = PreviewHost(ThreeColumns(model: model), on: .tablet)
    model.category = Category(id: "A")
    host.horizontalSizeClass = .compact
    #expect(host.screen.title == "A")
    host.horizontalSizeClass = .regular
    model.item = Item(id: 2)
    host.horizontalSizeClass = .compact
    #expect(host.screen.title == "Item 2")
    host.horizontalSizeClass = .regular
    #expect(host.titles == ["Categories", "A", "Item 2"])
  }

  @Test(.rule(31, .documented, "developer.apple.com/documentation/swiftui/navigationsplitview"))
  func `the preferred column is on top, written as the reader moves, and a floor`() throws {
    let model = Model()
    model.preferred = .detail
    let host = PreviewHost(TwoColumns(model: model))
    #expect(host.screen.title == "Nothing")
    try host.goBack()
    #expect(model.preferred == .sidebar)
    #expect(host.screen.title == "Items")
    try host.tap("Item 2")
    #expect(model.preferred == .detail)
    try host.goBack()
    #expect(model.preferred == .sidebar)
    #expect(model.item == nil)
    model.preferred = .detail
    #expect(host.screen.title == "Nothing")
    model.item = Item(id: 1)
    model.preferred = .sidebar
    #expect(host.screen.title == "Item 1")
  }

  @Test(.rule(32, .documented, "developer.apple.com/documentation/swiftui/navigationsplitviewvisibility"))
  func `visibility names the columns that stand side by side, and says nothing where there is one`() throws {
    let model = Model()
    let two = PreviewHost(TwoColumns(model: model), on: .tablet)
    let three = PreviewHost(ThreeColumns(model: model), on: .tablet)
    for visibility in [NavigationSplitViewVisibility.automatic, .all, .doubleColumn] {
      model.visibility = visibility
      #expect(two.screen.columns.map(\.kind) == [.sidebar, .detail])
    }
    #expect(three.screen.columns.map(\.kind) == [.content, .detail])
    model.visibility = .detailOnly
    #expect(two.screen.columns.map(\.kind) == [.detail])
    #expect(three.screen.columns.map(\.kind) == [.detail])
    #expect(PreviewHost(TwoColumns(model: model)).screen.title == "Items")
    try two.toggleSidebar()
    #expect(model.visibility == .all)
    try two.toggleSidebar()
    #expect(model.visibility == .detailOnly)
  }

  @Test(.rule(33, .documented, "developer.apple.com/documentation/swiftui/navigationlink"))
  func `in a list that selects values of its type a link selects instead of pushing`() throws {
    struct Stack: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack(path: $model.path) {
          List(selection: $model.item) {
            NavigationLink("Select", value: Item(id: 3))
            NavigationLink("Push", value: 9)
          }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("\($0)") }
          .navigationDestination(for: Item.self) { Text($0.name) }
        }
      }
    }
    let model = Model()
    let host = PreviewHost(Stack(model: model))
    try host.tap("Select")
    #expect(model.item == Item(id: 3))
    #expect(host.screen.title == "Root")
    try host.tap("Push")
    #expect(host.screen.title == "9")
    #expect(model.path == [9])
  }

  struct Links: View {
    var body: some View {
      NavigationSplitView {
        VStack {
          NavigationLink("Value", value: 5)
          NavigationLink("View") { Text("a view").navigationTitle("View") }
          NavigationLink("Unknown", value: "word")
        }
        .navigationTitle("Side")
        .navigationDestination(for: Int.self) { number in
          NavigationLink("Deeper", value: number + 1).navigationTitle("\(number)")
            .navigationDestination(for: Int.self) { Text("deep").navigationTitle("deep \($0)") }
        }
      } detail: {
        Text("start").navigationTitle("Start")
      }
    }
  }

  // What happens to the next column's own screens is not documented: here the link's screen takes the root's place.
  @Test(.rule(34, .open, "developer.apple.com/documentation/swiftui/navigationlink"))
  func `a link in the sidebar replaces the root of the next column`() throws {
    let host = PreviewHost(Links(), on: .tablet)
    #expect(host.titles == ["Side", "Start"])
    try host.tap("Value")
    #expect(host.titles == ["Side", "5"])
    #expect(host.screen.columns.last?.screen.depth == 0)
    try host.tap("Deeper")
    #expect(host.titles == ["Side", "deep 6"])
    try host.tap("View")
    #expect(host.titles == ["Side", "View"])
    try host.tap("Unknown")
    #expect(host.warnings.map(\.rule) == [.noDestination])
    let narrow = PreviewHost(Links())
    try narrow.tap("View")
    #expect(narrow.screen.title == "View")
    try narrow.goBack()
    #expect(narrow.screen.title == "Side")
    try narrow.tap("Value")
    #expect(narrow.screen.title == "5")
  }

  struct Implicit: View {
    @Bindable var model: Model
    var isExplicit = false
    var body: some View {
      NavigationSplitView {
        List([Item(id: 1), Item(id: 2)], selection: $model.item) { NavigationLink($0.name, value: $0) }
      } detail: {
        if isExplicit {
          NavigationStack(path: $model.path) { detail }
        } else {
          detail
        }
      }
    }

    var detail: some View {
      NavigationLink("More", value: 1)
        .navigationTitle(model.item?.name ?? "Nothing")
        .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("More \($0)") }
    }
  }

  @Test(.rule(35, .reported, "github.com/onmyway133/blog/issues/924"))
  func `another selection pops what was pushed in the detail, unless the app binds its path`() throws {
    let model = Model()
    let host = PreviewHost(Implicit(model: model), on: .tablet)
    try host.tap("Item 1")
    try host.tap("More")
    #expect(host.titles.last == "More 1")
    #expect(host.screen.columns.last?.screen.backButton == "Item 1")
    try host.tap("Item 2")
    #expect(host.titles.last == "Item 2")
    let explicit = PreviewHost(Implicit(model: model, isExplicit: true), on: .tablet)
    try explicit.tap("More")
    try explicit.tap("Item 1")
    #expect(explicit.titles.last == "More 1")
    #expect(model.path == [1])
    try explicit.goBack()
    #expect(explicit.titles.last == "Item 1")
  }

  struct Refilling: View {
    @Bindable var model: Model
    @Environment(\.horizontalSizeClass) private var width
    let refills: Bool
    var body: some View {
      TwoColumns(model: model)
        .onChange(of: width) { if refills && width == .regular { model.item = model.item ?? Item(id: 1) } }
    }
  }

  // A view that grows keeps the selection that there is; what Back has cleared stays cleared.
  @Test(.rule(36, .reported, "github.com/AvdLee/SwiftUI-Agent-Skill"))
  func `a view that grows may have no selection until the app gives it one`() throws {
    for refills in [false, true] {
      let model = Model()
      let host = PreviewHost(Refilling(model: model, refills: refills), on: .tablet)
      try host.tap("Item 2")
      host.horizontalSizeClass = .compact
      #expect(host.screen.title == "Item 2")
      try host.goBack()
      host.horizontalSizeClass = .regular
      #expect(model.item == (refills ? Item(id: 1) : nil))
      #expect(host.titles == ["Items", refills ? "Item 1" : "Nothing"])
    }
  }

  @Test(.rule(37, .documented, "developer.apple.com/documentation/swiftui/migrating-to-new-navigation-types"))
  func `a split view inside a stack is diagnosed; a stack inside a column is not`() {
    let model = Model()
    #expect(PreviewHost(NavigationStack { TwoColumns(model: model) }).warnings.map(\.rule) == [.splitInStack])
    #expect(PreviewHost(Implicit(model: model, isExplicit: true)).warnings == [])
  }
}

extension PreviewHost {
  /// The titles of the columns.
  fileprivate var titles: [String?] { screen.columns.map(\.screen.title) }

  /// The words of the selected rows.
  fileprivate var selectedRows: [String] {
    screen.elements.filter { $0.role == .row && $0.isSelected }.map(\.fullText)
  }
}
