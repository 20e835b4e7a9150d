import SwiftUI
import Observation

nonisolated protocol Routable: Hashable, Identifiable {
  associatedtype Screen: View
  @ViewBuilder @MainActor var screen: Screen { get }
}

extension Routable {
  var id: Self { self }
}

enum ShopRoute: Routable {
  case product(Int)
  case cart
  case checkout(total: Decimal)

  var screen: some View {
    switch self {
    case .product(let id): Text("Product \(id)")
    case .cart: Text("Cart").navigationTitle("Cart")
    case .checkout(let total):
      Text(total, format: .currency(code: "EUR"))
    }
  }
}

@MainActor @Observable
final class Router<Route: Routable> {
  var path: [Route] = []
  var sheet: Route?
  var cover: Route?

  func push(_ route: Route) { path.append(route) }
  func pop() { _ = path.popLast() }
  func popToRoot() { path.removeAll() }
  func present(_ route: Route) { sheet = route }
}

struct RoutedStack<Route: Routable, Root: View>: View {
  @State private var router = Router<Route>()
  @ViewBuilder let root: () -> Root

  var body: some View {
    NavigationStack(path: $router.path) {
      root()
        .navigationDestination(for: Route.self) { $0.screen }
    }
    .sheet(item: $router.sheet) { route in
      NavigationStack { route.screen }
    }
    .fullScreenCover(item: $router.cover) { $0.screen }
    .environment(router)
  }
}

struct ShopHome: View {
  @Environment(Router<ShopRoute>.self) private var router
  var body: some View {
    List {
      Button("Open cart") { router.push(.cart) }
      NavigationLink("Product", value: ShopRoute.product(3))
      Button("Pay", systemImage: "creditcard") { router.present(.checkout(total: 12.5)) }
    }
  }
}

#Preview {
  RoutedStack<ShopRoute, ShopHome> { ShopHome() }
}
