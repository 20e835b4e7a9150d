import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// Lists: rows and sections, editing, selection, swipes, refreshing.
@MainActor @Suite struct ListTests {
  struct Chore: Identifiable {
    let id: Int
    var name: String
    var done = false
  }

  @Observable final class Model {
    var chores = [Chore(id: 1, name: "Dishes"), Chore(id: 2, name: "Plants"), Chore(id: 3, name: "Dust")]
    @ObservationIgnored var log: [String] = []
  }

  struct ChoreList: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack {
        List {
          Section {
            ForEach($model.chores) { $chore in
              Toggle(chore.name, isOn: $chore.done)
                .deleteDisabled(chore.name == "Plants")
                .moveDisabled(chore.name == "Dust")
                .swipeActions(edge: .leading) {
                  Button("Pin", systemImage: "pin") { model.log.append("pinned \(chore.name)") }
                }
            }
            .onDelete { model.chores.remove(atOffsets: $0) }
            .onMove { model.chores.move(fromOffsets: $0, toOffset: $1) }
          } header: {
            Text("Today")
          } footer: {
            Text("\(model.chores.count) chores")
          }
        }
        .listStyle(.insetGrouped)
        .toolbar { EditButton() }
        .refreshable {
          try? await Task.sleep(for: .seconds(1))
          model.log.append("refreshed")
        }
      }
    }
  }

  private func names(_ host: PreviewHost) -> [String] {
    host.screen.elements.filter { $0.role == .row }.map(\.name)
  }

  @Test func `a list is sections of rows, with headers and footers`() {
    let host = PreviewHost(ChoreList(model: Model()))
    let list = host.screen.content[0]
    #expect(list.role == .list)
    #expect(list.looks.map(\.name) == ["listStyle"])
    #expect(list.children.map(\.role) == [.section])
    #expect(list.children[0].children.map(\.role) == [.header, .row, .row, .row, .footer])
    #expect(list.children[0].children.last?.fullText == "3 chores")
  }

  @Test func `a binding of an element reaches the model`() throws {
    let model = Model()
    let host = PreviewHost(ChoreList(model: model))
    try host.toggle("Plants")
    #expect(model.chores.map(\.done) == [false, true, false])
  }

  @Test func `rows are deleted while editing, those that may not be are kept`() throws {
    let model = Model()
    let host = PreviewHost(ChoreList(model: model))
    // The row has swipe actions of its own: the one that deletes is not offered.
    #expect(throws: ActionError.self) { try host.deleteRow("Dishes") }
    try host.tap("Edit")
    #expect(host.screen.content[0].isEditing)
    #expect(host.screen.elements.contains { $0.fullText == "Done" })
    try host.deleteRow("Dishes")
    #expect(names(host) == ["Plants", "Dust"])
    #expect(throws: ActionError(action: "delete", target: "Plants", reason: .notFound(offered: ["Dust"]))) {
      try host.deleteRow("Plants")
    }
    host.edit()
    #expect(!host.screen.content[0].isEditing)
  }

  @Test func `rows are moved before others and to the end`() throws {
    let model = Model()
    let host = PreviewHost(ChoreList(model: model))
    try host.moveRow("Plants", before: "Dishes")
    #expect(names(host) == ["Plants", "Dishes", "Dust"])
    try host.moveRow("Plants", before: nil)
    #expect(names(host) == ["Dishes", "Dust", "Plants"])
    #expect(throws: ActionError(action: "move", target: "Dust", reason: .notFound(offered: ["Dishes", "Plants"]))) {
      try host.moveRow("Dust", before: "Dishes")
    }
  }

  @Test func `a swipe shows the actions of the row`() throws {
    let model = Model()
    let host = PreviewHost(ChoreList(model: model))
    try host.swipe("Dust", action: "Pin")
    #expect(model.log == ["pinned Dust"])
    #expect(throws: ActionError(action: "tap", target: "Delete", reason: .notFound(offered: ["Pin"]))) {
      try host.swipe("Dust", action: "Delete")
    }
    #expect(throws: ActionError.self) { try host.tap("Pin") }
  }

  @Test func `pulling down loads anew, as time goes on`() throws {
    let model = Model()
    let host = PreviewHost(ChoreList(model: model))
    try host.refresh()
    #expect(model.log == [])
    host.advance(by: .seconds(1))
    #expect(model.log == ["refreshed"])
  }

  struct Plain: View {
    @State private var items = ["أ", "ب"]
    var body: some View {
      List {
        ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) }
      }
    }
  }

  @Test func `without swipe actions of its own a row can be deleted by a swipe, in the language of the device`() throws
  {
    let host = PreviewHost(Plain())
    host.setLanguage("ar")
    #expect(throws: ActionError(action: "tap", target: "Delete", reason: .notFound(offered: ["حذف"]))) {
      try host.swipe("أ", action: "Delete")
    }
    try host.swipe("أ", action: "حذف")
    #expect(names(host) == ["ب"])
    #expect(throws: ActionError(action: "move", target: "ب", reason: .notFound(offered: []))) {
      try host.moveRow("ب", before: nil)
    }
    #expect(throws: ActionError(action: "refresh", target: "the screen", reason: .notFound(offered: []))) {
      try host.refresh()
    }
  }

  struct Several: View {
    var body: some View {
      List {
        Text("One")
        Group {
          Text("Two")
          if true { Text("Three") }
        }
        ForEach(0..<2) { number in
          Text("a\(number)")
          Text("b\(number)")
        }
        EmptyView()
      }
    }
  }

  @Test func `each view of a group or of an element is a row of its own`() {
    #expect(names(PreviewHost(Several())) == ["One", "Two", "Three", "a0", "b0", "a1", "b1"])
  }

  struct Recipes: View {
    @State private var names = ["Soup", "Bread"]
    var body: some View {
      NavigationStack {
        List {
          ForEach(names, id: \.self) { name in NavigationLink(name, value: name) }
            .onDelete { names.remove(atOffsets: $0) }
        }
        .toolbar { EditButton() }
        .navigationDestination(for: String.self) { name in
          List { Text("Inside \(name)") }.toolbar { EditButton() }
        }
      }
    }
  }

  @Test func `each screen of a stack is edited for itself`() throws {
    let host = PreviewHost(Recipes())
    try host.tap("Edit")
    #expect(host.screen.content[0].isEditing)
    host.edit()
    try host.tap("Soup")
    #expect(host.screen.content[0].isEditing == false)
    try host.tap("Edit")
    #expect(host.screen.content[0].isEditing)
    try host.goBack()
    #expect(host.screen.content[0].isEditing == false)
  }
}
