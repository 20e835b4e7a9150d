import PreviewExplorer
import PreviewHost
import SwiftUI
import Testing

private struct Controls: View {
  @State private var isOn = false
  @State private var size = "Small"
  @State private var count = 1
  @State private var isOpen = false
  @State private var name = ""
  @State private var chosen = "nothing"

  var body: some View {
    Form {
      Toggle("Loud", isOn: $isOn)
      Picker("Size", selection: $size) { ForEach(["Small", "Large"], id: \.self) { Text($0) } }
      Stepper("Copies", value: $count, in: 1...2)
      DisclosureGroup("More", isExpanded: $isOpen) { Text("Hidden") }
      TextField("Name", text: $name)
      Menu("Sort") { Button("By name") { chosen = "name" } }
      Text("\(count), \(size), \(chosen)")
      Button("Never") {}.disabled(true)
    }
  }
}

private struct Rows: View {
  @State private var books = ["Emma", "Persuasion"]
  @State private var kept: String?

  var body: some View {
    List {
      ForEach(books, id: \.self) { book in
        Text(book).swipeActions { Button("Keep") { kept = book } }
      }
      Text(kept ?? "none")
      ForEach(["Old"], id: \.self) { Text($0) }.onDelete { _ in kept = "deleted" }
    }
  }
}

private struct Questions: View {
  @State private var isAsking = false
  @State private var isChoosing = false
  @State private var isShowing = false
  @State private var isCovered = false

  var body: some View {
    List {
      Button("Alert") { isAsking = true }
      Button("Dialog") { isChoosing = true }
      Button("Sheet") { isShowing = true }
      Button("Cover") { isCovered = true }
    }
    .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
    .confirmationDialog("Which?", isPresented: $isChoosing, titleVisibility: .visible) { Button("This") {} }
    .sheet(isPresented: $isShowing) { Text("A sheet") }
    .fullScreenCover(isPresented: $isCovered) { Leave() }
  }

  private struct Leave: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Leave") { dismiss() } }
  }
}

private struct Shelves: View {
  @State private var shelf: String?

  var body: some View {
    NavigationSplitView {
      List(["Prose", "Verse"], id: \.self, selection: $shelf) { Text($0) }.navigationTitle("Shelves")
    } detail: {
      Text(shelf ?? "Choose").navigationTitle(shelf ?? "")
    }
  }
}

private struct Searching: View {
  @State private var text = ""

  var body: some View {
    NavigationStack { Text(text.isEmpty ? "Everything" : text).searchable(text: $text) }
  }
}

@MainActor @Suite struct ActionTests {
  @Test func `controls lead to what they change`() throws {
    let recording = explored(Controls(), depth: 1)
    #expect(recording.screen(after: "Large")?.words.contains("1, Large, nothing") == true)
    #expect(recording.screen(after: "By name")?.words.contains("1, Small, name") == true)
    #expect(recording.screen(after: "More")?.words.contains("Hidden") == true)
    let toggle = try #require(recording.place(after: "Loud"))
    #expect(recording.states[toggle].screen.elements.contains { $0.role == .toggle && $0.isSelected })
    let adjusting = recording.states[0].steps.filter { if case .adjust = $0.action { true } else { false } }
    #expect(adjusting.count == 2)
    #expect(adjusting[1].target == 0)
    let more = try #require(adjusting[0].target)
    #expect(recording.states[more].screen.words.contains("2, Small, nothing"))
  }

  @Test func `the cursor in a field alone is no step, and what is disabled neither`() {
    let recording = explored(Controls(), depth: 1)
    #expect(recording.step("Name") == nil)
    #expect(recording.step("Never") == nil)
  }

  @Test func `swiping over rows and deleting them are items of their menus`() throws {
    let recording = explored(Rows(), language: "ar", depth: 1)
    #expect(recording.screen(after: "Keep")?.words.contains("Emma") == true)
    let delete = try #require(recording.step("حذف"))
    #expect(recording.states[delete.target ?? 0].screen.words.contains("deleted"))
    let row = recording.states[0].screen.elements.first { $0.role == .row && $0.actions == ["حذف"] }
    #expect(delete.action == row.map { .menu($0.id, item: "حذف") })
  }

  private struct Shelf: View {
    @State private var books = ["Emma", "Persuasion"]

    var body: some View {
      List {
        ForEach(books, id: \.self) { book in
          Text(book).swipeActions { Button("Keep") {} }
        }
        .onDelete { books.remove(atOffsets: $0) }
        .onMove { books.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  @Test func `the handles of rows delete and move them`() throws {
    let recording = explored(Shelf())
    let first = recording.states[0]
    #expect(recording.step("Keep") == nil)
    #expect(recording.screen(after: "Delete")?.words == ["Persuasion"])
    let moves = first.steps.filter { if case .adjust = $0.action { true } else { false } }
    let rows = first.screen.elements.filter { $0.role == .row }.map(\.id)
    #expect(moves.map(\.action) == [.adjust(rows[0], isUp: false), .adjust(rows[1], isUp: true)])
    #expect(
      moves.map { recording.states[$0.target ?? 0].screen.words } == [["Persuasion", "Emma"], ["Persuasion", "Emma"]])
  }

  private struct Desk: View {
    var body: some View {
      HStack {
        ForEach(["Left", "Right"], id: \.self) { name in
          NavigationStack {
            NavigationLink("Open \(name)", value: name)
              .navigationTitle(name)
              .navigationDestination(for: String.self) { Text($0).navigationTitle("\($0) page") }
          }
        }
      }
    }
  }

  @Test func `each of two stacks beside each other has its way back`() throws {
    let recording = explored(Desk())
    #expect(recording.states.count == 4)
    let open = try #require(recording.place(after: "Open Left"))
    #expect(recording.states[open].screen.panes.map(\.title) == ["Left page", "Right"])
    let pane = try #require(recording.states[open].screen.elements.first { $0.role == .pane })
    let back = recording.states[open].steps.first { $0.action == .tap(pane.id) }
    #expect(back?.target == 0)
  }

  @Test func `alerts, dialogs, sheets and covers are left as they allow it`() {
    let recording = explored(Questions())
    #expect(recording.place(after: "Alert", "Yes") == 0)
    #expect(recording.place(after: "Alert", "dismiss") == nil)
    #expect(recording.place(after: "Dialog", "dismiss") == 0)
    #expect(recording.place(after: "Dialog", "This") == 0)
    #expect(recording.place(after: "Sheet", "dismiss") == 0)
    #expect(recording.place(after: "Cover", "dismiss") == nil)
    #expect(recording.place(after: "Cover", "Leave") == 0)
    #expect(recording.states.count == 5)
  }

  @Test func `a split view is a stack on a phone and columns on a tablet`() {
    let phone = explored(Shelves())
    #expect(phone.screen(after: "Prose")?.title == "Prose")
    #expect(phone.place(after: "Prose", "back") == 0)
    #expect(phone.step("sidebar") == nil)
    let tablet = explored(Shelves(), on: .tablet)
    #expect(tablet.states[0].screen.columns.map(\.screen.title) == ["Shelves", ""])
    #expect(tablet.screen(after: "Verse")?.columns.last?.screen.title == "Verse")
    #expect(tablet.screen(after: "sidebar")?.columns.count == 1)
    #expect(tablet.place(after: "sidebar", "sidebar") == 0)
  }

  @Test func `a search begins and ends`() {
    let recording = explored(Searching(), script: [.search("Em")])
    #expect(recording.screen(after: "search")?.search?.isActive == true)
    #expect(recording.place(after: "search", "cancel") == 0)
    #expect(recording.screen(after: "script 0")?.words == ["Em"])
    #expect(recording.place(after: "script 0", "cancel") == 0)
    #expect(recording.place(after: "script 0", "script 0") == nil)
  }

  @Test func `web addresses are handed to the system and lead nowhere new`() {
    let link = Link("Read", destination: URL(string: "https://example.com/emma")!)
    let recording = explored(link)
    #expect(recording.step("Read")?.opened == ["https://example.com/emma"])
    #expect(recording.step("Read")?.target == 0)
    #expect(recording.states.count == 1)
  }
}
