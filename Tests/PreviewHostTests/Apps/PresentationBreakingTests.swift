import Foundation
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// Things over things, closed in odd orders and at odd moments.
@MainActor @Suite struct PresentationBreakingTests {
  @Observable final class Model {
    var cover = false
    var sheet = false
    var inner = false
    var alert = false
    var item: Item?
    var calls: [String] = []
  }

  struct Item: Identifiable, Hashable {
    let id: Int
    var text = "text"
  }

  struct Nested: View {
    @Bindable var model: Model
    var body: some View {
      Button("Cover") { model.cover = true }
        .fullScreenCover(isPresented: $model.cover, onDismiss: { model.calls.append("cover gone") }) {
          VStack {
            Text("in the cover")
            Button("Sheet") { model.sheet = true }
          }
          .sheet(isPresented: $model.sheet, onDismiss: { model.calls.append("sheet gone") }) {
            VStack {
              Text("in the sheet")
              Button("Inner") { model.inner = true }
            }
            .sheet(isPresented: $model.inner, onDismiss: { model.calls.append("inner gone") }) {
              Closing(model: model)
                .alert("Sure?", isPresented: $model.alert) { Button("Close all") { model.cover = false } }
            }
          }
        }
    }
  }

  struct Closing: View {
    let model: Model
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("Twice") {
        dismiss()
        dismiss()
      }
      Button("Both") {
        model.sheet = false
        dismiss()
      }
      Button("Ask") { model.alert = true }
    }
  }

  private func opened(_ model: Model) throws -> PreviewHost {
    let host = PreviewHost(Nested(model: model))
    try host.tap("Cover")
    try host.tap("Sheet")
    try host.tap("Inner")
    #expect(host.presentedKinds == [.fullScreenCover, .sheet, .sheet])
    return host
  }

  @Test func `a sheet in a sheet in a cover closes one by one`() throws {
    let model = Model()
    let host = try opened(model)
    try host.dismissByGesture()
    #expect(host.presentedKinds == [.fullScreenCover, .sheet])
    try host.dismissByGesture()
    #expect(host.presentedKinds == [.fullScreenCover])
    #expect(throws: ActionError.self) { try host.dismissByGesture() }
    model.cover = false
    #expect(host.presentedKinds == [])
    #expect(model.calls == ["inner gone", "sheet gone", "cover gone"])
    #expect(host.warnings == [])
  }

  @Test func `dismiss twice in one action closes one level`() throws {
    let host = try opened(Model())
    try host.tap("Twice")
    #expect(host.presentedKinds == [.fullScreenCover, .sheet])
  }

  @Test func `two levels closed in one action are both gone and both told`() throws {
    let model = Model()
    let host = try opened(model)
    try host.tap("Both")
    #expect(host.presentedKinds == [.fullScreenCover])
    #expect(!model.sheet)
    #expect(!model.inner)
    #expect(model.calls.sorted() == ["inner gone", "sheet gone"])
    try host.tap("Sheet")
    #expect(host.presentedKinds == [.fullScreenCover, .sheet])
  }

  @Test func `closing the lowest thing closes all above, the alert included`() throws {
    let model = Model()
    let host = try opened(model)
    let before = PreviewHost(Nested(model: Model())).nodeCount
    try host.tap("Ask")
    #expect(host.presentedKinds == [.fullScreenCover, .sheet, .sheet, .alert])
    try host.tap("Close all")
    #expect(host.presentedKinds == [])
    #expect(host.nodeCount == before)
    #expect(!model.alert)
    try host.tap("Cover")
  }

  struct Items: View {
    @Bindable var model: Model
    var body: some View {
      VStack {
        Button("True and false") {
          model.item = Item(id: 1)
          model.item = nil
        }
        Button("One then two") {
          model.item = Item(id: 1)
          model.item = Item(id: 2)
        }
        Button("Both") {
          model.item = Item(id: 1)
          model.alert = true
        }
      }
      .sheet(item: $model.item, onDismiss: { model.calls.append("gone") }) { item in
        VStack {
          Text("item \(item.id) \(item.text)")
          Button("Next") { model.item = Item(id: item.id + 1) }
          Button("Off and on") {
            model.item = nil
            model.item = item
          }
          Button("Off and other") {
            model.item = nil
            model.item = Item(id: 7)
          }
        }
        .onAppear { model.calls.append("appear \(item.id)") }
        .onDisappear { model.calls.append("disappear \(item.id)") }
      }
      .alert("Alert", isPresented: $model.alert) {}
    }
  }

  @Test func `on and off in one action is nothing`() throws {
    let model = Model()
    let host = PreviewHost(Items(model: model))
    try host.tap("True and false")
    #expect(host.presentedKinds == [])
    #expect(model.calls == [])
    try host.tap("One then two")
    #expect(host.texts.first == "item 2 text")
    #expect(model.calls == ["appear 2"])
  }

  @Test func `another item replaces the sheet, off and on in one action keeps it`() throws {
    let model = Model()
    let host = PreviewHost(Items(model: model))
    model.item = Item(id: 1)
    try host.tap("Off and on")
    #expect(host.texts.first == "item 1 text")
    #expect(model.calls == ["appear 1"])
    try host.tap("Off and other")
    #expect(host.texts.first == "item 7 text")
    #expect(model.calls.filter { $0 == "gone" }.count == 1)
    #expect(model.calls.contains("disappear 1"))
    model.item?.text = "changed"
    #expect(host.texts.first == "item 7 changed")
    try host.tap("Next")
    #expect(host.texts.first == "item 8 text")
    #expect(model.item?.id == 8)
  }

  @Test func `a sheet and an alert asked for in one action`() throws {
    let model = Model()
    let host = PreviewHost(Items(model: model))
    try host.tap("Both")
    #expect(host.presentedKinds.count == 1)
    #expect(host.warnings.map(\.rule) == [.alreadyPresenting])
    model.item = nil
    model.alert = false
    #expect(host.presentedKinds == [])
  }

  @Test func `onDismiss may present again`() throws {
    struct Again: View {
      @State private var isShown = false
      @State private var count = 0
      var body: some View {
        Button("Show \(count)") { isShown = true }
          .sheet(isPresented: $isShown) {
            count += 1
            if count < 3 { isShown = true }
          } content: {
            Text("sheet \(count)")
          }
      }
    }
    let host = PreviewHost(Again())
    try host.tap("Show 0")
    try host.dismissByGesture()
    #expect(host.texts == ["sheet 1"])
    try host.dismissByGesture()
    try host.dismissByGesture()
    #expect(host.texts == ["Show 3"])
  }

  @Test func `the presenter goes while its sheet is up`() throws {
    struct Vanishing: View {
      @State private var isThere = true
      @State private var isShown = false
      let model: Model
      var body: some View {
        if isThere {
          Button("Show") { isShown = true }
            .sheet(isPresented: $isShown, onDismiss: { model.calls.append("gone") }) {
              Button("Vanish") { isThere = false }.onDisappear { model.calls.append("disappear") }
            }
        } else {
          Text("nothing")
        }
      }
    }
    let model = Model()
    let host = PreviewHost(Vanishing(model: model))
    try host.tap("Show")
    try host.tap("Vanish")
    #expect(host.presentedKinds == [])
    #expect(host.texts == ["nothing"])
    #expect(model.calls.contains("disappear"))
  }

  @Test func `a sheet pushes, and the screen below pops under it`() throws {
    struct Below: View {
      @State private var path = [1, 2]
      @State private var isShown = false
      var body: some View {
        NavigationStack(path: $path) {
          Text("root")
            .navigationDestination(for: Int.self) { Text("level \($0)") }
        }
        .sheet(isPresented: $isShown) {
          NavigationStack {
            VStack {
              NavigationLink("Push", value: "x")
              Button("Pop below") { path.removeLast() }
            }
            .navigationDestination(for: String.self) { Text("in sheet \($0)") }
          }
        }
        .onAppear { isShown = true }
      }
    }
    let host = PreviewHost(Below())
    #expect(host.screen.texts == ["level 2"])
    try host.tap("Pop below")
    #expect(host.screen.texts == ["level 1"])
    try host.tap("Push")
    #expect(host.texts == ["in sheet x"])
    try host.goBack()
    try host.dismissByGesture()
    #expect(host.texts == ["level 1"])
    try host.goBack()
    #expect(host.texts == ["root"])
  }

  @Test func `a sheet in a row that is deleted while it is up`() throws {
    struct Rows: View {
      @State private var rows = ["a", "b"]
      var body: some View {
        List {
          ForEach(rows, id: \.self) { row in SheetRow(row: row) { rows.removeAll { $0 == row } } }
        }
      }
    }
    struct SheetRow: View {
      let row: String
      let remove: @MainActor () -> Void
      @State private var isShown = false
      var body: some View {
        Button(row) { isShown = true }.sheet(isPresented: $isShown) { Button("Remove", action: remove) }
      }
    }
    let host = PreviewHost(Rows())
    try host.tap("a")
    try host.tap("Remove")
    #expect(host.presentedKinds == [])
    #expect(host.texts == ["b"])
    try host.tap("b")
    #expect(host.texts == ["Remove"])
    #expect(host.warnings == [])
  }

  @Test func `a tab is switched under a sheet that one of its views presents`() throws {
    struct Tabs: View {
      @State private var tab = 0
      @State private var isShown = false
      var body: some View {
        TabView(selection: $tab) {
          Tab("A", systemImage: "a", value: 0) {
            Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Button("Go to B") { tab = 1 } }
          }
          Tab("B", systemImage: "b", value: 1) { Text("b") }
        }
      }
    }
    let host = PreviewHost(Tabs())
    try host.tap("Show")
    try host.tap("Go to B")
    #expect(host.screen.tabBar?.items.map(\.isSelected) == [false, true])
  }
}
