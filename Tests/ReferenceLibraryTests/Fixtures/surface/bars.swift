// Titles, toolbars, search, tabs, scenes and windows.
import SwiftUI

struct BarSurface: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var tokens: [Entry] = []
  @State private var scope = Flavor.mint
  @State private var customization = TabViewCustomization()
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
  @Environment(\.tabViewBottomAccessoryPlacement) private var accessoryPlacement
  @Environment(\.undoManager) private var undoManager
  @Environment(\.tabBarPlacement) private var tabBarPlacement
  let title = "عنوان"

  var body: some View {
    titles
    toolbars
    search
    tabs
  }

  @ViewBuilder private var titles: some View {
    Text("a").navigationTitle("a").navigationTitle(title).navigationTitle(Text("a")).navigationTitle($text)
      .navigationSubtitle("b").navigationBarTitleDisplayMode(.inline).navigationBarTitleDisplayMode(.large)
      .toolbarTitleDisplayMode(.inlineLarge).navigationBarBackButtonHidden().navigationBarBackButtonHidden(true)
      .navigationBarHidden(true).navigationDocument(URL(fileURLWithPath: "/a")).navigationSplitViewStyle(.balanced)
      .navigationSplitViewColumnWidth(min: 1, ideal: 2, max: 3).navigationSplitViewColumnWidth(4)
  }

  @ViewBuilder private var toolbars: some View {
    Text("a").toolbar { Button("a") {} }.toolbar { EditButton() }.toolbar { items }
    Text("a")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("a") {} }
        ToolbarItem(id: "b", placement: .primaryAction) { Button("b") {} }
        ToolbarItemGroup(placement: .bottomBar) { Button("a") {}; Spacer(); Button("b") {} }
        ToolbarItemGroup { Button("a") {} } label: { Label("b", systemImage: "star") }
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        ToolbarSpacer(.flexible)
        ToolbarSpacer(placement: .bottomBar)
        DefaultToolbarItem(kind: .search, placement: .bottomBar)
        if isOn { ToolbarItem(placement: .keyboard) { Button("a") {} } }
        if isOn { ToolbarItem { Button("a") {} } } else { ToolbarItem(placement: .principal) { Text("b") } }
        ToolbarItem(placement: .subtitle) { Text("a") }
        ToolbarItem(placement: .cancellationAction) { Button("a", role: .cancel) {} }
        ToolbarTitleMenu { Button("a") {} }
      }
    Text("a")
      .toolbar(id: "main") {
        ToolbarItem(id: "a", placement: .secondaryAction) { Button("a") {} }.customizationBehavior(.reorderable)
        ToolbarItem(id: "b", placement: .automatic, showsByDefault: false) { Button("b") {} }.defaultCustomization(.hidden)
      }
    Text("a")
      .toolbar(.hidden).toolbar(.hidden, for: .tabBar).toolbar(.visible, for: .navigationBar, .bottomBar)
      .toolbarVisibility(.hidden, for: .tabBar).toolbar(removing: .title).toolbar(removing: .sidebarToggle)
      .toolbarBackground(.red).toolbarBackground(.red, for: .navigationBar).toolbarBackground(.visible, for: .tabBar)
      .toolbarBackground(.hidden, for: .navigationBar).toolbarBackgroundVisibility(.hidden, for: .navigationBar)
      .toolbarColorScheme(.dark, for: .navigationBar).toolbarRole(.editor).toolbarTitleMenu { Button("a") {} }
    Text("a").toolbar {
      ToolbarItem { Button("a") {} }.sharedBackgroundVisibility(.hidden).matchedTransitionSource(id: 1, in: namespace)
    }
  }

  @Namespace private var namespace

  @ToolbarContentBuilder private var items: some ToolbarContent {
    ToolbarItem(placement: .confirmationAction) { Button("a") {} }
    ToolbarItem(placement: .destructiveAction) { Button("b") {} }
  }

  @ViewBuilder private var search: some View {
    Text("a").searchable(text: $text).searchable(text: $text, prompt: "a").searchable(text: $text, prompt: Text("a"))
      .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: "a")
      .searchable(text: $text, isPresented: $isOn).searchable(text: $text, isPresented: $isOn, placement: .sidebar, prompt: title)
    Text("a")
      .searchable(text: $text, tokens: $tokens) { Text($0.name) }
      .searchable(text: $text, tokens: $tokens, placement: .toolbar, prompt: "a") { token in Text(token.name) }
      .searchable(text: $text, tokens: $tokens, suggestedTokens: .constant([]), prompt: Text("a")) { Text($0.name) }
      .searchable(text: $text, tokens: $tokens, suggestedTokens: .constant([]), isPresented: $isOn) { Text($0.name) }
      .searchable(text: $text, editableTokens: $tokens) { $token in Text(token.name) }
      .searchable(text: $text) { Text("a").searchCompletion("b") }
    Text("a")
      .searchScopes($scope) { ForEach(Flavor.allCases) { Text($0.rawValue).tag($0) } }
      .searchScopes($scope, activation: .onSearchPresentation) { Text("a").tag(Flavor.mint) }
      .searchSuggestions { Text("a").searchCompletion("b"); ForEach(tokens) { Text($0.name).searchCompletion($0) } }
      .searchSuggestions(.hidden, for: .content).searchPresentationToolbarBehavior(.avoidHidingContent)
      .searchFocused($focus).searchToolbarBehavior(.minimize)
      .onChange(of: isSearching) { if !isSearching { dismissSearch() } }
  }

  @FocusState private var focus: Bool

  @ViewBuilder private var tabs: some View {
    TabView { Text("a").tabItem { Label("a", systemImage: "star") }.tag(1).badge(2) }
    TabView {
      Tab("a", systemImage: "star") { Text("a") }.badge(3).badge("new").badge(Text("a"))
      Tab("b", systemImage: "star", role: .search) { Text("b") }
      Tab(title, image: "star") { Text("b") }.badge(title)
      Tab(role: .search) { Text("b") }
      Tab { Text("c") } label: { Label("c", systemImage: "star") }
      Tab("d", image: "d") { Text("d") }.hidden(isOn).disabled(isOn).tabPlacement(.pinned).customizationID("d").defaultVisibility(.hidden, for: .tabBar)
      TabSection("e") { Tab("f", systemImage: "star") { Text("f") } }
        .defaultVisibility(.hidden, for: .sidebar).sectionActions { Button("g") {} }.customizationBehavior(.disabled, for: .sidebar)
      TabSection { Tab("f", systemImage: "star") { Text("f") } } header: { Text("e") }
    }
    .tabViewStyle(.sidebarAdaptable).tabViewStyle(.page).tabViewStyle(.page(indexDisplayMode: .never)).tabViewStyle(.tabBarOnly)
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always)).indexViewStyle(.page(backgroundDisplayMode: .always))
    Text("a").tabViewCustomization($customization).tabBarMinimizeBehavior(.onScrollDown).tabViewBottomAccessory { Text("a") }
    .tabViewBottomAccessory(isEnabled: isOn) { Text("a") }.tabViewSearchActivation(.searchTabSelection)
    .tabViewSidebarHeader { Text("a") }.tabViewSidebarFooter { Text("a") }.tabViewSidebarBottomBar { Text("a") }
    .defaultAdaptableTabBarPlacement(.sidebar)
    Button("a") { openWindow(id: "a"); openWindow(value: 1); openWindow(id: "a", value: 1); dismissWindow(); dismissWindow(id: "a") }
  }
}
