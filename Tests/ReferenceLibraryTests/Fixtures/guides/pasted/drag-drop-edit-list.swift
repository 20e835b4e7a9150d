import SwiftUI

nonisolated struct Todo: Identifiable, Hashable, Codable, Transferable {
  var id = UUID()
  var title = ""
  var done = false
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.title)
  }
}

struct TodoList: View {
  @State private var todos: [Todo] = []
  @State private var selection: Set<Todo.ID> = []
  @State private var expanded = true
  @State private var order = [KeyPathComparator(\Todo.title)]
  var body: some View {
    NavigationStack {
      List($todos, editActions: .all, selection: $selection) { $todo in
        Toggle(todo.title, isOn: $todo.done)
          .toggleStyle(.switch)
          .draggable(todo) { Text(todo.title) }
          .listRowSeparator(.hidden, edges: .bottom)
          .listRowInsets(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
          .listRowBackground(Color.clear)
          .deleteDisabled(todo.done)
          .moveDisabled(!todo.done)
      }
      .listStyle(.insetGrouped)
      .listSectionSpacing(.compact)
      .environment(\.defaultMinListRowHeight, 50)
      .dropDestination(for: Todo.self) { items, location in
        todos += items; return true
      }
      .contextMenu(forSelectionType: Todo.ID.self) { ids in
        Button("Delete \(ids.count)", role: .destructive) { todos.removeAll { ids.contains($0.id) } }
      } primaryAction: { ids in
        print(ids)
      }
      .toolbar { EditButton() }
      List {
        Section("Expand", isExpanded: $expanded) {
          ForEach($todos, editActions: [.delete, .move]) { $todo in
            TextField("", text: $todo.title)
          }
          .onInsert(of: [.plainText]) { index, providers in print(index, providers.count) }
        }
        .listSectionSeparator(.hidden)
        .headerProminence(.increased)
        OutlineGroup(Tree.sample, children: \.children) { Text($0.name) }
      }
      Table(todos, selection: $selection, sortOrder: $order) {
        TableColumn("Title", value: \.title)
        TableColumn("Done") { todo in Image(systemName: todo.done ? "checkmark" : "circle") }.width(60)
      }
    }
  }
}
struct Tree: Identifiable { let id = UUID(); var name: String; var children: [Tree]?; static let sample: [Tree] = [] }
