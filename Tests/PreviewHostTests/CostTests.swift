import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// What an update may cost, in counted bodies and counted nodes.
@MainActor @Suite struct CostTests {
  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  @Observable final class Store {
    var items = (0..<1000).map { Item(id: $0, name: "Item \($0)") }
    var other = 0
  }

  struct Row: View {
    let item: Item
    var onTap: () -> Void = {}
    var body: some View {
      HStack {
        Text(item.name).font(.headline)
        Spacer()
        Text("\(item.id)")
      }
      .padding()
    }
  }

  struct Rows: View {
    let store: Store
    var body: some View {
      VStack { ForEach(store.items) { Row(item: $0) } }
    }
  }

  @Test func `of a thousand rows only the changed one is evaluated again`() {
    let store = Store()
    let host = PreviewHost(Rows(store: store))
    #expect(host.bodyCount(of: Row.self) == 1000)
    host.resetBodyCounts()
    store.items[500].name = "Changed"
    #expect(host.bodyCount(of: Row.self) == 1)
    #expect(host.bodyCount(of: Rows.self) == 1)
    store.other += 1
    #expect(host.bodyCount(of: Row.self) == 1)
  }

  struct Pusher: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Open", value: 1).navigationDestination(for: Int.self) { _ in Text("Screen") }
      }
    }
  }

  @Test func `pushing and popping ten thousand times leaks no view`() throws {
    let host = PreviewHost(Pusher())
    let before = host.nodeCount
    for _ in 0..<10_000 {
      try host.tap("Open")
      try host.goBack()
    }
    #expect(host.nodeCount == before)
    #expect(host.bodyCount(of: Pusher.self) == 1)
  }
}
