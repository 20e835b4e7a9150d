import SwiftUI
import Foundation

enum DeepLink: Equatable {
  case recipe(id: UUID)
  case category(String, filter: Filter?)
  case settings
  enum Filter: String { case vegan, quick }
}

struct DeepLinkParser {
  enum Failure: Error, LocalizedError {
    case scheme(String?), unknownPath([String]), badIdentifier(String)
    var errorDescription: String? {
      switch self {
      case .scheme(let s): "Unsupported scheme \(s ?? "none")"
      case .unknownPath(let p): "Unknown path \(p.joined(separator: "/"))"
      case .badIdentifier(let id): "Bad identifier \(id)"
      }
    }
  }

  func parse(_ url: URL) throws -> DeepLink {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true), parts.scheme == "cook" else {
      throw Failure.scheme(url.scheme)
    }
    let path = url.pathComponents.filter { $0 != "/" }
    switch (parts.host, path.first) {
    case ("recipe", let id?):
      guard let uuid = UUID(uuidString: id) else { throw Failure.badIdentifier(id) }
      return .recipe(id: uuid)
    case ("category", let name?):
      let filter = parts.queryItems?.first { $0.name == "filter" }?.value.flatMap(DeepLink.Filter.init(rawValue:))
      return .category(name, filter: filter)
    case ("settings", nil): return .settings
    default: throw Failure.unknownPath(path)
    }
  }
}

struct CookRoot: View {
  @State private var path = NavigationPath()
  @State private var error: DeepLinkParser.Failure?
  @State private var showsError = false
  private let parser = DeepLinkParser()

  var body: some View {
    NavigationStack(path: $path) {
      Text("Home")
        .navigationDestination(for: UUID.self) { Text($0.uuidString) }
        .navigationDestination(for: String.self) { name in Text(name) }
    }
    .onOpenURL { url in
      do {
        switch try parser.parse(url) {
        case .recipe(let id): path = NavigationPath([id])
        case .category(let name, _): path.append(name)
        case .settings: path.removeLast(path.count)
        }
      } catch let failure as DeepLinkParser.Failure {
        error = failure
        showsError = true
      } catch {
        print(error.localizedDescription)
      }
    }
    .alert(isPresented: $showsError, error: error) { _ in
      Button("OK") {}
    } message: { error in
      Text(error.recoverySuggestion ?? "Try again")
    }
  }
}
