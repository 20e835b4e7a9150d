import Foundation
import LibraryTestSupport
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// Addresses that come in and go out.
@MainActor @Suite struct LinkRuleTests {
  @Observable @MainActor final class Router {
    var path: [Int] = []
    var opened: [String] = []
    func open(_ url: URL) {
      opened.append(url.absoluteString)
      guard url.scheme == "bookapp", url.host() == "book", let number = Int(url.lastPathComponent) else { return }
      path = [number, number + 1]
    }
  }

  struct Root: View {
    @Bindable var router: Router
    var body: some View {
      NavigationStack(path: $router.path) {
        Text("Books").navigationTitle("Books")
          .navigationDestination(for: Int.self) { Text("Book \($0)").navigationTitle("Book \($0)") }
      }
      .onOpenURL { router.open($0) }
      .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in router.opened.append("activity") }
    }
  }

  @MainActor static let startRouter = Router()

  struct Program: App {
    @State private var router = LinkRuleTests.startRouter
    var body: some Scene {
      WindowGroup { Root(router: router) }
    }
  }

  @Test(.rule(81, .documented, "developer.apple.com/documentation/swiftui/view/onopenurl(perform:)"))
  func `onOpenURL gets custom schemes and universal links, at the start and while running`() throws {
    let host = PreviewHost(app: Program.self)
    #expect(host.screen.title == "Books")
    host.open(try #require(URL(string: "bookapp://book/7")))
    #expect(host.screen.title == "Book 8")
    #expect(host.screen.backButton == "Book 7")
    host.open(try #require(URL(string: "https://example.com/book/1")))
    #expect(Self.startRouter.opened == ["bookapp://book/7", "https://example.com/book/1"])
  }

  @Test func `an activity that another device continues goes to its own action`() {
    let router = Router()
    let host = PreviewHost(Root(router: router))
    host.continueActivity(NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb))
    host.continueActivity(NSUserActivity(activityType: "other"))
    #expect(router.opened == ["activity"])
  }

  struct Listeners: View {
    let router: Router
    @State private var isLate = false
    var body: some View {
      VStack {
        Text("one").onOpenURL { _ in router.opened.append("one") }
        if isLate { Text("two").onOpenURL { _ in router.opened.append("two") } }
        Button("Later") { isLate = true }
      }
      .onOpenURL { _ in router.opened.append("outer") }
    }
  }

  @Test(
    .rule(82, .open, "the order of several handlers is not documented; here it is that of the views, outermost first"))
  func `all handlers of the scene run`() throws {
    let router = Router()
    let host = PreviewHost(Listeners(router: router))
    let url = try #require(URL(string: "bookapp://x"))
    host.open(url)
    #expect(router.opened == ["outer", "one"])
    try host.tap("Later")
    host.open(url)
    #expect(router.opened == ["outer", "one", "outer", "one", "two"])
  }

  struct Outgoing: View {
    let router: Router
    @Environment(\.openURL) private var openURL
    var body: some View {
      Link("Plain", destination: URL(filePath: "/plain"))
      Link("Handled", destination: URL(filePath: "/handled"))
        .environment(
          \.openURL,
          OpenURLAction { url in
            router.opened.append(url.lastPathComponent)
            return .handled
          })
      Group {
        Link("Discarded", destination: URL(filePath: "/discarded"))
        Caller()
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          url.lastPathComponent == "called" ? .systemAction(URL(filePath: "/instead")) : .discarded
        })
      Button("Call") { openURL(URL(filePath: "/called")) }
    }
  }

  struct Caller: View {
    @Environment(\.openURL) private var openURL
    var body: some View { Button("Call inside") { openURL(URL(filePath: "/called")) } }
  }

  @Test(.rule(83, .documented, "developer.apple.com/documentation/swiftui/openurlaction"))
  func `links and calls go to the nearest action, and out where it says so`() throws {
    let router = Router()
    let host = PreviewHost(Outgoing(router: router))
    for name in ["Plain", "Handled", "Discarded", "Call", "Call inside"] { try host.tap(name) }
    #expect(router.opened == ["handled"])
    #expect(host.openedURLs.map(\.lastPathComponent) == ["plain", "called", "instead"])
  }

  @Observable @MainActor final class TabRouter {
    enum Tab { case home, books }
    var tab = Tab.home
    var path: [Int] = []
    var sheet: Int?
    func open(_ url: URL) {
      guard let number = Int(url.lastPathComponent), number < 10 else { return }
      tab = .books
      path = [number]
      sheet = nil
    }
  }

  struct TabRoot: View {
    @State var router: TabRouter
    var body: some View {
      Text("tab \("\(router.tab)") path \("\(router.path)") sheet \(router.sheet ?? -1)")
        .onOpenURL { router.open($0) }
    }
  }

  @Test(.rule(84, .documented, "a rule for apps: parse, validate, commit"))
  func `an invalid link leaves everything as it was, a valid one sets all in one update`() throws {
    let router = TabRouter()
    router.sheet = 3
    let host = PreviewHost(TabRoot(router: router))
    host.resetBodyCounts()
    host.open(try #require(URL(string: "bookapp://book/99")))
    #expect(host.bodyCounts == [:])
    #expect(router.sheet == 3)
    host.open(try #require(URL(string: "bookapp://book/4")))
    #expect(host.bodyCounts == ["TabRoot": 1])
    #expect(host.screen.texts == ["tab books path [4] sheet -1"])
  }
}
