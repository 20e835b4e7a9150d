import SwiftUI

@MainActor
final class RouteRegistry {
  private var builders: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
  func register<R: Hashable, V: View>(_ type: R.Type, @ViewBuilder builder: @escaping (R) -> V) {
    builders[ObjectIdentifier(type)] = { value in
      guard let route = value.base as? R else { return AnyView(EmptyView()) }
      return AnyView(builder(route))
    }
  }
  func view(for route: AnyHashable) -> AnyView {
    builders[ObjectIdentifier(type(of: route.base))]?(route) ?? AnyView(Text("Missing"))
  }
}

struct RegistryStack<Root: View>: View {
  @State private var path: [AnyHashable] = []
  let registry: RouteRegistry
  let root: (@escaping (any Hashable) -> Void) -> Root

  init(registry: RouteRegistry, @ViewBuilder root: @escaping (@escaping (any Hashable) -> Void) -> Root) {
    self.registry = registry
    self.root = root
  }

  var body: some View {
    NavigationStack(path: $path) {
      root { path.append(AnyHashable($0)) }
        .navigationDestination(for: AnyHashable.self) { registry.view(for: $0) }
    }
  }
}

struct FeatureA: Hashable { var id: Int }
struct FeatureB: Hashable { var name: String }

struct RegistryApp: View {
  let registry: RouteRegistry = {
    let r = RouteRegistry()
    r.register(FeatureA.self) { Text("A \($0.id)") }
    r.register(FeatureB.self) { b in
      VStack {
        Text(b.name); Divider()
      }
    }
    return r
  }()
  var body: some View {
    RegistryStack(registry: registry) { push in
      Button("A") { push(FeatureA(id: 1)) }
      Button("B") { push(FeatureB(name: "x")) }
    }
  }
}
