import LibraryTestSupport
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// Rules 11, 12, 14, 16 to 19 and 22: the screens of a stack, their state, and what shows of them.
@MainActor @Suite struct StackScreenRuleTests {
  @Observable final class Router {
    var path = NavigationPath()
    var numbers: [Int] = []
    @ObservationIgnored var lines: [String] = []
  }

  struct Brought: View {
    @Bindable var router: Router
    @State private var isShown = false
    var body: some View {
      NavigationStack(path: $router.path) {
        VStack {
          NavigationLink("View") { ViewScreen() }
          NavigationLink("Value", value: 1)
          Button("Flag") { isShown = true }
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          NavigationLink("View over \(number)") { ViewScreen() }.navigationTitle("\(number)")
        }
        .navigationDestination(isPresented: $isShown) { ViewScreen() }
      }
      .onChange(of: router.path.count) { router.lines.append("\($0) to \($1)") }
    }
  }

  struct ViewScreen: View {
    var body: some View {
      VStack {
        NavigationLink("On") { Text("deepest").navigationTitle("Deepest") }
        NavigationLink("A value", value: 2)
      }
      .navigationTitle("View")
    }
  }

  @Test(.rule(11, .reported, "Apple's article “Understanding the navigation stack”"))
  func `a link to a view pushes without touching the bound path`() throws {
    let router = Router()
    let host = PreviewHost(Brought(router: router))
    try host.tap("View")
    try host.tap("On")
    #expect(host.screen.title == "Deepest")
    #expect(host.screen.depth == 2)
    #expect(router.path.isEmpty)
    try host.goBack()
    #expect(host.screen.title == "View")
    try host.goBack()
    #expect(host.screen.title == "Root")
    #expect(router.lines == [])
  }

  // Developers report that such a link does nothing; Apple's article says that all screens of views are popped first.
  @Test(.rule(12, .documented, "developer.apple.com/documentation/swiftui/understanding-the-navigation-stack"))
  func `screens of views lie above the path, and pushing a value pops them first`() throws {
    let router = Router()
    let host = PreviewHost(Brought(router: router))
    try host.tap("Value")
    try host.tap("View over 1")
    try host.tap("On")
    #expect(host.screen.depth == 3)
    #expect(router.path.count == 1)
    try host.goBack()
    try host.tap("A value")
    #expect(host.screen.title == "2")
    #expect(host.screen.depth == 2)
    #expect(router.path.count == 2)
    try host.goBack()
    #expect(host.screen.title == "1")
  }

  @Test(.rule(12, .documented, "developer.apple.com/documentation/swiftui/understanding-the-navigation-stack"))
  func `pushing a value from a screen that a flag shows lowers the flag`() throws {
    let router = Router()
    let host = PreviewHost(Brought(router: router))
    try host.tap("Flag")
    #expect(host.screen.title == "View")
    try host.tap("A value")
    #expect(host.screen.title == "2")
    #expect(host.screen.depth == 1)
    try host.goBack()
    #expect(host.screen.title == "Root")
  }

  struct Two: View {
    @State var first = false
    @State var second = false
    var body: some View {
      NavigationStack {
        Button("Both") { (first, second) = (true, true) }
          .navigationTitle("Root")
          .navigationDestination(isPresented: $first) { Text("first").navigationTitle("First") }
          .navigationDestination(isPresented: $second) { Text("second").navigationTitle("Second") }
      }
    }
  }

  struct Chain: View {
    @State var first = false
    @State var second = false
    var body: some View {
      NavigationStack {
        Button("First") { first = true }
          .navigationDestination(isPresented: $first) {
            Button("Second") { second = true }
              .navigationDestination(isPresented: $second) { Text("end").navigationTitle("End") }
          }
      }
    }
  }

  @Test(.rule(14, .reported, "github.com/kasianov-mikhail/scout/pull/898"))
  func `two flags of one screen at once push two screens and warn; a chain of flags does not`() throws {
    let host = PreviewHost(Two())
    try host.tap("Both")
    #expect(host.screen.depth == 2)
    #expect(host.warnings.map(\.rule) == [.conflictingDestinations])
    try host.goBack()
    try host.goBack()
    #expect(host.screen.title == "Root")
    let chain = PreviewHost(Chain())
    try chain.tap("First")
    try chain.tap("Second")
    #expect(chain.screen.title == "End")
    #expect(chain.screen.depth == 2)
    #expect(chain.warnings == [])
  }

  struct Counting: View {
    let name: String
    let router: Router
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(name): \(count)")
        Button("Add") { count += 1 }
        NavigationLink("Again", value: 1)
        NavigationLink("Two", value: 2)
      }
      .navigationTitle(name)
      .onAppear { router.lines.append("+\(name)") }
      .onDisappear { router.lines.append("-\(name)") }
    }
  }

  struct Counters: View {
    @Bindable var router: Router
    var body: some View {
      NavigationStack(path: $router.numbers) {
        Counting(name: "root", router: router)
          .navigationDestination(for: Int.self) { Counting(name: "\($0)", router: router) }
      }
    }
  }

  @Test(.rule(16, .reported, "developer.apple.com/forums"))
  func `the same value twice is two screens with states of their own`() throws {
    let router = Router()
    let host = PreviewHost(Counters(router: router))
    try host.tap("Again")
    try host.tap("Add")
    try host.tap("Again")
    #expect(router.numbers == [1, 1])
    #expect(host.screen.texts.contains("1: 0"))
    try host.goBack()
    #expect(host.screen.texts.contains("1: 1"))
  }

  @Test(.rule(17, .reported, "github.com/ole/swiftui-view-lifecycle"))
  func `covered screens keep their state, popped ones lose it`() throws {
    let host = PreviewHost(Counters(router: Router()))
    try host.tap("Add")
    try host.tap("Again")
    try host.tap("Add")
    try host.tap("Two")
    try host.goBack()
    #expect(host.screen.texts.contains("1: 1"))
    try host.goBack()
    #expect(host.screen.texts.contains("root: 1"))
    try host.tap("Again")
    #expect(host.screen.texts.contains("1: 0"))
  }

  // SwiftUI's order of making the middle screens is not known: here all are made at once, from the root up.
  @Test(.rule(18, .open, "reported; the order of creation is not documented"))
  func `a path that grows in one step shows only its last screen; middle ones appear when uncovered`() throws {
    let router = Router()
    let host = PreviewHost(Counters(router: router))
    router.numbers = [1, 2, 3]
    #expect(host.screen.title == "3")
    #expect(host.screen.depth == 3)
    #expect(host.screen.backButton == "2")
    #expect(router.lines == ["+root", "+3", "-root"])
    try host.goBack()
    #expect(router.lines == ["+root", "+3", "-root", "+2", "-3"])
    router.numbers = []
    #expect(host.screen.title == "root")
    #expect(router.lines.suffix(2) == ["+root", "-2"])
  }

  @Test(.rule(19, .open, "not documented; treated as a new screen"))
  func `another value at a place is a new screen with fresh state`() throws {
    let router = Router()
    let host = PreviewHost(Counters(router: router))
    router.numbers = [1]
    try host.tap("Add")
    #expect(host.screen.texts.contains("1: 1"))
    router.numbers = [2]
    #expect(host.screen.texts.contains("2: 0"))
    router.numbers = [1]
    #expect(host.screen.texts.contains("1: 0"))
  }

  struct Middle: View {
    @State var path = [1, 2, 3]
    var body: some View {
      NavigationStack(path: $path) {
        Text("root")
          .navigationDestination(for: Int.self) { Closing(number: $0) }
      }
    }
  }

  struct Closing: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      Button("Close \(number)") { dismiss() }.navigationTitle("\(number) \(isPresented)")
    }
  }

  @Test func `dismiss pops one level, as often as there are screens`() throws {
    let host = PreviewHost(Middle())
    for number in [3, 2, 1] {
      #expect(host.screen.title == "\(number) true")
      try host.tap("Close \(number)")
    }
    #expect(host.screen.texts == ["root"])
  }
}
