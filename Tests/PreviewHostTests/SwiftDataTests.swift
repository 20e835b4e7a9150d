import Foundation
import PreviewHost
import PreviewRecording
import SwiftData
import SwiftUI
import Testing

@MainActor @Suite("Views of kept models") struct SwiftDataTests {
  @Model final class Note {
    var text: String
    var rank: Int
    var isPinned = false
    init(_ text: String, rank: Int) {
      self.text = text
      self.rank = rank
    }
  }

  struct Notes: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Note.rank) private var notes: [Note]
    var body: some View {
      NavigationStack {
        VStack {
          ForEach(notes) { NoteRow(note: $0) }
          Pinned()
        }
        .navigationTitle("\(notes.count) notes")
        .navigationDestination(for: PersistentIdentifier.self) { Detail(id: $0) }
        Button("Add") { context.insert(Note("new", rank: notes.count)) }
        Button("Delete first") { context.delete(notes[0]) }
        Button("Lift last") { notes.last?.rank = -1 }
        Button("Rename first") { notes.first?.text = "renamed" }
      }
    }
  }

  struct NoteRow: View {
    let note: Note
    var body: some View { NavigationLink(note.text, value: note.persistentModelID) }
  }

  struct Detail: View {
    @Environment(\.modelContext) private var context
    let id: PersistentIdentifier
    var body: some View {
      if let note = context.model(for: id) as? Note { Editor(note: note) }
    }
  }

  struct Editor: View {
    @Bindable var note: Note
    var body: some View {
      Button("Pin") { $note.isPinned.wrappedValue = true }.navigationTitle(note.text)
    }
  }

  struct Pinned: View {
    @Query(filter: #Predicate<Note> { $0.isPinned }) private var notes: [Note]
    var body: some View { Text("\(notes.count) pinned") }
  }

  private func links(_ host: PreviewHost) -> [String] {
    host.screen.elements.filter { $0.role == .navigationLink }.map(\.name)
  }

  private func container() throws -> ModelContainer {
    let container = try ModelContainer(for: Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for (rank, text) in ["one", "two", "three"].enumerated() {
      container.mainContext.insert(Note(text, rank: rank))
    }
    return container
  }

  @Test func `a query shows what is inserted, deleted and reordered`() throws {
    let container = try container()
    let host = PreviewHost(Notes().modelContainer(container))
    #expect(links(host) == ["one", "two", "three"])
    try host.tap("Add")
    #expect(links(host) == ["one", "two", "three", "new"])
    try host.tap("Delete first")
    #expect(links(host) == ["two", "three", "new"])
    try host.tap("Lift last")
    #expect(links(host) == ["new", "two", "three"])
    #expect(host.screen.title == "3 notes")
  }

  @Test func `a property that no query reads evaluates only the rows that show it`() throws {
    let container = try container()
    let host = PreviewHost(Notes().modelContainer(container))
    host.resetBodyCounts()
    try host.tap("Rename first")
    #expect(links(host) == ["renamed", "two", "three"])
    #expect(host.bodyCount(of: Notes.self) == 0)
    #expect(host.bodyCount(of: NoteRow.self) == 1)
  }

  @Test func `an identity can be pushed, and what is edited there counts in other queries`() throws {
    let container = try container()
    let host = PreviewHost(Notes().modelContainer(container))
    #expect(host.screen.elements.map(\.text).contains("0 pinned"))
    try host.tap("two")
    #expect(host.screen.title == "two")
    try host.tap("Pin")
    try host.goBack()
    #expect(host.screen.elements.map(\.text).contains("1 pinned"))
  }

  @Test func `a container of a view's own lives as long as the view`() throws {
    struct Root: View {
      @State private var count = 0
      var body: some View {
        Button("Again \(count)") { count += 1 }
        Notes().modelContainer(for: Note.self, inMemory: true)
      }
    }
    let host = PreviewHost(Root())
    #expect(links(host) == [])
    try host.tap("Add")
    try host.tap("Again 0")
    try host.tap("Add")
    #expect(links(host) == ["new", "new"])
  }

  struct Program: App {
    var body: some Scene { WindowGroup { Notes() }.modelContainer(for: Note.self) }
  }

  @Test func `the container of a scene reaches its views`() throws {
    let host = PreviewHost(app: Program.self)
    try host.tap("Add")
    #expect(links(host) == ["new"])
  }

  @Test func `a view that holds a value of a protocol's type runs again only for another value`() throws {
    struct Inner: View {
      let box: any CustomStringConvertible
      var body: some View { Text(box.description) }
    }
    struct Outer: View {
      @State private var count = 0
      var body: some View {
        Button("Count") { count += 1 }
        Inner(box: Box(number: count / 2))
      }
    }
    let host = PreviewHost(Outer())
    try host.tap("Count")
    #expect(host.bodyCount(of: Inner.self) == 1)
    try host.tap("Count")
    #expect(host.bodyCount(of: Inner.self) == 2)
  }

  struct Box: CustomStringConvertible {
    let number: Int
    var description: String { "box \(number)" }
  }

  @Test func `without a container a query finds nothing, and what is inserted is left out`() throws {
    let host = PreviewHost(Notes())
    try host.tap("Add")
    #expect(links(host) == [])
  }

  @Test func `the main context saves by itself when the app is left`() throws {
    let container = try container()
    let host = PreviewHost(Notes().modelContainer(container))
    #expect(container.mainContext.hasChanges)
    host.enterBackground()
    #expect(!container.mainContext.hasChanges)
    container.mainContext.autosaveEnabled = false
    host.enterForeground()
    try host.tap("Add")
    host.enterBackground()
    #expect(container.mainContext.hasChanges)
  }

  @Model final class Kept {
    var name: String
    init(name: String) { self.name = name }
  }

  struct KeptList: View {
    @Environment(\.modelContext) private var context
    @Query private var kept: [Kept]
    var body: some View {
      ForEach(kept) { Text($0.name) }
      Button("Add") {
        context.insert(Kept(name: "kept"))
        try? context.save()
      }
    }
  }

  @Test func `what is saved is there when the app is started again, for this host alone`() throws {
    let host = PreviewHost(KeptList().modelContainer(for: Kept.self))
    try host.tap("Add")
    host.restart()
    #expect(host.screen.texts == ["kept", "Add"])
    let other = PreviewHost(KeptList().modelContainer(for: Kept.self))
    #expect(other.screen.texts == ["Add"])
  }
}
