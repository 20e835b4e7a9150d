import Combine
import LibraryTestSupport
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry fileprivate var depth = 0
}

@MainActor @Suite struct EnvironmentRuleTests {
  @Observable final class Router {
    let name: String
    init(_ name: String) { self.name = name }
  }

  final class OldRouter: ObservableObject {
    @Published var count = 0
  }

  struct Reader: View {
    @Environment(Router.self) private var router: Router?
    @Environment(\.depth) private var depth
    let name: String
    var body: some View { Text("\(name): \(router?.name ?? "none"), \(depth)") }
  }

  struct Stack: View {
    var body: some View {
      NavigationStack {
        VStack {
          Reader(name: "root")
          NavigationLink("Push", value: 1).environment(\.depth, 7)
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Reader(name: "page \(number)")
            NavigationLink("Next", value: number + 1)
          }
          .environment(\.depth, 50)
        }
        .environment(Router("root only"))
        .environment(\.depth, 5)
      }
      .environment(\.depth, 1)
    }
  }

  @Test(.rule(59, .reported, "github.com/kean/Pulse/issues/211; fivestars.blog"))
  func `a pushed screen sees the environment of the stack, not of the link or the screen before`() throws {
    let host = PreviewHost(Stack())
    #expect(host.texts.first == "root: root only, 5")
    try host.tap("Push")
    #expect(host.texts.first == "page 1: none, 50")
    try host.tap("Next")
    #expect(host.texts.first == "page 2: none, 50")
  }

  struct Outside: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Push", value: 1).navigationDestination(for: Int.self) { _ in Reader(name: "page") }
      }
      .environment(Router("outside"))
      .environment(\.depth, 2)
    }
  }

  @Test(.rule(59, .reported, "github.com/kean/Pulse/issues/211"))
  func `what is injected outside of the stack reaches pushed screens`() throws {
    let host = PreviewHost(Outside())
    try host.tap("Push")
    #expect(host.texts == ["page: outside, 2"])
  }

  struct Needing: View {
    @Environment(Router.self) private var router
    var body: some View { Text(router.name) }
  }

  @Test(.rule(60, .documented, "developer.apple.com/documentation/swiftui/environment/init(_:)-8slkf"))
  func `a missing object traps when it is read`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = PreviewHost(Needing()) }
    }
  }

  @Test(.rule(60, .documented, "developer.apple.com/documentation/swiftui/environment/init(_:)-8slkf"))
  func `the optional form yields nil, and nil takes an object away`() {
    #expect(PreviewHost(Reader(name: "bare")).texts == ["bare: none, 0"])
    #expect(PreviewHost(Reader(name: "given").environment(Router("a"))).texts == ["given: a, 0"])
    let cleared = Reader(name: "cleared").environment(nil as Router?).environment(Router("a"))
    #expect(PreviewHost(cleared).texts == ["cleared: none, 0"])
  }

  struct Unread: View {
    @Environment(Router.self) private var router
    var body: some View { Text("never read") }
  }

  @Test(.rule(60, .documented, "developer.apple.com/documentation/swiftui/environment/init(_:)-8slkf"))
  func `a missing object that is never read does no harm`() {
    #expect(PreviewHost(Unread()).texts == ["never read"])
  }

  struct OldReader: View {
    @EnvironmentObject private var router: OldRouter
    var body: some View {
      VStack {
        Text("count \(router.count)")
        Button("Add") { router.count += 1 }
      }
    }
  }

  @Test(.rule(61, .documented, "developer.apple.com/documentation/swiftui/environmentobject"))
  func `a missing environment object traps when it is read`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = PreviewHost(OldReader()) }
    }
  }

  @Test(.rule(61, .documented, "developer.apple.com/documentation/swiftui/environmentobject"))
  func `an environment object is shared and observed by all who read it`() throws {
    let router = OldRouter()
    let host = PreviewHost(
      VStack {
        OldReader()
        OldReader()
      }
      .environmentObject(router))
    try host.tap("Add")
    #expect(host.texts.filter { $0.hasPrefix("count") } == ["count 1", "count 1"])
  }

  @Test(.rule(62, .documented, "developer.apple.com/documentation/swiftui/view/environment(_:_:)"))
  func `the innermost value wins, and siblings keep theirs`() {
    let host = PreviewHost(
      VStack {
        Reader(name: "a").environment(\.depth, 3)
        Reader(name: "b").environment(\.depth, 4).environment(\.depth, 5)
        Reader(name: "c")
      }
      .environment(\.depth, 2)
      .environment(Router("outer")))
    #expect(host.texts == ["a: outer, 3", "b: outer, 4", "c: outer, 2"])
  }

  @Test(.rule(62, .documented, "developer.apple.com/documentation/swiftui/view/transformenvironment(_:transform:)"))
  func `transforming edits what is inherited`() {
    let host = PreviewHost(
      VStack {
        Reader(name: "a").transformEnvironment(\.depth) { $0 *= 10 }
        Reader(name: "b")
      }
      .transformEnvironment(\.depth) { $0 += 1 }
      .environment(\.depth, 2))
    #expect(host.texts == ["a: none, 30", "b: none, 3"])
  }

  struct Switching: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Button("Switch") { isOn.toggle() }
        Reader(name: "r")
        Untouched()
      }
      .environment(\.depth, isOn ? 1 : 0)
      .disabled(isOn)
    }
  }

  struct Untouched: View {
    var body: some View { Text("untouched") }
  }

  @Test(.rule(62, .documented, "developer.apple.com/documentation/swiftui/view/disabled(_:)"))
  func `a new value reaches only those who read it`() throws {
    let host = PreviewHost(Switching())
    host.resetBodyCounts()
    try host.tap("Switch")
    #expect(host.texts.contains("r: none, 1"))
    #expect(host.bodyCount(of: Reader.self) == 1)
    #expect(host.bodyCount(of: Untouched.self) == 0)
    #expect(throws: ActionError.self) { try host.tap("Switch") }
  }
}
