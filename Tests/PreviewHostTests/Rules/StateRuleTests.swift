import LibraryTestSupport
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// How long values live.
@MainActor @Suite struct StateRuleTests {
  struct Counter: View {
    @State var count: Int
    init(start: Int) { _count = State(initialValue: start) }
    var body: some View {
      Button("Count") { count += 1 }
      Text("count \(count)")
    }
  }

  struct Starting: View {
    @State private var start = 5
    var body: some View {
      Counter(start: start)
      Button("Change start") { start = 100 }
    }
  }

  @Test(.rule(63, .documented, "developer.apple.com/documentation/swiftui/state"))
  func `state takes its initial value once for each identity and ignores later arguments`() throws {
    let host = PreviewHost(Starting())
    try host.tap("Count")
    #expect(host.screen.texts.contains("count 6"))
    try host.tap("Change start")
    #expect(host.screen.texts.contains("count 6"))
  }

  struct Branches: View {
    @State private var isFirst = true
    @State private var id = 0
    @State private var note = "a"
    var body: some View {
      if isFirst { Named(name: "first") } else { Named(name: "second") }
      Named(name: "explicit").id(id)
      Named(name: "input \(note)")
      ForEach([id], id: \.self) { Named(name: "element \($0 * 0)") }
      Button("Branch") { isFirst.toggle() }
      Button("Identity") { id += 1 }
      Button("Input") { note += "b" }
    }
  }

  struct Named: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test(.rule(64, .documented, "developer.apple.com/videos/play/wwdc2021/10022"))
  func `branches, explicit identities and element identities reset state, plain inputs do not`() throws {
    let host = PreviewHost(Branches())
    for name in ["first 0", "explicit 0", "input a 0", "element 0 0"] { try host.tap(name) }
    try host.tap("Branch")
    #expect(host.screen.texts.contains("second 0"))
    try host.tap("Branch")
    #expect(host.screen.texts.contains("first 0"))
    try host.tap("Input")
    #expect(host.screen.texts.contains("input ab 1"))
    try host.tap("Identity")
    #expect(host.screen.texts.contains("explicit 0"))
    #expect(host.screen.texts.contains("element 0 0"))
    #expect(host.screen.texts.contains("input ab 1"))
  }

  final class Counting: ObservableObject {
    @MainActor static var made = 0
    @MainActor init() { Self.made += 1 }
  }

  @Observable final class Model {
    @MainActor static var made = 0
    @MainActor init() { Self.made += 1 }
  }

  struct WithModel: View {
    let note: Int
    @State var model: Model
    init(note: Int) {
      self.note = note
      _model = State(initialValue: Model())
    }
    var body: some View { Text("note \(note)") }
  }

  struct WithObject: View {
    let note: Int
    @StateObject var object: Counting
    init(note: Int) {
      self.note = note
      _object = StateObject(wrappedValue: Counting())
    }
    var body: some View { Text("note \(note)") }
  }

  struct Updating: View {
    @State private var note = 0
    var body: some View {
      WithModel(note: note)
      WithObject(note: note)
      Button("Update") { note += 1 }
    }
  }

  @Test(.rule(65, .reported, "developer.apple.com/documentation/swiftui/state, storing observable objects"))
  func `the expression of a state runs at every update of the parent, that of a state object once`() throws {
    Model.made = 0
    Counting.made = 0
    let host = PreviewHost(Updating())
    try host.tap("Update")
    try host.tap("Update")
    #expect(Model.made == 3)
    #expect(Counting.made == 1)
  }
}
