// exercises: what guides on split views, observation, sheets, tabs, lists and styles show, in one file
import SwiftUI
import Combine

// guide 2
enum SidebarItem: String, Hashable, CaseIterable, Identifiable { case inbox, sent; var id: Self { self } }
struct Article: Identifiable, Hashable { let id: Int; let title: String }

struct SplitRoot: View {
  @State private var selectedCategory: SidebarItem? = .inbox
  @State private var article: Article.ID?
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var compact = NavigationSplitViewColumn.sidebar
  @Environment(\.horizontalSizeClass) private var sizeClass
  let articles = [Article(id: 1, title: "a")]
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $compact) {
      List(SidebarItem.allCases, selection: $selectedCategory) { item in
        NavigationLink(value: item) { Label(item.rawValue.capitalized, systemImage: "tray") }
      }
      .listStyle(.sidebar)
      .navigationTitle("Mail")
    } content: {
      List(articles, selection: $article) { Text($0.title) }
        .onTapGesture {}
        .navigationSplitViewColumnWidth(min: 200, ideal: 250)
    } detail: {
      if let article, let found = articles.first(where: { $0.id == article }) {
        NavigationStack { Text(found.title).navigationDestination(for: Int.self) { Text("\($0)") } }
      } else {
        ContentUnavailableView {
          Label("None", systemImage: "tray")
        } description: {
          Text("Pick one")
        } actions: {
          Button("Go") {}
        }
      }
    }
    .navigationSplitViewStyle(.prominentDetail)
    .task(id: selectedCategory) { try? await Task.sleep(for: .seconds(1)) }
    .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
      guard let url = activity.webpageURL else { return }
      print(url)
    }
  }
}
// guide 3
final class OldModel: ObservableObject {
  @Published var name = ""
  @Published private(set) var items: [String] = []
  private var cancellables = Set<AnyCancellable>()
  init() {
    $name.removeDuplicates().dropFirst().sink { [weak self] in self?.items.append($0) }.store(in: &cancellables)
    $name.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).receive(on: RunLoop.main).map(\.count).sink {
      print($0)
    }.store(in: &cancellables)
  }
}
struct OldScreen: View {
  @StateObject private var model = OldModel()
  @State private var now = Date()
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    TextField("Name", text: $model.name).onReceive(model.$name) { print($0) }
      .onReceive(timer) { now = $0 }
  }
}
@MainActor @Observable final class Model {
  var name = ""
  var total: Int { name.count }
  @ObservationIgnored var task: Task<Void, Never>?
}
struct ModelScreen: View {
  @State private var model = Model()
  @Environment(\.locale) private var locale
  var body: some View {
    Form {
      TextField("Name", text: $model.name, prompt: Text("x"))
        .textContentType(.name)
        .submitLabel(.done)
        .onSubmit {}
      Child(model: model)
      Text(Date.now, style: .date)
      Text(3.5, format: .number.precision(.fractionLength(1)))
      Text(Date.now.formatted(date: .abbreviated, time: .omitted))
    }
    .environment(model)
    .onChange(of: model.name) { old, new in print(old, new) }
    .animation(.default, value: model.name)
  }
}
struct Child: View {
  @Bindable var model: Model
  @FocusState private var focus: Field?
  enum Field { case name }
  var body: some View {
    TextField("x", text: $model.name).focused($focus, equals: .name)
      .onAppear { focus = .name }
  }
}
// guide 5/6/7
enum SheetD: Identifiable {
  case a, b(Int);
  var id: Int {
    switch self {
    case .a: 0;
    case .b(let n): n
    }
  }
}
struct Sheets: View {
  @State private var sheet: SheetD?
  @State private var cover = false
  @State private var error: MyError?
  @State private var showsError = false
  struct MyError: LocalizedError { var errorDescription: String? { "x" } }
  var body: some View {
    Button("x") { sheet = .b(2) }
      .sheet(item: $sheet, onDismiss: didDismiss) { d in
        switch d {
        case .a: Text("a")
        case .b(let n):
          Text("\(n)").presentationDetents([.medium, .fraction(0.3)]).presentationSizing(
            .form.fitted(horizontal: false, vertical: true))
        }
      }
      .alert(isPresented: $showsError, error: error) { Button("OK") {} }
      .alert("T", isPresented: $showsError, presenting: error) { e in
        Button("OK") {}
      } message: { e in
        Text(e.localizedDescription)
      }
      .confirmationDialog("Q", isPresented: $cover, titleVisibility: .visible) { Button("Del", role: .destructive) {} }
      .fullScreenCover(isPresented: $cover) { Text("c") }
      .inspector(isPresented: $cover) { Text("i").inspectorColumnWidth(min: 200, ideal: 250, max: 300) }
  }
  private func didDismiss() {}
}
struct Tabs6: View {
  @State private var tab = 0
  @AppStorage("custom") private var customization: TabViewCustomization
  var body: some View {
    TabView(selection: $tab) {
      Tab("A", systemImage: "a", value: 0) { Text("a") }.badge(2).customizationID("a")
      Tab("B", systemImage: "b", value: 1, role: .search) { Text("b") }
      TabSection {
        Tab("C", systemImage: "c", value: 2) { Text("c") }
      } header: {
        Text("H")
      }
      .customizationID("s")
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization($customization)
    .tabBarMinimizeBehavior(.onScrollDown)
    .tabViewBottomAccessory(isEnabled: true) { Text("x") }
  }
}
struct Rows: View {
  @State private var items = ["a"]
  var body: some View {
    List {
      ForEach(Array(items.enumerated()), id: \.offset) { i, item in Text("\(i) \(item)") }
        .onDelete(perform: delete)
      ForEach(items.indices, id: \.self) { Text(items[$0]) }
      ForEach(0..<items.count, id: \.self) { Text("\($0)") }
    }
    .swipeActions {
      Button(role: .destructive) {
      } label: {
        Image(systemName: "trash")
      }
    }
    .contextMenu {
      Button("x") {}
    } preview: {
      Text("p")
    }
    .toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Spacer(); Button("x") {}
      }
      if items.isEmpty { ToolbarItem { Button("e") {} } }
      ToolbarSpacer(.fixed, placement: .topBarTrailing)
      DefaultToolbarItem(kind: .search, placement: .bottomBar)
    }
    .toolbarRole(.editor)
    .searchable(text: .constant(""), tokens: .constant([Tok]())) { Text($0.id) }
    .safeAreaInset(edge: .bottom) { Text("x") }
    .listRowSpacing(3)
    .listSectionSpacing(.compact)
    .headerProminence(.increased)
    .overlay(alignment: .top) { Text("x") }
    .background(.red.gradient)
    .background { Color.red }
    .background(Color.red)
    .clipShape(RoundedRectangle(cornerRadius: 3))
    .foregroundStyle(.red, .blue)
    .transition(.move(edge: .top).combined(with: .opacity))
    .accessibilityAction(named: "x") {}
    .accessibilityLabel(Text("a"))
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      print($0)
    }
    .sensoryFeedback(.success, trigger: items)
    .allowsHitTesting(false)
  }
  func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
  struct Tok: Identifiable { let id: String }
}
extension View {
  @ViewBuilder func `if`<C: View>(_ c: Bool, @ViewBuilder t: (Self) -> C) -> some View {
    if c { t(self) } else { self }
  }
}
struct StylesX: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}
struct LS: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon; configuration.title
    }
  }
}
#Preview {
  @Previewable @State var on = true; Toggle("x", isOn: $on).toggleStyle(StylesX())
}
struct Win: App {
  var body: some Scene {
    WindowGroup { Text("x") }.commands { CommandGroup(after: .newItem) { Button("x") {} } };
    WindowGroup(id: "w", for: Int.self) { $v in Text("\(v ?? 0)") }; Settings { Text("s") }
  }
}
