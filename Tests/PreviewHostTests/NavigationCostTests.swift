import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// What pushing and popping may cost, in counted bodies and counted nodes.
@MainActor @Suite struct NavigationCostTests {
  @Observable final class Router {
    var path: [Int] = []
  }

  struct Reading: View {
    @Bindable var router: Router
    let readsPath: Bool
    var body: some View {
      NavigationStack(path: $router.path) {
        Root(router: router, text: readsPath ? "depth \(router.path.count)" : "root")
          .navigationDestination(for: Int.self) { Level(number: $0) }
      }
    }
  }

  struct Root: View {
    let router: Router
    let text: String
    var body: some View {
      VStack {
        Text(text)
        ForEach(0..<20) { number in RootRow(number: number) { router.path.append(number) } }
      }
    }
  }

  struct RootRow: View {
    let number: Int
    let action: @MainActor () -> Void
    var body: some View { Button("Row \(number)", action: action) }
  }

  struct Level: View {
    let number: Int
    var body: some View {
      NavigationLink("Deeper", value: number + 1).navigationTitle("Level \(number)")
    }
  }

  @Test func `a push evaluates the pushed screen and nothing else`() throws {
    let host = PreviewHost(Reading(router: Router(), readsPath: false))
    host.resetBodyCounts()
    try host.tap("Row 3")
    for number in 4...9 {
      try host.tap("Deeper")
      #expect(host.screen.title == "Level \(number)")
    }
    #expect(host.bodyCount(of: Reading.self) == 0)
    #expect(host.bodyCount(of: Root.self) == 0)
    #expect(host.bodyCount(of: RootRow.self) == 0)
    #expect(host.bodyCount(of: Level.self) == 7)
    host.resetBodyCounts()
    for _ in 0..<7 { try host.goBack() }
    #expect(host.bodyCounts.isEmpty)
  }

  @Test func `a body that reads the path runs again with every push`() throws {
    let host = PreviewHost(Reading(router: Router(), readsPath: true))
    host.resetBodyCounts()
    try host.tap("Row 3")
    try host.tap("Deeper")
    #expect(host.bodyCount(of: Reading.self) == 2)
    #expect(host.bodyCount(of: Root.self) == 2)
    #expect(host.bodyCount(of: Level.self) == 2)
  }

  @Test func `a thousand screens are pushed one by one, and popped at once without a trace`() throws {
    let router = Router()
    let host = PreviewHost(Reading(router: router, readsPath: false))
    let before = host.nodeCount
    try host.tap("Row 0")
    for _ in 1..<1000 { try host.tap("Deeper") }
    #expect(router.path.count == 1000)
    #expect(host.screen.title == "Level 999")
    #expect(host.bodyCount(of: Level.self) == 1000)
    #expect(host.bodyCount(of: Root.self) == 1)
    router.path = []
    #expect(host.nodeCount == before)
    #expect(host.bodyCount(of: Level.self) == 1000)
  }

  @Test func `a deep path in one step evaluates each screen once`() {
    let router = Router()
    router.path = Array(1...500)
    let host = PreviewHost(Reading(router: router, readsPath: false))
    #expect(host.screen.depth == 500)
    #expect(host.bodyCount(of: Level.self) == 500)
    router.path.removeLast(499)
    #expect(host.screen.title == "Level 1")
    #expect(host.bodyCount(of: Level.self) == 500)
  }
}
