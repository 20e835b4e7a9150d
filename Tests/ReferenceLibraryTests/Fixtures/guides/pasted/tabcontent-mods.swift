import SwiftUI

enum MusicTab: Hashable { case listen, browse, playlist(UUID), search }
struct Playlist: Identifiable { let id = UUID(); var name: String }

struct MusicRoot: View {
  @AppStorage("customization") private var customization: TabViewCustomization
  @State private var tab: MusicTab = .listen
  @State private var playlists = [Playlist(name: "Run")]
  @Environment(\.horizontalSizeClass) private var hSize
  @Environment(\.tabBarPlacement) private var placement

  var body: some View {
    TabView(selection: $tab) {
      Tab("Listen", systemImage: "play", value: .listen) { Text("L") }
        .customizationBehavior(.disabled, for: .sidebar, .tabBar)
        .badge("New")
      if hSize == .regular {
        Tab("Browse", systemImage: "square.grid.2x2", value: MusicTab.browse) { Text("B") }
          .defaultVisibility(.hidden, for: .tabBar)
          .accessibilityLabel("Browse all")
      }
      TabSection("Playlists") {
        ForEach(playlists) { list in
          Tab(list.name, systemImage: "music.note", value: MusicTab.playlist(list.id)) { Text(list.name) }
            .swipeActions { Button("Delete", role: .destructive) { playlists.removeAll { $0.id == list.id } } }
            .contextMenu { Button("Rename") {} }
            .customizationID(list.id.uuidString)
        }
      }
      .sectionActions { Button("New", systemImage: "plus") { playlists.append(Playlist(name: "x")) } }
      .tabPlacement(.sidebarOnly)
      .customizationID("playlists")
      .dropDestination(for: String.self) { names in playlists += names.map(Playlist.init(name:)) }
      Tab("Search", systemImage: "magnifyingglass", value: MusicTab.search, role: .search) { Text("S") }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization($customization)
    .defaultAdaptableTabBarPlacement(.sidebar)
    .onChange(of: tab) { old, new in if old == new { print("again") } }
    .sensoryFeedback(.selection, trigger: tab)
    .tint(.pink)
  }
}
