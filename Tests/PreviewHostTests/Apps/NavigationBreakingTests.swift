import Foundation
import PreviewHost
import PreviewRecording
import SwiftData
import SwiftUI
import Testing

/// Stacks and split views pushed, resized and refilled at odd moments.
@MainActor @Suite struct NavigationBreakingTests {
  @Observable final class Router {
    var path: [Int] = []
    var name = "first"
    init(_ name: String = "first") { self.name = name }
  }

  @Test func `a stack in a stack is told of and both go back`() throws {
    struct Nested: View {
      var body: some View {
        NavigationStack {
          NavigationLink("In") {
            NavigationStack {
              NavigationLink("Further", value: 1)
                .navigationDestination(for: Int.self) { Text("level \($0)") }
                .navigationTitle("Inner")
            }
          }
          .navigationTitle("Outer")
        }
      }
    }
    let host = PreviewHost(Nested())
    try host.tap("In")
    try host.tap("Further")
    #expect(host.texts == ["level 1"])
    #expect(host.warnings.map(\.rule) == [.nestedStack])
    try host.goBack()
    #expect(host.texts == ["Further"])
    try host.goBack()
    #expect(host.texts == ["In"])
  }

  struct Split: View {
    @State private var selection: Int?
    @State private var path: [String] = []
    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $selection) { Text("row \($0)") }.navigationTitle("Rows")
      } detail: {
        NavigationStack(path: $path) {
          Group {
            if let selection { NavigationLink("more of \(selection)", value: "m\(selection)") } else { Text("none") }
          }
          .navigationTitle("Detail")
          .navigationDestination(for: String.self) { Counter(name: $0) }
        }
      }
      .onChange(of: selection) { path = [] }
    }
  }

  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name):\(count)") { count += 1 } }
  }

  @Test func `a pushed detail survives narrow and wide`() throws {
    let host = PreviewHost(Split(), on: .tablet)
    #expect(host.screen.columns.map(\.kind) == [.sidebar, .detail])
    try host.selectRow("row 2")
    try host.tap("more of 2")
    try host.tap("m2:0")
    #expect(host.texts.contains("m2:1"))
    host.horizontalSizeClass = .compact
    #expect(host.screen.columns == [])
    #expect(host.texts == ["m2:1"])
    try host.goBack()
    #expect(host.texts == ["more of 2"])
    try host.tap("more of 2")
    host.horizontalSizeClass = .regular
    #expect(host.texts.contains("m2:0"))
    #expect(host.texts.contains("row 1"))
    try host.selectRow("row 3")
    #expect(host.texts.contains("more of 3"))
    host.setLanguage("ar")
    host.horizontalSizeClass = .compact
    #expect(host.texts == ["more of 3"])
    try host.swipeBack()
    #expect(host.texts == ["row 1", "row 2", "row 3"])
    #expect(host.warnings == [])
  }

  struct Reading: View {
    @Environment(Router.self) private var router
    var body: some View {
      @Bindable var router = router
      NavigationStack(path: $router.path) {
        NavigationLink("go \(router.name)", value: 1)
          .navigationDestination(for: Int.self) { Level(number: $0) }
      }
    }
  }

  struct Level: View {
    let number: Int
    @Environment(Router.self) private var router
    var body: some View { Text("level \(number) \(router.name)") }
  }

  @Test func `an object in the environment is replaced while a screen is pushed`() throws {
    struct Replacing: View {
      @State private var router = Router()
      let second = Router("second")
      var body: some View {
        Reading().environment(router)
        Button("Replace") { router = second }
      }
    }
    let host = PreviewHost(Replacing())
    try host.tap("go first")
    #expect(host.texts == ["level 1 first", "Replace"])
    try host.tap("Replace")
    #expect(host.texts == ["go second", "Replace"])
    try host.tap("go second")
    #expect(host.texts == ["level 1 second", "Replace"])
    #expect(host.warnings == [])
  }

  @Test func `append and remove in one action, and ten at once`() throws {
    struct Racing: View {
      @Bindable var router: Router
      var body: some View {
        NavigationStack(path: $router.path) {
          VStack {
            Button("Nothing") {
              router.path.append(1)
              router.path.removeLast()
            }
            Button("Ten") { for number in 1...10 { router.path.append(number) } }
            NavigationLink("Link and more", value: 1)
          }
          .navigationDestination(for: Int.self) { number in
            Button("Root from \(number)") { router.path = [] }
            Button("Swap") { router.path[router.path.count - 1] = 99 }
          }
        }
      }
    }
    let router = Router()
    let host = PreviewHost(Racing(router: router))
    try host.tap("Nothing")
    #expect(host.screen.depth == 0)
    try host.tap("Ten")
    #expect(host.screen.depth == 10)
    try host.tap("Swap")
    #expect(host.texts.first == "Root from 99")
    #expect(host.screen.depth == 10)
    try host.tap("Root from 99")
    #expect(host.screen.depth == 0)
    router.path = [1, 1, 1]
    #expect(host.screen.depth == 3)
    try host.goBack()
    #expect(router.path == [1, 1])
  }

  @Test func `a path that is changed in onChange of itself`() throws {
    struct Guarded: View {
      @Bindable var router: Router
      var body: some View {
        NavigationStack(path: $router.path) {
          NavigationLink("Go", value: 5)
            .navigationDestination(for: Int.self) { Text("level \($0)") }
        }
        .onChange(of: router.path) { if router.path.count == 1 { router.path.append(6) } }
      }
    }
    let router = Router()
    let host = PreviewHost(Guarded(router: router))
    try host.tap("Go")
    #expect(host.texts == ["level 6"])
    try host.goBack()
    #expect(router.path == [5, 6])
    #expect(host.warnings == [])
  }

  @Test func `a stack that is swapped for another forgets its path`() throws {
    struct Swapping: View {
      @State private var isFirst = true
      var body: some View {
        if isFirst { stack("a") } else { stack("b") }
        Button("Swap") { isFirst.toggle() }
      }
      func stack(_ name: String) -> some View {
        NavigationStack {
          NavigationLink("Go \(name)", value: name)
            .navigationDestination(for: String.self) { Counter(name: $0) }
        }
      }
    }
    let host = PreviewHost(Swapping())
    try host.tap("Go a")
    try host.tap("a:0")
    try host.tap("Swap")
    #expect(host.texts == ["Go b", "Swap"])
    try host.tap("Swap")
    #expect(host.texts == ["Go a", "Swap"])
  }

  @Model final class Note {
    var title: String
    init(title: String) { self.title = title }
  }

  struct Notes: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Note.title) private var notes: [Note]
    @State private var path: [Note] = []
    var body: some View {
      NavigationStack(path: $path) {
        List {
          ForEach(notes) { note in NavigationLink(note.title, value: note) }
            .onDelete { for index in $0 { context.delete(notes[index]) } }
        }
        .overlay { if notes.isEmpty { ContentUnavailableView("لا ملاحظات", systemImage: "note") } }
        .navigationTitle("ملاحظات")
        .navigationDestination(for: Note.self) { NoteScreen(note: $0) }
        .toolbar {
          Button("جديدة") {
            let note = Note(title: "ملاحظة \(notes.count + 1)")
            context.insert(note)
            path = [note]
          }
        }
      }
    }
  }

  struct NoteScreen: View {
    @Bindable var note: Note
    @Environment(\.modelContext) private var context
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      TextField("العنوان", text: $note.title)
        .navigationTitle(note.title)
        .toolbar {
          Button("حذف") {
            context.delete(note)
            dismiss()
          }
        }
    }
  }

  @Test func `notes are kept, changed and deleted from their own screen`() throws {
    let host = PreviewHost(Notes().modelContainer(for: Note.self, inMemory: true))
    #expect(host.screen.elements.contains { $0.role == .unavailable })
    try host.tap("جديدة")
    #expect(host.screen.title == "ملاحظة 1")
    try host.type("شراء", into: "العنوان")
    #expect(host.screen.title == "شراء")
    try host.goBack()
    #expect(host.texts.contains("شراء"))
    try host.tap("جديدة")
    try host.tap("حذف")
    #expect(host.screen.title == "ملاحظات")
    #expect(host.screen.elements.filter { $0.role == .row }.count == 1)
    try host.deleteRow("شراء")
    #expect(host.screen.elements.contains { $0.role == .unavailable })
    #expect(host.warnings == [])
  }

  @Test func `lifecycle in order through a push, a second push and a pop to the root`() throws {
    final class Log { var lines: [String] = [] }
    struct Logged: View {
      let name: String
      let log: Log
      var body: some View {
        Text(name)
          .onAppear { log.lines.append("+\(name)") }
          .onDisappear { log.lines.append("-\(name)") }
          .task { log.lines.append("task \(name)") }
      }
    }
    struct Whole: View {
      @Bindable var router: Router
      let log: Log
      var body: some View {
        NavigationStack(path: $router.path) {
          Logged(name: "root", log: log)
            .navigationDestination(for: Int.self) { Logged(name: "\($0)", log: log) }
        }
      }
    }
    let log = Log()
    let router = Router()
    let host = PreviewHost(Whole(router: router, log: log))
    #expect(log.lines == ["+root", "task root"])
    log.lines = []
    host.run { router.path = [1] }
    #expect(log.lines == ["+1", "-root", "task 1"])
    host.run { router.path = [1, 2] }
    log.lines = []
    host.run { router.path = [] }
    #expect(log.lines == ["+root", "-2", "task root"])
  }

  @Test func `a list in a path of a thousand pushes and pops leaves nothing`() throws {
    let host = PreviewHost(Split())
    let before = host.nodeCount
    for _ in 0..<200 {
      try host.selectRow("row 1")
      try host.tap("more of 1")
      try host.goBack()
      try host.goBack()
    }
    #expect(host.nodeCount <= before + 10)
    #expect(host.texts == ["row 1", "row 2", "row 3"])
  }
}
