import LibraryTestSupport
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// When a view's own actions run.
@MainActor @Suite struct LifecycleRuleTests {
  @MainActor final class Log {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  struct Noted: ViewModifier {
    let name: String
    let log: Log
    func body(content: Content) -> some View {
      content
        .onAppear { log.note("\(name) appears") }
        .onDisappear { log.note("\(name) disappears") }
        .task {
          log.note("\(name) task starts")
          try? await Task.sleep(for: .seconds(60))
          log.note(Task.isCancelled ? "\(name) task cancelled" : "\(name) task ends")
        }
    }
  }

  struct Shelf: View {
    let log: Log
    var body: some View {
      NavigationStack {
        NavigationLink("Open", value: 1)
          .modifier(Noted(name: "root", log: log))
          .navigationDestination(for: Int.self) { _ in
            Text("Screen").modifier(Noted(name: "screen", log: log))
          }
      }
    }
  }

  @Test(.rule(66, .reported, "github.com/ole/swiftui-view-lifecycle"))
  func `a pushed screen appears before the covered one disappears, an uncovered one before the popped one`() throws {
    let log = Log()
    let host = PreviewHost(Shelf(log: log))
    #expect(log.take() == ["root appears", "root task starts"])
    try host.tap("Open")
    #expect(log.take().filter { !$0.contains("task") } == ["screen appears", "root disappears"])
    try host.goBack()
    #expect(log.take().filter { !$0.contains("task") } == ["root appears", "screen disappears"])
  }

  @Test(.rule(67, .documented, "developer.apple.com/documentation/swiftui/view/task(priority:_:)"))
  func `a task starts with appearance, is cancelled with disappearance and starts anew`() throws {
    let log = Log()
    let host = PreviewHost(Shelf(log: log))
    _ = log.take()
    try host.tap("Open")
    #expect(
      log.take().filter { $0.contains("task") } == ["screen task starts", "root task cancelled"])
    try host.goBack()
    #expect(
      log.take().filter { $0.contains("task") } == ["root task starts", "screen task cancelled"])
    host.advance(by: .seconds(59))
    #expect(log.take() == [])
    host.advance(by: .seconds(1))
    #expect(log.take() == ["root task ends"])
  }

  struct Searching: View {
    let log: Log
    @State private var query = 1
    @State private var other = 1
    var body: some View {
      Button("Next") { query += 1 }
      Button("Same") { query = query }
      Button("Other") { other += 1 }
      Text("\(query) \(other)")
        .task(id: query) {
          let asked = query
          log.note("search \(asked)")
          try? await Task.sleep(for: .seconds(5))
          if Task.isCancelled { log.note("cancelled \(asked)") }
        }
    }
  }

  @Test(.rule(67, .documented, "developer.apple.com/documentation/swiftui/view/task(id:priority:_:)"))
  func `a task with an id starts anew when the id changes and only then`() throws {
    let log = Log()
    let host = PreviewHost(Searching(log: log))
    #expect(log.take() == ["search 1"])
    try host.tap("Other")
    try host.tap("Same")
    #expect(log.take() == [])
    try host.tap("Next")
    #expect(log.take().sorted() == ["cancelled 1", "search 2"])
  }

  struct Changing: View {
    let log: Log
    @State private var value = 0
    @State private var followed = 0
    var body: some View {
      Button("Add") { value += 1 }
      Button("Add twice") {
        value += 1
        value += 1
      }
      Text("\(value) \(followed)")
        .onChange(of: value) { old, new in log.note("\(old) to \(new)") }
        .onChange(of: value) { followed = value }
        .onChange(of: followed, initial: true) { log.note("followed \(followed)") }
    }
  }

  @Test(.rule(68, .documented, "developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)"))
  func `a change is told after the update that made it, with old and new value, and first only if asked for`() throws {
    let log = Log()
    let host = PreviewHost(Changing(log: log))
    #expect(log.take() == ["followed 0"])
    try host.tap("Add")
    #expect(log.take() == ["0 to 1", "followed 1"])
    #expect(host.screen.texts.contains("1 1"))
    try host.tap("Add twice")
    #expect(log.take() == ["1 to 3", "followed 3"])
  }

  struct Endless: View {
    @State private var value = 0
    var body: some View {
      Button("Begin") { value += 1 }
      Text("\(value)").onChange(of: value) { value += 1 }
    }
  }

  @Test func `changes that answer changes without an end are stopped with a warning`() throws {
    let host = PreviewHost(Endless())
    try host.tap("Begin")
    #expect(host.warnings.map(\.rule) == [.endlessUpdate])
  }
}
