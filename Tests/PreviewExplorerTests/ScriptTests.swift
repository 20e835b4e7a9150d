import PreviewExplorer
import PreviewHost
import SwiftUI
import Testing

private struct Naming: View {
  @State private var title = ""
  @State private var sent = "nothing"
  @AppStorage("draft") private var draft = "no draft"
  @SceneStorage("place") private var place = 0

  var body: some View {
    List {
      TextField("Title", text: $title).onSubmit { sent = title }
      Text("Sent: \(sent)")
      Text(draft)
      Text("Place \(place)")
      Button("Keep") { draft = "kept" }
      Button("Go on") { place = min(place + 1, 1) }
    }
    .refreshable { sent = "refreshed" }
  }
}

private struct Linked: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      Text("Home").navigationTitle("Home")
        .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
    }
    .onOpenURL { url in
      path = [url.host() ?? ""]
      AccessibilityNotification.Announcement("Opened \(path[0])").post()
    }
  }
}

private struct Loading: View {
  @State private var books: [String]?

  var body: some View {
    Group {
      if let books { Text(books[0]) } else { ProgressView() }
    }
    .task {
      try? await Task.sleep(for: .seconds(2))
      books = ["Emma"]
    }
  }
}

private struct Ticking: View {
  @State private var ticks = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(ticks) s").onReceive(timer) { _ in ticks += 1 }
  }
}

private struct Chance: View {
  @MainActor private static var starts = 0
  @State private var number = 0

  var body: some View {
    Button("Draw") {}
    Text("\(number)").onAppear {
      Self.starts += 1
      number = Self.starts
    }
  }
}

@MainActor @Suite struct ScriptTests {
  @Test func `texts are typed and sent, once`() {
    let recording = explored(Naming(), script: [.type("Emma", into: "Title"), .submit("Title")], depth: 2)
    #expect(recording.place(after: "script 0", "script 0") == nil)
    #expect(recording.screen(after: "script 0", "script 1")?.words.contains("Sent: Emma") == true)
    #expect(recording.problems.isEmpty)
  }

  @Test func `pulling down refreshes`() {
    let recording = explored(Naming(), script: [.refresh], depth: 1)
    #expect(recording.screen(after: "script 0")?.words.contains("Sent: refreshed") == true)
  }

  @Test func `starting again keeps what the system keeps, and every walk begins without it`() {
    let recording = explored(Naming(), script: [.relaunch])
    #expect(recording.states[0].screen.words.contains("no draft"))
    #expect(recording.screen(after: "Keep", "script 0")?.words.contains("kept") == true)
    #expect(recording.screen(after: "Go on", "script 0")?.words.contains("Place 1") == true)
    #expect(recording.states.count == 4)
    #expect(recording.problems.isEmpty)
  }

  @Test func `a link from outside is offered where somebody listens`() {
    let recording = explored(Linked(), script: [.open("books://emma")])
    #expect(recording.screen(after: "script 0")?.title == "emma")
    #expect(recording.step("script 0")?.announcements == [Announcement(kind: .announcement, text: "Opened emma")])
    #expect(recording.place(after: "script 0", "script 0") == recording.place(after: "script 0"))
  }

  @Test func `an action that no screen takes is a problem that names what there is`() {
    let script: [ScriptAction] = [.type("x", into: "Author"), .open("books://emma"), .swipe("Row", action: "Keep")]
    let recording = explored(Naming(), script: script, depth: 1)
    #expect(
      recording.refusals.map(\.reason) == [
        "no screen takes type \"x\" into \"Author\": there is “Title”",
        "no screen takes open books://emma: nothing there could take it",
        "no screen takes swipe \"Row\" \"Keep\": nothing there could take it",
      ])
  }

  @Test func `what is waited for comes with a step in time`() {
    let recording = explored(Loading())
    #expect(recording.states.count == 2)
    #expect(recording.screen(after: "wait")?.words == ["Emma"])
    #expect(recording.limits.isEmpty)
    let asked = explored(Loading(), script: [.wait(1000)])
    #expect(asked.screen(after: "script 0")?.elements.contains { $0.role == .progress } == true)
  }

  @Test func `a clock that goes on stops after some steps`() {
    let recording = explored(Ticking())
    #expect(recording.states.map(\.screen.words) == [["0 s"], ["1 s"], ["2 s"], ["3 s"]])
    #expect(recording.limits == [.waits(3)])
  }

  @Test func `what differs from start to start is a problem`() {
    let recording = explored(Chance())
    #expect(recording.states.count == 1)
    #expect(recording.problems.count == 1)
    #expect(recording.problems.first?.hasPrefix("The example begins differently when it is started again") == true)
  }
}
