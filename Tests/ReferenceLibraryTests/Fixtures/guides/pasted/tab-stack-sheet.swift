import SwiftUI

enum AppTab: String, CaseIterable, Identifiable, Hashable {
  case home, search, library, profile
  var id: String { rawValue }
  var title: LocalizedStringKey {
    switch self {
    case .home: "Home"
    case .search: "Search"
    case .library: "Library"
    case .profile: "Profile"
    }
  }
  var symbol: String { self == .home ? "house.fill" : "circle" }
}

@Observable @MainActor
final class AppState {
  var tab: AppTab = .home
  var paths: [AppTab: NavigationPath] = [:]
  var sheet: Sheet?

  enum Sheet: Identifiable, Hashable {
    case compose(replyTo: String?), share(URL)
    var id: Self { self }
  }

  subscript(path tab: AppTab) -> NavigationPath {
    get { paths[tab, default: NavigationPath()] }
    set { paths[tab] = newValue }
  }
}

struct TabsRoot: View {
  @State private var state = AppState()

  var body: some View {
    TabView(selection: $state.tab) {
      ForEach(AppTab.allCases) { tab in
        Tab(tab.title, systemImage: tab.symbol, value: tab, role: tab == .search ? .search : nil) {
          NavigationStack(path: $state[path: tab]) {
            Text(tab.title)
              .toolbar {
                ToolbarItem(placement: .primaryAction) {
                  Button("Compose", systemImage: "square.and.pencil") {
                    state.sheet = .compose(replyTo: nil)
                  }
                }
              }
          }
        }
        .badge(tab == .profile ? 3 : 0)
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabBarMinimizeBehavior(.onScrollDown)
    .tabViewBottomAccessory { Text("Now playing") }
    .sheet(item: $state.sheet, onDismiss: { print("closed") }) { sheet in
      switch sheet {
      case .compose(let reply):
        Text(reply ?? "New").presentationDetents([.medium, .fraction(0.8), .height(200)])
      case .share(let url):
        ShareLink(item: url) { Label("Share", systemImage: "square.and.arrow.up") }
      }
    }
    .environment(state)
  }
}
