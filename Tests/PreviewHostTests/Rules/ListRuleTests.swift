import LibraryTestSupport
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

@MainActor @Suite struct ListRuleTests {
  struct Book: Identifiable, Hashable {
    let id: Int
    let title: String
  }

  static let books = [Book(id: 1, title: "One"), Book(id: 2, title: "Two")]

  @Observable final class Model {
    var book: Book?
    var id: Int?
    var chosen: Set<Int> = []
    var size: String?
  }

  struct ByElement: View {
    @Bindable var model: Model
    let isTagged: Bool
    var body: some View {
      List(ListRuleTests.books, selection: $model.book) { book in
        if isTagged { Text(book.title).tag(book) } else { Text(book.title) }
      }
    }
  }

  struct ByID: View {
    @Bindable var model: Model
    var body: some View {
      List(ListRuleTests.books, selection: $model.id) { Text($0.title) }
    }
  }

  struct Sizes: View {
    @Bindable var model: Model
    let includesOptional: Bool
    var body: some View {
      Picker("Size", selection: $model.size) {
        Text("None").tag(String?.none)
        Text("Small").tag("s", includeOptional: includesOptional)
        Text("Large").tag(Optional("l"))
      }
    }
  }

  @Test(.rule(79, .documented, "developer.apple.com/documentation/swiftui/list; …/view/tag(_:includeoptional:)"))
  func `rows are tagged by their id; a selection of elements needs tags; a picker's tags match its type`() throws {
    let model = Model()
    let byID = PreviewHost(ByID(model: model))
    try byID.selectRow("Two")
    #expect(model.id == 2)
    #expect(byID.screen.elements.filter { $0.role == .row }.map(\.isSelected) == [false, true])

    let untagged = PreviewHost(ByElement(model: model, isTagged: false))
    #expect(throws: ActionError(action: "select", target: "One", reason: .notFound(offered: []))) {
      try untagged.selectRow("One")
    }
    let tagged = PreviewHost(ByElement(model: model, isTagged: true))
    try tagged.selectRow("One")
    #expect(model.book == Self.books[0])
    try tagged.tap("Two")
    #expect(model.book == Self.books[1])

    let exact = PreviewHost(Sizes(model: model, includesOptional: false))
    #expect(throws: ActionError(action: "choose", target: "Small", reason: .notFound(offered: ["None", "Large"]))) {
      try exact.choose("Small", in: "Size")
    }
    try exact.choose("Large", in: "Size")
    #expect(model.size == "l")
    let wide = PreviewHost(Sizes(model: model, includesOptional: true))
    try wide.choose("Small", in: "Size")
    #expect(model.size == "s")
    #expect(wide.warnings == [])
    // A selection that no tag carries is logged.
    _ = exact.screen
    #expect(exact.warnings.map(\.rule) == [.invalidSelection])
    #expect(exact.warnings.first?.message.hasPrefix("Picker: the selection \"Optional(\"s\")\" is invalid") == true)
  }

  struct Many: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack {
        List(ListRuleTests.books, selection: $model.chosen) { Text($0.title) }
          .toolbar { EditButton() }
      }
    }
  }

  @Test(.rule(80, .documented, "developer.apple.com/documentation/swiftui/list"))
  func `several rows are selected only while editing, a single one at any time`() throws {
    let model = Model()
    let host = PreviewHost(Many(model: model))
    #expect(throws: ActionError(action: "select", target: "One", reason: .notFound(offered: []))) {
      try host.selectRow("One")
    }
    #expect(throws: ActionError.self) { try host.tap("One") }
    try host.tap("Edit")
    try host.selectRow("One")
    try host.tap("Two")
    #expect(model.chosen == [1, 2])
    try host.selectRow("One")
    #expect(model.chosen == [2])
    try host.tap("Done")
    #expect(throws: ActionError.self) { try host.selectRow("One") }
    #expect(model.chosen == [2])

    let single = PreviewHost(ByID(model: model))
    try single.selectRow("One")
    #expect(model.id == 1)
  }
}
