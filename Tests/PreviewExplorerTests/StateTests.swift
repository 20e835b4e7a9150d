import PreviewExplorer
import PreviewHost
import SwiftData
import SwiftUI
import Testing

private struct Chapters: View {
  var body: some View {
    NavigationStack {
      List(["One", "Two"], id: \.self) { NavigationLink($0, value: $0) }
        .navigationTitle("Book")
        .navigationDestination(for: String.self) { chapter in
          NavigationLink("Notes", value: 1).navigationTitle(chapter)
        }
        .navigationDestination(for: Int.self) { _ in Text("None yet").navigationTitle("Notes") }
    }
  }
}

/// Each screen leads to the next one, without an end.
private struct Endless: View {
  var body: some View {
    NavigationStack {
      NavigationLink("On", value: 1).navigationTitle("0")
        .navigationDestination(for: Int.self) { NavigationLink("On", value: $0 + 1).navigationTitle("\($0)") }
    }
  }
}

@Observable private final class Cart {
  var count = 0
}

/// The first screen does not show the number that another does.
private struct Shop: View {
  @State private var cart = Cart()

  var body: some View {
    NavigationStack {
      List {
        Button("Add") { cart.count = min(cart.count + 1, 2) }
        NavigationLink("Cart", value: 0)
      }
      .navigationDestination(for: Int.self) { _ in Text("\(cart.count) in the cart") }
    }
  }
}

/// Counts what nobody ever sees.
private struct Visited: View {
  @State private var visits: [UUID] = []

  var body: some View {
    NavigationStack {
      NavigationLink("Emma", value: "Emma")
        .navigationDestination(for: String.self) { Text($0).onAppear { visits.append(UUID()) } }
    }
  }
}

private struct Mailboxes: View {
  var body: some View {
    TabView {
      Tab("Inbox", systemImage: "tray") { Chapters() }
      Tab("Flags", systemImage: "flag") { Text("No flags") }
    }
  }
}

/// A toggle takes a button and a tab away and brings them back.
private struct Removable: View {
  @State private var isWhole = true

  var body: some View {
    TabView {
      Tab("Parts", systemImage: "square") {
        Toggle("Whole", isOn: $isWhole)
        if isWhole { NavigationStack { NavigationLink("Open") { Text("Inside") } } }
      }
      if isWhole { Tab("More", systemImage: "plus") { Text("Another tab") } }
    }
  }
}

@Model private final class Note {
  var text: String
  init(text: String) { self.text = text }
}

/// What is written on one screen is seen on the other.
private struct Notebook: View {
  @Environment(\.modelContext) private var context

  var body: some View {
    NavigationStack {
      List {
        Button("Write") {
          guard (try? context.fetchCount(FetchDescriptor<Note>())) == 0 else { return }
          context.insert(Note(text: "First"))
        }
        NavigationLink("Read", value: 0)
      }
      .navigationDestination(for: Int.self) { _ in NoteList() }
    }
  }

  private struct NoteList: View {
    @Query private var notes: [Note]
    var body: some View { Text("\(notes.count) notes") }
  }
}

@MainActor @Suite struct StateTests {
  @Test func `screens that look the same and lead back to different ones are different`() throws {
    let recording = explored(Chapters())
    let first = try #require(recording.place(after: "One", "Notes"))
    let second = try #require(recording.place(after: "Two", "Notes"))
    #expect(first != second)
    #expect(recording.states[first].screen.content == recording.states[second].screen.content)
    #expect(recording.screen(after: "One", "Notes", "back")?.title == "One")
    #expect(recording.screen(after: "Two", "Notes", "back")?.title == "Two")
    #expect(recording.states.count == 5)
    #expect(recording.limits.isEmpty && recording.problems.isEmpty)
  }

  @Test func `going back leads to the state that one came from`() {
    let recording = explored(Chapters())
    #expect(recording.place(after: "One", "back") == 0)
    #expect(recording.place(after: "One", "Notes", "back") == recording.place(after: "One"))
  }

  @Test func `elements are numbered in the order of the screen`() {
    let recording = explored(Chapters())
    #expect(recording.states[0].screen.elements.map(\.id) == (1...7).map { "\($0)" })
  }

  @Test func `pushing without an end stops at the depth`() {
    let recording = explored(Endless(), depth: 3)
    #expect(recording.titles == ["0", "1", "2", "3"])
    #expect(recording.limits == [.depth(3)])
    #expect(recording.step("On", from: 3)?.target == nil)
    #expect(recording.step("On", from: 3) != nil)
    #expect(recording.step("back", from: 3)?.target == 2)
  }

  @Test func `pushing without an end stops at the number of states`() {
    let recording = explored(Endless(), states: 2)
    #expect(recording.titles == ["0", "1"])
    #expect(recording.limits == [.states(2)])
  }

  @Test func `a recording whose time is over is still one`() {
    let recording = explored(Endless(), milliseconds: 0)
    #expect(recording.titles == ["0"])
    #expect(recording.limits == [.time(0)])
    #expect(recording.states[0].steps.isEmpty)
  }

  @Test func `what the example keeps without showing it tells states apart`() {
    let recording = explored(Shop())
    #expect(recording.screen(after: "Cart")?.words == ["0 in the cart"])
    #expect(recording.screen(after: "Add", "Cart")?.words == ["1 in the cart"])
    #expect(recording.screen(after: "Add", "Add", "Cart")?.words == ["2 in the cart"])
    #expect(recording.place(after: "Add", "Add", "Add") == recording.place(after: "Add", "Add"))
    #expect(recording.states.count == 6)
    #expect(recording.limits.isEmpty)
  }

  @Test func `what no screen ever shows tells nothing apart`() {
    let recording = explored(Visited())
    #expect(recording.states.count == 2)
    #expect(recording.place(after: "Emma", "back") == 0)
    #expect(recording.limits.isEmpty && recording.problems.isEmpty)
  }

  @Test func `what a container of models keeps tells states apart, and every walk begins without it`() {
    let recording = explored(Notebook().modelContainer(for: Note.self, inMemory: true))
    #expect(recording.screen(after: "Read")?.words == ["0 notes"])
    #expect(recording.screen(after: "Write", "Read")?.words == ["1 notes"])
    #expect(recording.states.count == 4)
    #expect(recording.problems.isEmpty)
  }

  @Test func `each tab keeps its stack`() throws {
    let recording = explored(Mailboxes())
    #expect(recording.screen(after: "One", "Flags", "Inbox")?.title == "One")
    #expect(recording.screen(after: "Flags", "Inbox")?.title == "Book")
    #expect(recording.screen(after: "One", "Flags")?.words == ["No flags"])
    #expect(recording.place(after: "One", "Flags") != recording.place(after: "Flags"))
  }

  @Test func `what a step and the way back from it make anew can be used as before`() {
    let recording = explored(Removable())
    #expect(recording.screen(after: "More")?.words == ["Another tab"])
    #expect(recording.screen(after: "Open")?.words.contains("Inside") == true)
    #expect(recording.screen(after: "Whole", "Whole", "More")?.words == ["Another tab"])
    #expect(recording.screen(after: "Open", "More", "Parts")?.words.contains("Inside") == true)
    #expect(recording.problems.isEmpty)
  }

  @Test func `two recordings of one example are the same`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    for device in Recording.Device.allCases {
      let first = try encoder.encode(explored(Mailboxes(), on: device, language: "ar"))
      let second = try encoder.encode(explored(Mailboxes(), on: device, language: "ar"))
      #expect(first == second)
    }
  }
}

/// What shows the time.
@MainActor @Suite struct CalendarTests {
  private struct Clock: View {
    @State private var opened = Date()
    @State private var now = Date.now

    var body: some View {
      Text(verbatim: "\(Int(opened.timeIntervalSince1970))")
      Text(verbatim: "\(Int(now.timeIntervalSince(opened)))")
      Text(Date(timeIntervalSince1970: 1_780_998_060 - 3600), style: .relative)
      Button("Look") { now = Date() }
        .task {
          try? await Task.sleep(for: .seconds(5)); now = .now
        }
    }
  }

  @Test func `every start is at the same moment, and time goes on as it is let go by`() {
    let recording = explored(Clock())
    #expect(recording.problems == [])
    #expect(
      recording.states.map(\.screen.words) == [
        ["1780998060", "0", "1 hour ago", "Look"], ["1780998060", "5", "1 hour ago", "Look"],
      ])
    #expect(recording.place(after: "wait") == 1)
  }

  @Test func `a host that nobody explores has the time of the day`() {
    let host = PreviewHost(Clock())
    let shown = host.screen.elements.compactMap { $0.text.flatMap(Double.init) }.first ?? 0
    #expect(abs(shown - Date().timeIntervalSince1970) < 60)
  }
}
