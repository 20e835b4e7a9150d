import Foundation
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// Tasks that outlive their screens, changes from elsewhere, objects that must go.
@MainActor @Suite struct ConcurrencyBreakingTests {
  @Observable final class Log {
    var lines: [String] = []
    var path: [Int] = []
    var flag = false
    var number = 0
  }

  struct Loading: View {
    let log: Log
    let number: Int
    @State private var text = "loading"
    var body: some View {
      Text(text)
        .task {
          do {
            try await Task.sleep(for: .seconds(5))
            text = "loaded"
            log.lines.append("loaded \(number)")
          } catch {
            log.lines.append("cancelled \(number)")
          }
        }
    }
  }

  struct Stack: View {
    @Bindable var log: Log
    var body: some View {
      NavigationStack(path: $log.path) {
        NavigationLink("Go", value: 1)
          .navigationDestination(for: Int.self) { Loading(log: log, number: $0) }
      }
    }
  }

  @Test func `a pop cancels the task of the popped screen`() throws {
    let log = Log()
    let host = PreviewHost(Stack(log: log))
    try host.tap("Go")
    host.advance(by: .seconds(2))
    try host.goBack()
    #expect(log.lines == ["cancelled 1"])
    host.advance(by: .seconds(10))
    #expect(log.lines == ["cancelled 1"])
    try host.tap("Go")
    host.advance(by: .seconds(5))
    #expect(host.texts == ["loaded"])
  }

  @Test func `a task that goes on after its screen has gone writes to state that nobody sees`() throws {
    struct Stubborn: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Button("Start \(count)") {
          Task {
            for _ in 0..<3 {
              try? await Task.sleep(for: .seconds(1))
              count += 1
              log.lines.append("\(count)")
            }
          }
        }
      }
    }
    struct Holder: View {
      @Bindable var log: Log
      var body: some View { if log.flag { Text("gone") } else { Stubborn(log: log) } }
    }
    let log = Log()
    let host = PreviewHost(Holder(log: log))
    try host.tap("Start 0")
    host.advance(by: .seconds(1))
    #expect(host.texts == ["Start 1"])
    log.flag = true
    #expect(host.texts == ["gone"])
    host.advance(by: .seconds(5))
    #expect(log.lines.count == 3)
    #expect(host.texts == ["gone"])
  }

  @Test func `a path that a task changes while the reader goes back`() throws {
    struct Late: View {
      @Bindable var log: Log
      var body: some View {
        NavigationStack(path: $log.path) {
          Button("Later") {
            log.path.append(1)
            Task {
              try? await Task.sleep(for: .seconds(1))
              log.path.append(2)
            }
          }
          .navigationDestination(for: Int.self) { Text("level \($0)") }
        }
      }
    }
    let log = Log()
    let host = PreviewHost(Late(log: log))
    try host.tap("Later")
    try host.goBack()
    host.advance(by: .seconds(1))
    #expect(host.texts == ["level 2"])
    #expect(log.path == [2])
    try host.goBack()
    #expect(log.path == [])
  }

  nonisolated final class Background: Sendable {
    func work(_ log: @escaping @MainActor @Sendable (Int) -> Void) {
      DispatchQueue.global().async {
        let result = (0..<10).reduce(0, +)
        DispatchQueue.main.async { MainActor.assumeIsolated { log(result) } }
      }
    }
  }

  @Test func `a model changed from a queue and from a detached task`() throws {
    struct Reading: View {
      let log: Log
      var body: some View {
        Text("number \(log.number)")
        Button("Queue") { Background().work { log.number = $0 } }
        Button("Detached") { Task.detached { await MainActor.run { log.number += 1 } } }
      }
    }
    let host = PreviewHost(Reading(log: Log()))
    try host.tap("Queue")
    #expect(host.texts.first == "number 45")
    try host.tap("Detached")
    #expect(host.texts.first == "number 46")
  }

  @Test func `onChange loops end with a warning, and the host goes on`() throws {
    struct Loop: View {
      @State private var number = 0
      @State private var other = 0
      @State private var mark = 0
      var body: some View {
        Button("Start \(number > 0)") { number += 1 }
          .onChange(of: number) { other += 1 }
          .onChange(of: other) { number += 1 }
        Button("Mark \(mark)") { mark += 1 }
      }
    }
    let host = PreviewHost(Loop())
    try host.tap("Start false")
    #expect(host.texts == ["Start true", "Mark 0"])
    #expect(host.warnings.map(\.rule) == [.endlessUpdate])
    try host.tap("Mark 0")
    #expect(host.texts == ["Start true", "Mark 1"])
    try host.tap("Mark 1")
    #expect(host.texts == ["Start true", "Mark 2"])
  }

  @Test func `onAppear that removes its own view ends`() throws {
    struct Blink: View {
      @State private var isOn = true
      @State private var count = 0
      var body: some View {
        if isOn {
          Text("on").onAppear { isOn = false }
        } else {
          Text("off \(count)").onAppear { count += 1 }
        }
      }
    }
    let host = PreviewHost(Blink())
    #expect(host.texts == ["off 1"])
    #expect(host.warnings == [])
  }

  @Test func `state changed while a body runs comes to rest or warns`() {
    struct Writing: View {
      let log: Log
      var body: some View {
        let _ = (log.number += 1)
        Text("number \(log.number > 0)")
      }
    }
    let host = PreviewHost(Writing(log: Log()))
    #expect(host.texts == ["number true"])
  }

  @Observable final class Pair {
    var left = 0
    var right = 0
  }

  struct Left: View {
    let pair: Pair
    var body: some View {
      let _ = (pair.left += 1)
      Text("right \(pair.right > 0)")
    }
  }

  struct Right: View {
    let pair: Pair
    var body: some View {
      let _ = (pair.right += 1)
      Text("left \(pair.left > 0)")
    }
  }

  @Test func `bodies that change what the other reads end with a warning`() {
    struct Both: View {
      let pair: Pair
      @State private var isOn = false
      var body: some View {
        Left(pair: pair)
        Right(pair: pair)
        Toggle("on", isOn: $isOn)
      }
    }
    let host = PreviewHost(Both(pair: Pair()))
    #expect(host.texts.prefix(2) == ["right true", "left true"])
    #expect(host.warnings.map(\.rule) == [.endlessUpdate])
    #expect(throws: Never.self) { try host.toggle("on") }
    #expect(host.screen.elements.contains { $0.role == .toggle && $0.value == "1" || $0.isSelected })
  }

  // MARK: Objects that must go

  final class Tracked {
    let counter: Counter
    init(_ counter: Counter) {
      self.counter = counter
      counter.living += 1
    }
    deinit { counter.living -= 1 }
  }

  final class Counter {
    var living = 0
  }

  @Observable final class ScreenModel {
    @ObservationIgnored private let tracked: Tracked
    var text = "text"
    init(_ counter: Counter) { tracked = Tracked(counter) }
  }

  struct Owner: View {
    @State private var model: ScreenModel
    @FocusState private var isFocused: Bool
    @State private var isAsking = false
    init(counter: Counter) { _model = State(initialValue: ScreenModel(counter)) }
    var body: some View {
      TextField("text", text: $model.text)
        .focused($isFocused)
        .onAppear { isFocused = true }
        .onChange(of: model.text) { if !model.text.hasSuffix(".") { model.text += "." } }
        .task { for await _ in AsyncStream<Int>(unfolding: { 1 }).prefix(1) { model.text += "!" } }
        .toolbar { Button("Tool") { model.text = "" } }
        .navigationTitle($model.text)
        .alert("Ask", isPresented: $isAsking) { Button("OK") { model.text = "" } }
        .preference(key: Key.self, value: model.text)
    }
  }

  struct Key: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  struct Owners: View {
    let counter: Counter
    @State private var isShown = false
    @State private var isCovered = false
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Push", value: 1)
          NavigationLink("View") { Owner(counter: counter) }
          Button("Sheet") { isShown = true }
          Button("Cover") { isCovered = true }
        }
        .navigationDestination(for: Int.self) { _ in Owner(counter: counter) }
        .sheet(isPresented: $isShown) { Owner(counter: counter) }
        .fullScreenCover(isPresented: $isCovered) {
          NavigationStack { Owner(counter: counter).toolbar { CloseButton() } }
        }
      }
    }
  }

  struct CloseButton: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
  }

  @Test func `models of screens are released after pop and dismiss`() throws {
    let counter = Counter()
    let host = PreviewHost(Owners(counter: counter))
    try host.tap("Push")
    try host.type("abc", into: "text")
    #expect(counter.living > 0)
    try host.goBack()
    #expect(counter.living == 0, "value link")
    try host.tap("Sheet")
    try host.type("abc", into: "text")
    #expect(counter.living > 0)
    try host.dismissByGesture()
    #expect(counter.living == 0, "sheet")
    try host.tap("Cover")
    try host.type("abc", into: "text")
    try host.tap("Close")
    #expect(counter.living == 0, "cover")
    try host.tap("View")
    try host.type("abc", into: "text")
    try host.goBack()
    #expect(counter.living == 0, "view link")
  }

  @Test func `a thousand hosts are made and none stays`() throws {
    let counter = Counter()
    for _ in 0..<1000 {
      let host = PreviewHost(Owners(counter: counter))
      try host.tap("Sheet")
      try host.type("a", into: "text")
    }
    #expect(counter.living == 0)
  }

  @Test func `a host dropped while a task sleeps releases what the task holds`() throws {
    struct Sleeping: View {
      @State var tracked: Tracked
      init(_ counter: Counter) { _tracked = State(initialValue: Tracked(counter)) }
      var body: some View {
        Text("x").task {
          try? await Task.sleep(for: .seconds(100))
          _ = tracked
        }
      }
    }
    let counter = Counter()
    for _ in 0..<10 { _ = PreviewHost(Sleeping(counter)).screen }
    #expect(counter.living == 0)
  }

  @Test func `a model's deinit may change another model during an update`() throws {
    @MainActor final class Farewell {
      let log: Log
      init(_ log: Log) { self.log = log }
      isolated deinit { log.number += 1 }
    }
    struct Parting: View {
      @State private var farewell: Farewell
      init(_ log: Log) { _farewell = State(initialValue: Farewell(log)) }
      var body: some View { Text("here") }
    }
    struct Whole: View {
      let log: Log
      @State private var isThere = true
      var body: some View {
        Button("Part \(log.number)") { isThere = false }
        if isThere { Parting(log) }
      }
    }
    let log = Log()
    let host = PreviewHost(Whole(log: log))
    try host.tap("Part 0")
    #expect(log.number >= 1)
    #expect(host.texts == ["Part \(log.number)"])
  }
}
