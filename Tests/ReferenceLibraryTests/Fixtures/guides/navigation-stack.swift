// exercises: what a guide on NavigationStack shows from its first link to its tests and previews
import SwiftUI
import Testing

struct Book: Identifiable, Hashable {
  let id: UUID
  let title: String
  let author: String
  static let sampleData = [Book(id: UUID(), title: "البحر", author: "ليلى")]
}

enum AppRoute: Hashable, Codable {
  case bookDetail(id: UUID)
  case authorProfile(name: String)
  case settings
}

@MainActor
@Observable
final class AppRouter {
  var path = NavigationPath()
  func push(_ route: AppRoute) { path.append(route) }
  func pop() {
    guard !path.isEmpty else { return }
    path.removeLast()
  }
  func popToRoot() { path.removeLast(path.count) }
  func replaceStack(with routes: [AppRoute]) {
    var fresh = NavigationPath()
    for route in routes { fresh.append(route) }
    path = fresh
  }
  func handle(url: URL) {
    guard url.scheme == "bookshelf", let routes = Self.routes(for: url) else { return }
    replaceStack(with: routes)
  }
  nonisolated static func routes(for url: URL) -> [AppRoute]? {
    switch url.host() {
    case "book": UUID(uuidString: url.lastPathComponent).map { [.bookDetail(id: $0)] }
    case "settings": [.settings]
    default: nil
    }
  }
}

extension AppRouter {
  func openWelcome() { replaceStack(with: [.settings, .authorProfile(name: "A")]) }
}

@main
struct BookApp: App {
  @State private var router = AppRouter()
  @SceneStorage("path") private var stored: Data?
  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(router)
        .onOpenURL { router.handle(url: $0) }
    }
  }
}

struct RootView: View {
  @Environment(AppRouter.self) private var router
  @Environment(\.scenePhase) private var scenePhase
  @SceneStorage("path") private var stored: Data?

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      BookList(books: Book.sampleData)
        .navigationDestination(for: AppRoute.self) { route in
          switch route {
          case .bookDetail(let id):
            if let book = Book.sampleData.first(where: { $0.id == id }) {
              BookDetail(book: book)
            } else {
              ContentUnavailableView("لا كتاب", systemImage: "book.closed")
            }
          case .authorProfile(let name): Text(name)
          case .settings: SettingsView()
          }
        }
    }
    .onChange(of: scenePhase) { _, phase in
      guard phase == .background, let codable = router.path.codable else { return }
      stored = try? JSONEncoder().encode(codable)
    }
    .task {
      guard let stored, let saved = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
      else { return }
      router.path = NavigationPath(saved)
    }
  }
}

struct BookList: View {
  let books: [Book]
  @Environment(AppRouter.self) private var router
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .body) private var spacing = 8.0
  @AccessibilityFocusState private var isTitleFocused: Bool

  var body: some View {
    List {
      Section("كتب") {
        ForEach(books) { book in
          NavigationLink(value: AppRoute.bookDetail(id: book.id)) {
            VStack(alignment: .leading, spacing: spacing) {
              Text(book.title).font(.headline).accessibilityFocused($isTitleFocused)
              Text(book.author).font(.subheadline).foregroundStyle(.secondary)
            }
            .accessibilityElement(children: .combine)
          }
          .accessibilityHint("يفتح صفحة الكتاب")
        }
      }
      Button {
        router.push(.settings)
        AccessibilityNotification.ScreenChanged().post()
      } label: {
        Label("الإعدادات", systemImage: "gear")
      }
      .buttonStyle(.bordered)
      NavigationLink(value: AppRoute.settings) {
        Label("الإعدادات", systemImage: "gear")
      }
      .simultaneousGesture(TapGesture().onEnded { print("tapped") })
      NavigationLink("Author", value: AppRoute.authorProfile(name: "x"))
    }
    .navigationTitle("المكتبة")
    .navigationBarTitleDisplayMode(.large)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Home", systemImage: "house", action: router.popToRoot)
      }
    }
    .dynamicTypeSize(...DynamicTypeSize.accessibility5)
    if typeSize.isAccessibilitySize { Text("big") }
  }
}

struct BookDetail: View {
  let book: Book
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    ScrollView {
      Text(book.title).font(.largeTitle).accessibilityAddTraits(.isHeader)
      Button("رجوع") { dismiss() }
    }
    .navigationTitle(book.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct SettingsView: View {
  var body: some View { Form { Text("…") }.navigationTitle("الإعدادات") }
}

@MainActor
@Suite("الموجّه")
struct AppRouterTests {
  @Test("الدفع يزيد العمق")
  func push() {
    let router = AppRouter()
    router.push(.settings)
    #expect(router.path.count == 1)
  }
  @Test("deep links", arguments: ["bookshelf://settings"])
  func link(text: String) throws {
    let router = AppRouter()
    router.handle(url: try #require(URL(string: text)))
    #expect(router.path.count == 1)
  }
}

#Preview("عميق") {
  let router = AppRouter()
  router.push(.settings)
  return RootView().environment(router)
}

#Preview("previewable") {
  @Previewable @State var path: [Int] = [1]
  NavigationStack(path: $path) {
    Button("x") { path.append(2) }
  }
}

#Preview(traits: .landscapeLeft) { @MainActor in RootView().environment(AppRouter()) }
