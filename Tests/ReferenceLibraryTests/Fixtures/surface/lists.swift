// Lists, rows, sections, loops and tables.
import SwiftUI

struct Entry: Identifiable, Hashable, Codable {
  var id = UUID()
  var name = ""
  var isDone = false
  var children: [Entry]?
}

struct ListSurface: View {
  @State private var entries: [Entry] = []
  @State private var one: Entry.ID?
  @State private var many: Set<Entry.ID> = []
  @State private var isExpanded = true
  @State private var editMode = EditMode.inactive
  @Environment(\.editMode) private var environmentEditMode
  @Environment(\.refresh) private var refresh
  @State private var order: [KeyPathComparator<Entry>] = []

  var body: some View {
    List(entries) { Text($0.name) }
    List($entries) { $entry in TextField("a", text: $entry.name) }
    List($entries, editActions: [.delete, .move]) { $entry in Text(entry.name) }
    List($entries, editActions: .all, selection: $many) { $entry in Text(entry.name) }
    List(entries, selection: $one) { Text($0.name) }
    List(entries, id: \.name, selection: $many) { Text($0.name) }
    List(entries, children: \.children) { Text($0.name) }
    List(entries, children: \.children, selection: $one) { Text($0.name) }
    List(["a", "b"], id: \.self) { Text($0) }
    List(0..<3) { Text("\($0)") }
    List(selection: $many) { rows }
    List { rows }.listStyle(.plain).listStyle(.sidebar).listStyle(.grouped).listStyle(.inset).listStyle(PlainListStyle())
    OutlineGroup(entries, children: \.children) { Text($0.name) }
    loops
  }

  @ViewBuilder private var rows: some View {
    ForEach(entries) { entry in Text(entry.name) }
      .onDelete { offsets in entries.remove(atOffsets: offsets) }
      .onMove { entries.move(fromOffsets: $0, toOffset: $1) }
      .onDelete(perform: delete)
      .onMove(perform: move)
      .onInsert(of: ["public.text"]) { _, _ in }
    ForEach($entries, editActions: .delete) { $entry in Toggle(entry.name, isOn: $entry.isDone) }
    Section("a") { Text("b") }
    Section { Text("b") } header: { Text("a") }
    Section { Text("b") } header: { Text("a") } footer: { Text("c") }
    Section { Text("b") } footer: { Text("c") }
    Section("a", isExpanded: $isExpanded) { Text("b") }
    Section(isExpanded: $isExpanded) { Text("b") } header: { Text("a") }
    Section(header: Text("a")) { Text("b") }
    Section(header: Text("a"), footer: Text("c")) { Text("b") }
    Section(footer: Text("c")) { Text("b") }
    Text("a")
      .swipeActions { Button("b", role: .destructive) {} }
      .swipeActions(edge: .leading) { Button("b") {}.tint(.blue) }
      .swipeActions(edge: .trailing, allowsFullSwipe: false) { Button("b") {} }
      .listRowBackground(Color.red).listRowBackground(isExpanded ? Color.red : nil).listRowBackground(EmptyView())
      .listRowBackground(RoundedRectangle(cornerRadius: 8).fill(.red))
      .listRowSeparator(.hidden).listRowSeparator(.hidden, edges: .bottom).listRowSeparatorTint(.red)
      .listSectionSeparator(.hidden).listSectionSeparatorTint(.red, edges: .top)
      .listRowInsets(EdgeInsets()).listRowInsets(.init(top: 1, leading: 1, bottom: 1, trailing: 1)).listRowInsets(nil)
      .listRowInsets(.horizontal, 8).listSectionMargins(.horizontal, 8).sectionIndexLabel("a")
      .listRowSpacing(4).listSectionSpacing(.compact).listSectionSpacing(8).listItemTint(.red).listItemTint(.monochrome)
      .listRowHoverEffect(.highlight).headerProminence(.increased).badge(3).badge("a").badge(Text("b")).badgeProminence(.decreased)
      .deleteDisabled(true).moveDisabled(true).selectionDisabled().selectionDisabled(true).tag(1).tag(Optional(1))
      .refreshable { await load() }
      .refreshable { try? await Task.sleep(for: .seconds(1)) }
      .environment(\.editMode, $editMode)
      .environment(\.defaultMinListRowHeight, 10)
      .scrollContentBackground(.hidden).alternatingRowBackgroundsIfNeeded().sectionActions { Button("a") {} }
      .contextMenu(forSelectionType: Entry.ID.self) { ids in Button("\(ids.count)") {} } primaryAction: { _ in }
      .listSectionIndexVisibility(.hidden)
  }

  @ViewBuilder private var loops: some View {
    ForEach(0..<3) { Text("\($0)") }
    ForEach(0..<entries.count, id: \.self) { Text("\($0)") }
    ForEach(1...3, id: \.self) { Text("\($0)") }
    ForEach(entries.indices, id: \.self) { Text(entries[$0].name) }
    ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in Text("\(index) \(entry.name)") }
    ForEach(Array(entries.enumerated()), id: \.offset) { Text("\($0.offset)") }
    ForEach(["a": 1].sorted(by: { $0.key < $1.key }), id: \.key) { key, value in Text("\(key) \(value)") }
    ForEach(zip(entries, entries).map { $0 }, id: \.0.id) { first, second in Text(first.name + second.name) }
    ForEach($entries) { $entry in TextField("a", text: $entry.name) }
    ForEach($entries, id: \.self.name) { $entry in TextField("a", text: $entry.name) }
    ForEach(entries.reversed()) { Text($0.name) }
    ForEach(entries.filter(\.isDone).prefix(3)) { Text($0.name) }
    ForEach(Flavor.allCases, id: \.rawValue) { Text($0.rawValue) }
    Table(entries) { TableColumn("a", value: \.name); TableColumn("b") { Text($0.name) } }
    Table(entries, selection: $many) { TableColumn("a", value: \.name).width(40) }
    Table(entries, selection: $one, sortOrder: $order) {
      TableColumn("a", value: \.name) { entry in Text(entry.name) }.width(min: 10, ideal: 20, max: 30)
    }
  }

  private func delete(at offsets: IndexSet) { entries.remove(atOffsets: offsets) }
  private func move(from source: IndexSet, to destination: Int) { entries.move(fromOffsets: source, toOffset: destination) }
  private func load() async { await refresh?() }
}

extension View {
  fileprivate func alternatingRowBackgroundsIfNeeded() -> some View { self }
}
