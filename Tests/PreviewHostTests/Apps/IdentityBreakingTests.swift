import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// Odd identities: none, twice the same, changing ones, changing kinds of view.
@MainActor @Suite struct IdentityBreakingTests {
  @Observable final class Model {
    var items: [Item] = []
    var kind = 0
    var calls: [String] = []
    init(_ ids: [Int] = []) { items = ids.map { Item(id: $0, name: "n\($0)") } }
  }

  struct Item: Identifiable, Hashable {
    var id: Int
    var name: String
  }

  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name):\(count)") { count += 1 } }
  }

  struct Items: View {
    let model: Model
    var body: some View {
      List(model.items) { item in
        Counter(name: item.name)
          .onAppear { model.calls.append("+\(item.id)") }
          .onDisappear { model.calls.append("-\(item.id)") }
      }
    }
  }

  @Test func `a list is empty, filled and emptied`() throws {
    let model = Model()
    let host = PreviewHost(Items(model: model))
    #expect(host.texts == [])
    #expect(host.screen.content.map(\.role) == [.list])
    let before = host.nodeCount
    model.items = [Item(id: 1, name: "a")]
    #expect(host.texts == ["a:0"])
    model.items = []
    #expect(host.texts == [])
    #expect(host.nodeCount == before)
    #expect(model.calls == ["+1", "-1"])
    #expect(throws: ActionError(action: "tap", target: "a:0", reason: .notFound(offered: []))) { try host.tap("a:0") }
  }

  @Test func `ids that occur twice warn once and every row acts for itself`() throws {
    let model = Model([1, 1, 2, 1])
    let host = PreviewHost(Items(model: model))
    #expect(host.screen.content.flatMap(\.all).filter { $0.role == .row }.count == 4)
    try host.tap("n1:0")
    #expect(host.texts == ["n1:1", "n1:0", "n2:0", "n1:0"])
    model.items.remove(at: 0)
    #expect(host.texts == ["n1:1", "n2:0", "n1:0"])
    model.items.removeAll()
    #expect(host.texts == [])
    #expect(host.warnings.map(\.rule) == [.repeatedIdentity])
    #expect(model.calls.filter { $0 == "+1" }.count == model.calls.filter { $0 == "-1" }.count)
  }

  @Test func `rows of one id are selected together`() throws {
    struct Selecting: View {
      let ids: [Int]
      @State private var one: Int?
      @State private var many: Set<Int> = []
      var body: some View {
        List(selection: $one) { ForEach(ids, id: \.self) { Text("one \($0)") } }
        List(selection: $many) { ForEach(ids, id: \.self) { Text("many \($0)") } }.environment(
          \.editMode, .constant(.active))
        Text("\(one ?? 0) \(many.sorted())")
      }
    }
    let host = PreviewHost(Selecting(ids: [1, 2, 2]))
    try host.selectRow("one 2")
    try host.selectRow("many 2")
    #expect(host.texts.last == "2 [2]")
    #expect(
      host.screen.elements.filter { $0.role == .row }.map(\.isSelected) == [false, true, true, false, true, true])
  }

  @Test func `an id that changes is another row, an order that changes is not`() throws {
    let model = Model([1, 2, 3])
    let host = PreviewHost(Items(model: model))
    try host.tap("n2:0")
    model.items.reverse()
    #expect(host.texts == ["n3:0", "n2:1", "n1:0"])
    model.items[1].id = 9
    #expect(host.texts == ["n3:0", "n2:0", "n1:0"])
    #expect(model.calls == ["+1", "+2", "+3", "+9", "-2"])
  }

  @Test func `ids made anew at every update reset the rows at every update`() throws {
    final class Sequence { var next = 0 }
    struct Odd: View {
      @State private var tick = 0
      let sequence: Sequence
      var body: some View {
        Button("tick \(tick)") { tick += 1 }
        Counter(name: "c").id(next())
      }
      func next() -> Int {
        sequence.next += 1
        return sequence.next
      }
    }
    let host = PreviewHost(Odd(sequence: Sequence()))
    let before = host.nodeCount
    try host.tap("c:0")
    #expect(host.texts == ["tick 0", "c:1"])
    try host.tap("tick 0")
    #expect(host.texts == ["tick 1", "c:0"])
    #expect(host.nodeCount == before)
  }

  struct Kinds: View {
    let model: Model
    var body: some View {
      VStack {
        if model.kind == 0 {
          Counter(name: "zero")
        } else if model.kind == 1 {
          Counter(name: "one")
        } else {
          Text("none")
        }
        erased
      }
    }
    var erased: AnyView {
      model.kind == 2 ? AnyView(Text("other")) : AnyView(Counter(name: "erased"))
    }
  }

  @Test func `another branch is another view, the same type in AnyView the same view`() throws {
    let model = Model()
    let host = PreviewHost(Kinds(model: model))
    try host.tap("zero:0")
    try host.tap("erased:0")
    model.kind = 1
    #expect(host.texts == ["one:0", "erased:1"])
    model.kind = 2
    #expect(host.texts == ["none", "other"])
    model.kind = 0
    #expect(host.texts == ["zero:0", "erased:0"])
  }

  @Test func `a binding to an element that was removed does no harm`() throws {
    struct Editing: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
      var body: some View {
        List($items) { $item in
          TextField("name \(item.id)", text: $item.name)
            .swipeActions { Button("Remove") { items.removeAll { $0.id == item.id } } }
        }
        Text(items.map(\.name).joined())
        Button("Clear") { items = [] }
      }
    }
    let host = PreviewHost(Editing())
    try host.focus("name 3")
    try host.type("x", into: "name 3")
    #expect(host.texts.contains("abx"))
    try host.swipe("name 1", action: "Remove")
    #expect(host.texts.contains("bx"))
    try host.type("y", into: "name 3")
    #expect(host.texts.contains("by"))
    try host.tap("Clear")
    #expect(!host.screen.elements.contains { $0.role == .textField })
    host.closeKeyboard()
  }

  @Test func `a pushed screen that holds a binding to an element lives on while that is removed`() throws {
    struct Field: View {
      @Binding var item: Item
      let clear: @MainActor () -> Void
      var body: some View {
        TextField("name", text: $item.name)
        Button("Remove all", action: clear)
      }
    }
    struct Pushing: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        NavigationStack {
          List($items) { $item in
            NavigationLink(item.name) { Field(item: $item) { items = [] } }
          }
        }
      }
    }
    let host = PreviewHost(Pushing())
    try host.tap("b")
    try host.type("x", into: "name")
    try host.tap("Remove all")
    _ = host.screen
    #expect(host.nodeCount > 0)
  }

  @Test func `ten thousand rows are made, one is changed, all are removed`() throws {
    let model = Model(Array(0..<10_000))
    let host = PreviewHost(Items(model: model))
    #expect(host.bodyCount(of: Counter.self) == 10_000)
    host.resetBodyCounts()
    model.items[5_000].name = "changed"
    #expect(host.bodyCount(of: Counter.self) == 1)
    try host.tap("changed:0")
    #expect(host.bodyCount(of: Counter.self) == 2)
    model.items.remove(at: 0)
    #expect(host.bodyCount(of: Counter.self) == 2)
    model.items.removeAll()
    #expect(host.nodeCount < 20)
  }

  struct Deep: View {
    let level: Int
    var body: some View {
      VStack {
        if level > 0 { Deep(level: level - 1) } else { Counter(name: "bottom") }
      }
    }
  }

  @Test func `a view five hundred levels deep`() throws {
    let host = PreviewHost(Deep(level: 500))
    try host.tap("bottom:0")
    #expect(host.texts == ["bottom:1"])
    #expect(host.bodyCount(of: Deep.self) == 501)
    #expect(host.voiceOverTranscript == ["bottom:1, button"])
  }

  @Test func `a view that holds itself in AnyView a thousand times`() throws {
    var view = AnyView(Counter(name: "core"))
    for _ in 0..<1000 { view = AnyView(view.padding()) }
    let made = view
    let host = PreviewHost(made)
    try host.tap("core:0")
    #expect(host.texts == ["core:1"])
  }

  @Test func `nested optional, empty and conditional content keeps state at its place`() throws {
    struct Mixed: View {
      let model: Model
      var body: some View {
        if model.kind > 0 { EmptyView() }
        Group {
          if model.kind > 1 { Text("two") }
          Counter(name: "kept")
        }
        ForEach(0..<model.kind, id: \.self) { Text("row \($0)") }
        switch model.kind {
        case 0: Counter(name: "case")
        case 1: Counter(name: "case")
        default: Text("default")
        }
      }
    }
    let model = Model()
    let host = PreviewHost(Mixed(model: model))
    try host.tap("kept:0")
    try host.tap("case:0")
    model.kind = 1
    #expect(host.texts == ["kept:1", "row 0", "case:0"])
    model.kind = 3
    #expect(host.texts == ["two", "kept:1", "row 0", "row 1", "row 2", "default"])
  }
}
