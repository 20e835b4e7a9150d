import Testing
import SwiftUI

enum Route: Hashable, Codable { case a, b(Int) }

@Observable @MainActor
final class TestedRouter {
  var path = NavigationPath()
  var routes: [Route] = [] { didSet { count += 1 } }
  @ObservationIgnored private(set) var count = 0
  func handle(_ url: URL) -> Bool {
    guard url.scheme == "app", let host = url.host() else { return false }
    routes = host == "b" ? [.a, .b(Int(url.lastPathComponent) ?? 0)] : [.a]
    path = NavigationPath(routes)
    return true
  }
}

extension Tag { @Tag static var navigation: Self }

@Suite("Router", .tags(.navigation), .serialized)
@MainActor
struct RouterTests {
  let router = TestedRouter()

  @Test("links", arguments: [("app://a", 1), ("app://b/4", 2)])
  func links(text: String, depth: Int) throws {
    let url = try #require(URL(string: text))
    #expect(router.handle(url))
    #expect(router.path.count == depth)
  }

  @Test func restores() throws {
    router.path.append(Route.b(2))
    let data = try JSONEncoder().encode(router.path.codable)
    let back = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(back) == router.path)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data("{".utf8))
    }
  }

  @Test(.disabled("later")) func waits() async {
    await confirmation { done in done() }
  }
}
