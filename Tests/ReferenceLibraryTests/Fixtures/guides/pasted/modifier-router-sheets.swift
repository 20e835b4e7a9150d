import SwiftUI

nonisolated enum Destination: Hashable, Identifiable {
  case profile(id: String), settings, web(URL)
  var id: Int { hashValue }
}

extension Destination: View {
  var body: some View {
    switch self {
    case .profile(let id): Text(id)
    case .settings: Text("Settings")
    case .web(let url): Link("Open", destination: url)
    }
  }
}

@MainActor
extension View {
  func withRouter() -> some View {
    navigationDestination(for: Destination.self) { $0 }
  }
  func withSheets(_ destination: Binding<Destination?>) -> some View {
    sheet(item: destination) { item in
      item.presentationDetents([.medium, .large], selection: .constant(.medium))
        .presentationContentInteraction(.scrolls)
        .presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
        .presentationSizing(.page.fitted(horizontal: false, vertical: true))
    }
  }
}

@Observable class PathRouter {
  var path: [Destination] = []
  var sheet: Destination?
  @ObservationIgnored lazy var formatter = DateFormatter()
}

struct IceRoot: View {
  @State private var router = PathRouter()
  @Environment(\.openURL) private var openURL
  var body: some View {
    NavigationStack(path: $router.path) {
      ScrollViewReader { proxy in
        List {
          ForEach(0..<100, id: \.self) { Text("\($0)").id($0) }
        }
        .onChange(of: router.path) { if router.path.isEmpty { withAnimation { proxy.scrollTo(0, anchor: .top) } } }
        .withRouter()
        .withSheets($router.sheet)
      }
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        if url.host() == "profile" { router.path.append(.profile(id: url.lastPathComponent)); return .handled }
        return .systemAction(url)
      }
    )
    .task { openURL(URL(string: "https://example.com")!) { accepted in print(accepted) } }
  }
}
