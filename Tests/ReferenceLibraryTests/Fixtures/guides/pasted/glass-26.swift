import SwiftUI

struct GlassScreen: View {
  @Namespace private var glass
  @State private var expanded = false
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List(0..<30) { Text("Row \($0)") }
        .navigationTitle("Inbox")
        .navigationSubtitle("30 messages")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Filter", systemImage: "line.3.horizontal.decrease") {} }
          ToolbarSpacer(.fixed, placement: .topBarTrailing)
          ToolbarItem(placement: .topBarTrailing) {
            Button("Done", systemImage: "checkmark", role: .confirm) {}.buttonStyle(.glassProminent)
          }
          DefaultToolbarItem(kind: .search, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("New", systemImage: "plus") {} }
            .sharedBackgroundVisibility(.hidden)
        }
        .searchable(text: $query)
        .searchToolbarBehavior(.minimize)
        .safeAreaBar(edge: .bottom) {
          GlassEffectContainer(spacing: 20) {
            HStack {
              Image(systemName: "pencil").glassEffect(.regular.tint(.orange).interactive())
                .glassEffectID("pencil", in: glass)
              if expanded {
                Image(systemName: "eraser").glassEffect(.clear, in: .circle)
                  .glassEffectID("eraser", in: glass)
                  .glassEffectTransition(.matchedGeometry)
              }
            }
          }
        }
        .backgroundExtensionEffect()
    }
    .onTapGesture { withAnimation(.bouncy) { expanded.toggle() } }
  }
}

struct TabsGlass: View {
  @State private var tab = 0
  @State private var query = ""
  var body: some View {
    TabView(selection: $tab) {
      Tab("A", systemImage: "a.circle", value: 0) { Text("A") }
      TabSection("Group") {
        Tab("B", image: "b", value: 1) { Text("B") }.customizationID("b")
        Tab(value: 2) {
          Text("C")
        } label: {
          Label("C", systemImage: "c.circle")
        }.hidden(false)
      }
      .sectionActions { Button("Add") {} }
      Tab(value: 3, role: .search) { NavigationStack { Text("S") } }
    }
    .searchable(text: $query)
    .tabViewSearchActivation(.searchTabSelection)
    .tabViewBottomAccessory { Accessory() }
    .tabViewSidebarHeader { Text("H") }
    .tabViewSidebarFooter { Text("F") }
    .tabViewSidebarBottomBar { Text("B") }
  }
}
struct Accessory: View {
  @Environment(\.tabViewBottomAccessoryPlacement) var placement
  var body: some View {
    switch placement {
    case .inline: Text("small")
    case .expanded: Text("large")
    default: EmptyView()
    }
  }
}
