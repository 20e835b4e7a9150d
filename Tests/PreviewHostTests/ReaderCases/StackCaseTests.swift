import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// Examples as a guide on stacks has them, tapped through.
@MainActor @Suite struct StackCaseTests {
  struct Poem: Identifiable, Hashable {
    let id: UUID
    let title: String
    let poet: String

    static let shelf: [Poem] = [
      Poem(id: UUID(), title: "البحر", poet: "ليلى"),
      Poem(id: UUID(), title: "الصحراء", poet: "سالم"),
    ]
  }

  struct PoemShelf: View {
    let poems: [Poem] = Poem.shelf

    var body: some View {
      NavigationStack {
        List(poems) { poem in
          NavigationLink(value: poem) {
            VStack(alignment: .leading) {
              Text(poem.title).font(.headline)
              Text(poem.poet).font(.subheadline).foregroundStyle(.secondary)
            }
          }
        }
        .navigationTitle("القصائد")
        .navigationDestination(for: Poem.self) { poem in
          Text(poem.title).navigationTitle(poem.poet)
        }
      }
    }
  }

  @Test func `a list of values opens each`() throws {
    let host = PreviewHost(PoemShelf())
    host.setLanguage("ar")
    try host.tap("الصحراء, سالم")
    #expect(host.screen.title == "سالم")
    #expect(host.screen.backButton == "القصائد")
    try host.swipeBack()
    try host.tap("البحر")
    #expect(host.screen.title == "ليلى")
    #expect(host.warnings == [])
  }

  enum KitchenRoute: Hashable {
    case recipe(id: Int)
    case timer(minutes: Int)
  }

  struct Kitchen: View {
    @State private var path: [KitchenRoute] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack(spacing: 12) {
          Button("Open soup") { path.append(.recipe(id: 7)) }
          Button("Soup, then timer") {
            path = [.recipe(id: 7), .timer(minutes: 25)]
          }
        }
        .navigationTitle("Kitchen")
        .navigationDestination(for: KitchenRoute.self) { route in
          switch route {
          case .recipe(let id):
            Text("Recipe \(id)")
          case .timer(let minutes):
            VStack {
              Text("\(minutes) min")
              Button("Back one") { path.removeLast() }
              Button("Back to kitchen") { path.removeAll() }
            }
          }
        }
      }
    }
  }

  @Test func `a typed path is pushed, shortened and emptied in code`() throws {
    let host = PreviewHost(Kitchen())
    try host.tap("Soup, then timer")
    #expect(host.screen.texts.contains("25 min"))
    #expect(host.screen.depth == 2)
    try host.tap("Back one")
    #expect(host.screen.texts == ["Recipe 7"])
    try host.goBack()
    try host.tap("Soup, then timer")
    try host.tap("Back to kitchen")
    #expect(host.screen.title == "Kitchen")
    try host.tap("Open soup")
    #expect(host.screen.depth == 1)
  }

  struct Ticket: Identifiable, Hashable {
    let id: Int
    var seat: String
  }

  struct TicketWallet: View {
    @State private var opened: Ticket?
    private let tickets = [Ticket(id: 1, seat: "A3"), Ticket(id: 2, seat: "B9")]

    var body: some View {
      NavigationStack {
        List(tickets) { ticket in
          Button("Seat \(ticket.seat)") { opened = ticket }
        }
        .navigationDestination(item: $opened) { ticket in
          Text("Seat \(ticket.seat)").navigationTitle("Ticket")
        }
      }
    }
  }

  @Test func `an item pushes its screen, again and again`() throws {
    let host = PreviewHost(TicketWallet())
    for seat in ["A3", "B9", "A3"] {
      try host.tap("Seat \(seat)")
      #expect(host.screen.title == "Ticket")
      #expect(host.screen.texts == ["Seat \(seat)"])
      try host.goBack()
    }
  }

  struct Folder: Hashable, Identifiable {
    let id: Int
    let name: String
    var children: [Folder] = []
  }

  struct FolderScreen: View {
    let folder: Folder

    var body: some View {
      List(folder.children) { child in
        NavigationLink(child.name, value: child)
      }
      .navigationTitle(folder.name)
    }
  }

  struct FolderBrowser: View {
    let root: Folder

    var body: some View {
      NavigationStack {
        FolderScreen(folder: root)
          .navigationDestination(for: Folder.self) { FolderScreen(folder: $0) }
      }
    }
  }

  @Test func `a screen pushes its own kind`() throws {
    let deep = Folder(id: 3, name: "丙")
    let root = Folder(id: 1, name: "甲", children: [Folder(id: 2, name: "乙", children: [deep])])
    let host = PreviewHost(FolderBrowser(root: root))
    try host.tap("乙")
    try host.tap("丙")
    #expect(host.screen.title == "丙")
    #expect(host.screen.backButton == "乙")
    #expect(host.warnings == [])
  }

  enum Level: Hashable, CaseIterable {
    case region, town, street
  }

  struct AddressDrill: View {
    @State private var path: [Level]

    init(startAt levels: [Level] = []) {
      _path = State(initialValue: levels)
    }

    var body: some View {
      NavigationStack(path: $path) {
        Text("Country")
          .navigationDestination(for: Level.self) { level in
            Text(String(describing: level))
          }
      }
    }
  }

  @Test func `a stack begins deep`() throws {
    let host = PreviewHost(AddressDrill(startAt: Level.allCases))
    #expect(host.screen.texts == ["street"])
    for text in ["town", "region", "Country"] {
      try host.goBack()
      #expect(host.screen.texts == [text])
    }
  }
}
