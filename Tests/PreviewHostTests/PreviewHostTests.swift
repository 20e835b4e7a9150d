import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

@MainActor @Suite struct PreviewHostTests {
  struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(count) taps")
        Button("Tap") { count += 1 }
        Fixed()
      }
    }
  }

  struct Fixed: View {
    var body: some View { Text("fixed") }
  }

  @Test func `a tap changes state and evaluates only what read it`() throws {
    let host = PreviewHost(Counter())
    #expect(host.screen.elements.map(\.text).contains("0 taps"))
    try host.tap("Tap")
    #expect(host.screen.elements.map(\.text).contains("1 taps"))
    #expect(host.bodyCount(of: Counter.self) == 2)
    #expect(host.bodyCount(of: Fixed.self) == 1)
  }

  struct Books: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Open 1", value: 1)
          .navigationTitle("Books")
          .navigationDestination(for: Int.self) { number in
            NavigationLink("Open \(number + 1)", value: number + 1).navigationTitle("Book \(number)")
          }
      }
    }
  }

  @Test func `a link pushes and the back button pops`() throws {
    let host = PreviewHost(Books())
    #expect(host.screen.title == "Books")
    try host.tap("Open 1")
    #expect(host.screen.title == "Book 1")
    try host.tap("Open 2")
    #expect(host.screen.title == "Book 2")
    #expect(host.screen.backButton == "Book 1")
    try host.goBack()
    #expect(host.screen.title == "Book 1")
    #expect(host.warnings == [])
  }
}

/// Models that do work of their own.
@MainActor @Suite struct HostedModelTests {
  @Observable @MainActor final class Feed {
    var lines = ["loading"]
    init() {
      Task { await load() }
    }
    func load() async {
      try? await Task.sleep(for: .seconds(2))
      lines = ["loaded"]
    }
    func spin() {
      Task { while lines.count < 5 { await Task.yield() } }
    }
  }

  struct FeedView: View {
    @State var feed: Feed
    var body: some View { ForEach(feed.lines, id: \.self) { Text($0) } }
  }

  @Test func `a task that a model starts when it is made is the host's`() {
    let host = PreviewHost(FeedView(feed: Feed()))
    #expect(host.screen.texts == ["loading"])
    host.advance(by: .seconds(2))
    #expect(host.screen.texts == ["loaded"])
    host.restart()
    #expect(host.screen.texts == ["loading"])
  }

  @Test func `work that never rests is stopped with a warning`() {
    let feed = Feed()
    let host = PreviewHost(FeedView(feed: feed))
    host.run { feed.spin() }
    #expect(host.warnings.map(\.rule) == [.endlessWork])
    feed.lines = ["1", "2", "3", "4", "5"]
    #expect(host.screen.texts == ["1", "2", "3", "4", "5"])
  }
}
