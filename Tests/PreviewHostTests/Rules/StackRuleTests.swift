import LibraryTestSupport
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// Rules 1 to 5 and 13: links, the path, and what is not there.
@MainActor @Suite struct StackRuleTests {
  struct Book: Hashable {
    let name: String
  }

  @Observable final class Router {
    var path: [Book] = []
    var mixed = NavigationPath()
  }

  struct BookScreen: View {
    let book: Book
    var body: some View {
      NavigationLink("Next of \(book.name)", value: Book(name: book.name + "′")).navigationTitle(book.name)
    }
  }

  struct Library: View {
    @Bindable var router: Router
    var body: some View {
      NavigationStack(path: $router.path) {
        NavigationLink("Open", value: Book(name: "A"))
          .navigationTitle("Library")
          .navigationDestination(for: Book.self) { BookScreen(book: $0) }
      }
    }
  }

  @Test(.rule(1, .documented, "developer.apple.com/documentation/swiftui/navigationstack"))
  func `a link appends its value, Back and the swipe remove the last one, the root stays`() throws {
    let router = Router()
    let host = PreviewHost(Library(router: router))
    try host.tap("Open")
    #expect(router.path == [Book(name: "A")])
    try host.tap("Next of A")
    #expect(router.path.map(\.name) == ["A", "A′"])
    #expect(host.screen.depth == 2)
    #expect(host.screen.backButton == "A")
    try host.goBack()
    #expect(router.path.map(\.name) == ["A"])
    try host.swipeBack()
    #expect(router.path == [])
    #expect(host.screen.title == "Library")
    #expect(host.screen.backButton == nil)
    #expect(throws: ActionError.self) { try host.goBack() }
    #expect(throws: ActionError.self) { try host.swipeBack() }
    #expect(host.screen.title == "Library")
  }

  struct Unbound: View {
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("A number", value: 7)
          NavigationLink("A word", value: "seven")
        }
        .navigationDestination(for: Int.self) { number in
          NavigationLink("To the word", value: "from \(number)").navigationTitle("\(number)")
        }
        .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
      }
    }
  }

  @Test(.rule(2, .documented, "developer.apple.com/documentation/swiftui/navigationstack/init(root:)"))
  func `without a bound path the stack keeps values of several types itself`() throws {
    let host = PreviewHost(Unbound())
    try host.tap("A number")
    #expect(host.screen.title == "7")
    try host.tap("To the word")
    #expect(host.screen.title == "from 7")
    #expect(host.screen.depth == 2)
    try host.goBack()
    #expect(host.screen.title == "7")
    try host.goBack()
    try host.tap("A word")
    #expect(host.screen.title == "seven")
    #expect(host.warnings == [])
  }

  struct Mixed: View {
    @Bindable var router: Router
    var isDeclared = false
    var body: some View {
      NavigationStack(path: $router.mixed) {
        NavigationLink("Open", value: Book(name: "A")).navigationTitle("Root")
      }
    }
  }

  @Test(.rule(3, .reported, "developer.apple.com/forums/thread/737671"))
  func `a link without a visible destination is inert and warns once`() throws {
    let router = Router()
    let host = PreviewHost(Mixed(router: router))
    try host.tap("Open")
    try host.tap("Open")
    #expect(router.mixed.isEmpty)
    #expect(host.screen.depth == 0)
    #expect(host.warnings.map(\.rule) == [.noDestination])
    #expect(host.warnings.first?.message.contains("“Book”") == true)
  }

  @Test(.rule(3, .reported, "developer.apple.com/forums/thread/737671"))
  func `a link whose value a typed path cannot hold is inert and warns`() throws {
    struct Typed: View {
      @State var path: [Book] = []
      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("A word", value: "word")
            .navigationDestination(for: Book.self) { BookScreen(book: $0) }
            .navigationDestination(for: String.self) { Text($0) }
        }
      }
    }
    let host = PreviewHost(Typed())
    try host.tap("A word")
    #expect(host.screen.depth == 0)
    #expect(host.warnings.map(\.rule) == [.noDestination])
  }

  @Test(.rule(4, .reported, "developer.apple.com/forums/thread/737671"))
  func `an appended value without destination stays in the path and shows a placeholder`() throws {
    let router = Router()
    let host = PreviewHost(Mixed(router: router))
    router.mixed.append(Book(name: "A"))
    #expect(router.mixed.count == 1)
    #expect(host.screen.depth == 1)
    #expect(host.screen.content.map(\.symbol) == ["exclamationmark.triangle.fill"])
    #expect(host.warnings.map(\.rule) == [.noDestination])
    #expect(host.screen.backButton == "Root")
    try host.goBack()
    #expect(router.mixed.isEmpty)
  }

  struct Disabled: View {
    let book: Book?
    var body: some View {
      VStack {
        NavigationLink("Outside", value: Book(name: "B"))
        NavigationLink("Outside too") { Text("never") }
        NavigationStack {
          VStack {
            NavigationLink("Maybe", value: book)
            NavigationLink("Off", value: Book(name: "C")).disabled(true)
          }
          .navigationDestination(for: Book.self) { Text($0.name).navigationTitle($0.name) }
        }
      }
    }
  }

  @Test(.rule(5, .documented, "developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)"))
  func `a link without a value or outside of any stack is disabled`() throws {
    let host = PreviewHost(Disabled(book: nil))
    for name in ["Outside", "Outside too", "Maybe", "Off"] {
      let error = #expect(throws: ActionError.self) { try host.tap(name) }
      #expect(error?.reason == .disabled)
    }
    #expect(host.warnings == [])
    let other = PreviewHost(Disabled(book: Book(name: "A")))
    try other.tap("Maybe")
    #expect(other.screen.title == "A")
  }

  struct Bound: View {
    @State private var path = NavigationPath()
    @State private var item: Book?
    @State private var isShown = false
    var body: some View {
      VStack {
        Text("\(path.count) \(item?.name ?? "nil") \(isShown)")
        NavigationStack(path: $path) {
          VStack {
            Button("Item") { item = Book(name: "I") }
            Button("Flag") { isShown = true }
            NavigationLink("Value", value: Book(name: "V"))
          }
          .navigationTitle("Root")
          .navigationDestination(for: Book.self) { Text($0.name).navigationTitle($0.name) }
          .navigationDestination(item: $item) { book in
            Button("Clear") { item = nil }.navigationTitle(book.name)
          }
          .navigationDestination(isPresented: $isShown) {
            Button("Lower") { isShown = false }.navigationTitle("Flag")
          }
        }
        Button("Trim") { path.removeLast(path.count) }
      }
    }
  }

  @Test(
    .rule(13, .documented, "developer.apple.com/documentation/swiftui/view/navigationdestination(item:destination:)"))
  func `clearing state pops, and popping by hand clears state`() throws {
    let host = PreviewHost(Bound())
    for (open, close, title) in [("Item", "Clear", "I"), ("Flag", "Lower", "Flag"), ("Value", "Trim", "V")] {
      try host.tap(open)
      #expect(host.screen.title == title)
      #expect(!host.screen.texts.contains("0 nil false"))
      try host.tap(close)
      #expect(host.screen.title == "Root")
      try host.tap(open)
      try host.goBack()
      #expect(host.screen.title == "Root")
      #expect(host.screen.texts.contains("0 nil false"))
    }
    #expect(host.warnings == [])
  }
}
