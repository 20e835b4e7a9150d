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
