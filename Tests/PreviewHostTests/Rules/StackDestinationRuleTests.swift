import LibraryTestSupport
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// Rules 6 to 10, 15 and 20: where destinations are declared, and which one is used.
@MainActor @Suite struct StackDestinationRuleTests {
  struct Twice: View {
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Open", value: 1)
          Text("inner").navigationDestination(for: Int.self) { Text("inner \($0)") }
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("outer \(number)")
            NavigationLink("Deeper", value: number + 1)
          }
          .navigationDestination(for: Int.self) { Text("pushed \($0)") }
        }
      }
    }
  }

  @Test(.rule(6, .reported, "github.com/johnpatrickmorgan/NavigationBackport/issues/58"))
  func `of two destinations for a type the one closest to the root is used for every push`() throws {
    let host = PreviewHost(Twice())
    #expect(host.warnings.map(\.rule) == [.repeatedDestination])
    try host.tap("Open")
    #expect(host.screen.texts.contains("outer 1"))
    try host.tap("Deeper")
    #expect(host.screen.texts.contains("outer 2"))
    #expect(host.warnings.map(\.rule) == [.repeatedDestination])
  }

  struct Lazy: View {
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Open", value: 1)
            .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Number") }
          Button("Show") { isShown = true }
            .navigationDestination(isPresented: $isShown) { Text("shown").navigationTitle("Shown") }
        }
      }
    }
  }

  struct LazyColumn: View {
    var body: some View {
      NavigationStack {
        ScrollView {
          LazyVStack {
            NavigationLink("Open", value: 1).navigationDestination(for: Int.self) { Text("\($0)") }
          }
        }
      }
    }
  }

  @Test(.rule(7, .reported, "github.com/airbnb/lottie-ios/issues/2528"))
  func `a destination in a lazy container is ignored; one with a flag works and warns`() throws {
    let host = PreviewHost(Lazy())
    #expect(host.warnings.map(\.rule) == [.lazyDestination, .lazyDestination])
    try host.tap("Open")
    #expect(host.screen.depth == 0)
    #expect(host.warnings.last?.rule == .noDestination)
    try host.tap("Show")
    #expect(host.screen.title == "Shown")
    try host.goBack()
    #expect(host.screen.depth == 0)
    #expect(PreviewHost(LazyColumn()).warnings.map(\.rule) == [.lazyDestination])
  }

  @Test(.rule(7, .reported, "github.com/airbnb/lottie-ios/issues/2528"))
  func `a pushed screen is no longer inside the lazy container of its link`() throws {
    struct Rows: View {
      var body: some View {
        NavigationStack {
          List { NavigationLink("Open") { Next() } }
        }
      }
    }
    struct Next: View {
      var body: some View {
        NavigationLink("On", value: 2).navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    let host = PreviewHost(Rows())
    try host.tap("Open")
    #expect(host.warnings == [])
  }

  struct Outside: View {
    @State private var isShown = true
    @State private var item: Int? = 3
    var body: some View {
      VStack { NavigationStack { NavigationLink("Open", value: 1) } }
        .navigationDestination(for: Int.self) { Text("\($0)") }
        .navigationDestination(isPresented: $isShown) { Text("shown") }
        .navigationDestination(item: $item) { Text("\($0)") }
    }
  }

  @Test(.rule(8, .reported, "github.com/gemwalletcom/gem-ios/issues/186"))
  func `a destination outside of a stack is ignored with a warning`() throws {
    let host = PreviewHost(Outside())
    #expect(host.warnings.map(\.rule) == [.misplacedDestination, .misplacedDestination, .misplacedDestination])
    #expect(host.warnings.first?.message.contains("modifier for type `Int`") == true)
    #expect(host.screen.texts == ["Open"])
    try host.tap("Open")
    #expect(host.screen.depth == 0)
  }

  struct Typed: View {
    @State var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Open", value: 1)
          .navigationDestination(for: Int.self) { number in
            VStack {
              NavigationLink("Word", value: "word")
              NavigationLink("Deeper", value: number + 1)
            }
            .navigationTitle("\(number)")
            .navigationDestination(for: String.self) { Text($0) }
          }
      }
    }
  }

  @Test(.rule(9, .reported, "github.com/SwiftfulThinking/SwiftfulRouting"))
  func `in a stack of one type destinations on pushed screens have no effect and warn`() throws {
    let host = PreviewHost(Typed())
    #expect(host.warnings == [])
    try host.tap("Open")
    #expect(host.warnings.map(\.rule) == [.destinationBelowRoot])
    try host.tap("Word")
    #expect(host.screen.title == "1")
    #expect(host.warnings.map(\.rule) == [.destinationBelowRoot, .noDestination])
    try host.tap("Deeper")
    #expect(host.screen.title == "2")
  }

  struct Growing: View {
    @State var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Open", value: 1)
          NavigationLink("Word", value: "early")
        }
        .navigationDestination(for: Int.self) { number in
          NavigationLink("Word", value: "late")
            .navigationTitle("\(number)")
            .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
        }
      }
    }
  }

  @Test(
    .rule(10, .documented, "developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)"))
  func `a destination on a pushed screen can be used while that screen is in the stack`() throws {
    let host = PreviewHost(Growing())
    try host.tap("Word")
    #expect(host.screen.depth == 0)
    try host.tap("Open")
    try host.tap("Word")
    #expect(host.screen.title == "late")
    try host.goBack()
    try host.goBack()
    try host.tap("Word")
    #expect(host.screen.depth == 0)
    #expect(host.warnings.map(\.rule) == [.noDestination])
  }

  @Observable final class Counts {
    @ObservationIgnored var built: [String] = []
    var tick = 0
  }

  struct Builder: View {
    let counts: Counts
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        VStack {
          Text("tick \(counts.tick)")
          NavigationLink("Lazy link") { note("lazy link") }
          NavigationLink("Eager", destination: note("eager"))
          NavigationLink("Value", value: 1)
        }
        .navigationDestination(for: Int.self) { note("value \($0)") }
        .navigationDestination(isPresented: $isShown) { note("flag") }
      }
    }

    func note(_ name: String) -> Text {
      counts.built.append(name)
      return Text(name)
    }
  }

  @Test(.rule(15, .reported, "alfonsoft.dev"))
  func `the closure for a type runs when a value shows, flags and eager links with every body`() throws {
    let counts = Counts()
    let host = PreviewHost(Builder(counts: counts))
    #expect(counts.built == ["eager", "flag"])
    counts.tick += 1
    #expect(host.screen.texts.contains("tick 1"))
    #expect(counts.built == ["eager", "flag", "eager", "flag"])
    counts.built = []
    try host.tap("Value")
    #expect(counts.built == ["value 1"])
    try host.goBack()
    counts.built = []
    try host.tap("Lazy link")
    #expect(counts.built == ["lazy link"])
  }

  struct Nested: View {
    var body: some View {
      NavigationStack {
        NavigationLink("In", value: 1)
          .navigationTitle("Outer")
          .navigationDestination(for: Int.self) { _ in
            NavigationStack {
              VStack {
                NavigationLink("Number", value: 2)
                NavigationLink("Word", value: "w")
              }
              .navigationDestination(for: String.self) { Text($0).navigationTitle("Word") }
            }
          }
      }
    }
  }

  @Test(.rule(20, .reported, "developer.apple.com/forums/thread/737671"))
  func `a stack in a screen of a stack owns its links and is diagnosed`() throws {
    let host = PreviewHost(Nested())
    try host.tap("In")
    #expect(host.warnings.map(\.rule) == [.nestedStack])
    try host.tap("Number")
    #expect(host.warnings.map(\.rule) == [.nestedStack, .noDestination])
    try host.tap("Word")
    #expect(host.screen.title == "Word")
    #expect(host.screen.depth == 2)
    try host.goBack()
    #expect(host.screen.backButton == "Outer")
    try host.goBack()
    #expect(host.screen.title == "Outer")
  }
}
