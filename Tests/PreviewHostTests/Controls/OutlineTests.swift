import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// Outlines, tables, groups that fold, rows with their own edits.
@MainActor @Suite struct OutlineTests {
  struct Folder: Identifiable {
    let id: String
    var inner: [Folder]?
  }

  static let folders = [
    Folder(id: "Books", inner: [Folder(id: "Old", inner: [Folder(id: "One")]), Folder(id: "New")]), Folder(id: "Empty"),
  ]

  private func rows(_ host: PreviewHost) -> [String] {
    host.screen.elements.filter { $0.role == .row }.map(\.name)
  }

  @Test func `an outline opens level by level`() throws {
    let host = PreviewHost(List(Self.folders, children: \.inner) { Text($0.id) })
    #expect(rows(host) == ["Books", "Empty"])
    #expect(host.voiceOverTranscript == ["Books, collapsed, button", "Empty"])
    try host.tap("Books")
    try host.tap("Old")
    #expect(host.texts == ["Books", "Old", "One", "New", "Empty"])
    #expect(
      host.voiceOverTranscript == [
        "Books, expanded, button", "Old, expanded, button", "One", "New", "Empty",
      ])
    try host.tap("Books")
    #expect(host.texts == ["Books", "Empty"])
  }

  struct Foldable: View {
    @State private var isExpanded = true
    var body: some View {
      List {
        Section("Head", isExpanded: $isExpanded) { Text("Row") }
        Text("After")
      }
    }
  }

  @Test func `a section folds at its heading`() throws {
    let host = PreviewHost(Foldable())
    #expect(host.texts == ["Head", "Row", "After"])
    try host.tap("Head")
    #expect(host.texts == ["Head", "After"])
  }

  struct Person: Identifiable {
    let id: Int
    let name: String
    let town: String
  }

  struct People: View {
    @State private var chosen: Int?
    let people = [Person(id: 1, name: "נעמי", town: "חיפה"), Person(id: 2, name: "דן", town: "עכו")]
    var body: some View {
      VStack {
        Table(people, selection: $chosen) {
          TableColumn("שם") { Text($0.name) }
          TableColumn("עיר") { Text($0.town) }
        }
        Text("chosen \(chosen ?? 0)")
      }
    }
  }

  @Test func `a table shows its first column where there is little room, and all where there is much`() throws {
    let host = PreviewHost(People())
    #expect(rows(host) == ["נעמי", "דן"])
    try host.selectRow("דן")
    #expect(host.texts.contains("chosen 2"))
    host.horizontalSizeClass = .regular
    #expect(rows(host) == ["נעמי, חיפה", "דן, עכו"])
    #expect(host.texts.prefix(2) == ["שם", "עיר"])
  }

  struct Editable: View {
    @State private var items = [Person(id: 1, name: "A", town: ""), Person(id: 2, name: "B", town: "")]
    var body: some View {
      List($items, editActions: .delete) { $item in Text(item.name) }
    }
  }

  @Test func `a list of a bound collection deletes for itself`() throws {
    let host = PreviewHost(Editable())
    try host.deleteRow("A")
    #expect(rows(host) == ["B"])
  }

  struct Ring: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("ring \(Int(configuration.value * 100))")
      configuration.label
    }
  }

  struct Dots: ProgressViewStyle {
    @State private var dots = 3
    func makeBody(configuration: Configuration) -> some View {
      Text(String(repeating: ".", count: dots))
    }
  }

  struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        configuration.label
      }
    }
  }

  struct Styled: View {
    var body: some View {
      VStack {
        Gauge(value: 3, in: 0...4) { Text("Fuel") }.gaugeStyle(Ring())
        Gauge(value: 1, in: 0...4) { Text("Water") }
        ProgressView().progressViewStyle(Dots())
        GroupBox("Title") { Text("Content") }.groupBoxStyle(Card())
        GroupBox("Plain") { Text("Inside") }
      }
    }
  }

  @Test func `styles of gauges, progress and groups show their own bodies`() {
    let host = PreviewHost(Styled())
    #expect(host.texts == ["ring 75", "Fuel", "Water", "...", "Content", "Title", "Plain", "Inside"])
    #expect(
      host.voiceOverTranscript == [
        "ring 75, Fuel, 75%", "Water, 25%", "..., in progress", "Content", "Title", "Plain, heading", "Inside",
      ])
  }

  struct Selecting: View {
    @State private var opened: Set<String> = []
    @State private var chosen: String?
    var body: some View {
      VStack {
        List(["a", "b"], id: \.self, selection: $chosen) { item in
          Text(item).selectionDisabled(item == "b")
        }
        .contextMenu(forSelectionType: String.self) { _ in
          Button("Copy") {}
        } primaryAction: { items in
          opened = items
        }
        Text("opened \(opened.sorted().joined())")
      }
    }
  }

  @Test func `a row has its main action, and may be kept from being selected`() throws {
    let host = PreviewHost(Selecting())
    try host.tap("a")
    #expect(host.texts.contains("opened a"))
    #expect(throws: ActionError(action: "select", target: "b", reason: .notFound(offered: ["a"]))) {
      try host.selectRow("b")
    }
  }
}
