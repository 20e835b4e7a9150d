import SwiftUI

private struct NavigateKey: EnvironmentKey {
  static let defaultValue = NavigateAction { _ in }
}

struct NavigateAction: Sendable {
  typealias Handler = @MainActor @Sendable (NavigateTarget) -> Void
  let handler: Handler
  @MainActor func callAsFunction(_ target: NavigateTarget) { handler(target) }
}
enum NavigateTarget: Hashable { case push(String), pop, root }

extension EnvironmentValues {
  var navigate: NavigateAction {
    get { self[NavigateKey.self] }
    set { self[NavigateKey.self] = newValue }
  }
  @Entry var theme: Color = .accentColor
  @Entry var isCompactLayout: Bool = false
}

extension View {
  func onNavigate(_ action: @escaping NavigateAction.Handler) -> some View {
    environment(\.navigate, NavigateAction(handler: action))
  }
}

struct NavigateRoot: View {
  @State private var path = [String]()
  var body: some View {
    NavigationStack(path: $path) {
      NavigateHome().navigationDestination(for: String.self) { Text($0) }
    }
    .onNavigate { target in
      switch target {
      case .push(let name): path.append(name)
      case .pop: path.removeLast()
      case .root: path = []
      }
    }
    .environment(\.theme, .purple)
  }
}

struct NavigateHome: View {
  @Environment(\.navigate) private var navigate
  @Environment(\.theme) var theme
  @Environment(\.dynamicTypeSize.isAccessibilitySize) var large
  var body: some View {
    let layout = large ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(spacing: 8))
    layout {
      Button("Next") { navigate(.push("detail")) }.foregroundStyle(theme)
      Button("Home") { navigate(.root) }
    }
  }
}
