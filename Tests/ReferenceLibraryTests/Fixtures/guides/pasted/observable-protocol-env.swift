import SwiftUI

@MainActor protocol NavigatorProtocol: AnyObject, Observable {
  associatedtype R: Hashable
  var path: [R] { get set }
}
extension NavigatorProtocol {
  func push(_ r: R) { path.append(r) }
  func popTo(_ r: R) {
    guard let i = path.lastIndex(of: r) else { return }
    path.removeSubrange(path.index(after: i)...)
  }
}
@MainActor @Observable final class Navigator<R: Hashable>: NavigatorProtocol {
  var path: [R]
  init(path: [R] = []) { self.path = path }
  subscript<T>(dynamicMember keyPath: KeyPath<[R], T>) -> T { path[keyPath: keyPath] }
}
extension EnvironmentValues {
  @Entry var pop: () -> Void = {}
  @Entry var present: (@MainActor (AnyView) -> Void)? = nil
}
struct NavView<N: NavigatorProtocol, Root: View, Dest: View>: View {
  @Bindable var navigator: N
  @ViewBuilder var root: Root
  @ViewBuilder var destination: (N.R) -> Dest
  var body: some View {
    NavigationStack(path: $navigator.path) {
      root.navigationDestination(for: N.R.self, destination: destination)
    }
    .environment(\.pop) { _ = navigator.path.popLast() }
  }
}
struct UseNav: View {
  @State private var nav = Navigator<Int>(path: [1])
  @Environment(\.pop) var pop
  var body: some View {
    NavView(navigator: nav) {
      Button("2") { nav.push(2) }
      Button("pop") { pop() }
    } destination: { n in
      if n.isMultiple(of: 2) { Text("even") } else { Image(systemName: "\(n).circle") }
    }
  }
}
