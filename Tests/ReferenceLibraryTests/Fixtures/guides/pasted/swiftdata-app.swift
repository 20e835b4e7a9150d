import SwiftUI
import SwiftData

@Model class Note {
  var text = ""
  var created = Date()
  init() {}
}

@main
struct NotesApp: App {
  let container: ModelContainer

  init() {
    do {
      let schema = Schema([Note.self])
      let config = ModelConfiguration("Notes", schema: schema, isStoredInMemoryOnly: false)
      container = try ModelContainer(for: schema, configurations: [config])
    } catch {
      fatalError("Could not make a container: \(error)")
    }
  }

  var body: some Scene {
    WindowGroup {
      NotesSplit()
    }
    .modelContainer(container)
    .commands {
      SidebarCommands()
      CommandMenu("Note") {
        Button("New") {}.keyboardShortcut("n", modifiers: [.command, .shift])
      }
    }
  }
}

struct NotesSplit: View {
  @Query(FetchDescriptor<Note>(predicate: #Predicate { $0.text != "" }, sortBy: [SortDescriptor(\.created)]))
  private var notes: [Note]
  @State private var selected: Note?
  @Environment(\.modelContext) private var context
  var body: some View {
    NavigationSplitView {
      List(notes, selection: $selected) { note in
        NavigationLink(note.text, value: note)
          .contextMenu {
            Button("Delete", role: .destructive) { context.delete(note) }
          }
      }
    } detail: {
      if let selected {
        @Bindable var note = selected
        TextEditor(text: $note.text).padding()
      } else {
        Text("Select a note")
      }
    }
    .task {
      let count = (try? context.fetchCount(FetchDescriptor<Note>())) ?? 0
      print(count)
    }
  }
}
