import Foundation
import LibraryTestSupport
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// What is kept for the app and for a scene.
@MainActor @Suite struct StorageRuleTests {
  enum Theme: String { case light, dark }

  struct Kept: View {
    @AppStorage("rule77.count") private var count = 5
    @AppStorage("rule77.theme") private var theme = Theme.light
    @AppStorage("rule77.note") private var note: String?
    var body: some View {
      Text("count \(count) \(theme.rawValue) \(note ?? "none")")
      Button("Count") { count += 1 }
      Button("Dark") { theme = .dark }
      Button("Note") { note = "written" }
      Button("No note") { note = nil }
      Other()
    }
  }

  struct Other: View {
    @AppStorage("rule77.count") private var count = 7
    var body: some View { Text("other \(count)") }
  }

  @Test(.rule(77, .documented, "developer.apple.com/documentation/swiftui/appstorage"))
  func `the default is not written, equal keys stay in step, the store selects the suite`() throws {
    let suite = "dalil.rule77"
    let store = try #require(UserDefaults(suiteName: suite))
    store.removePersistentDomain(forName: suite)
    defer { store.removePersistentDomain(forName: suite) }
    let host = PreviewHost(Kept().defaultAppStorage(store))
    #expect(host.screen.texts.contains("count 5 light none"))
    #expect(host.screen.texts.contains("other 7"))
    #expect(store.object(forKey: "rule77.count") == nil)
    try host.tap("Count")
    #expect(store.integer(forKey: "rule77.count") == 6)
    #expect(host.screen.texts.contains("other 6"))
    try host.tap("Dark")
    try host.tap("Note")
    #expect(host.screen.texts.contains("count 6 dark written"))
    try host.tap("No note")
    #expect(store.object(forKey: "rule77.note") == nil)
    store.set(40, forKey: "rule77.count")
    #expect(host.screen.texts.contains("other 40"))
    #expect(UserDefaults.standard.object(forKey: "rule77.count") == nil)
  }

  struct SceneKept: View {
    @SceneStorage("tab") private var tab = "home"
    @SceneStorage("draft") private var draft: String?
    @State private var plain = 0
    var body: some View {
      Text("\(tab) \(draft ?? "none") \(plain)")
      Button("Go") {
        tab = "books"
        draft = "half"
        plain = 1
      }
      SceneOther()
    }
  }

  struct SceneOther: View {
    @SceneStorage("tab") private var tab = "unused"
    var body: some View { Text("other \(tab)") }
  }

  @Test(.rule(78, .documented, "developer.apple.com/documentation/swiftui/scenestorage"))
  func `a scene's values are shared by equal keys, come back with the scene and are gone without it`() throws {
    let host = PreviewHost(SceneKept())
    try host.tap("Go")
    #expect(host.screen.texts.contains("books half 1"))
    #expect(host.screen.texts.contains("other books"))
    host.restart()
    #expect(host.screen.texts.contains("books half 0"))
    host.restart(restoringScene: false)
    #expect(host.screen.texts.contains("home none 0"))
    let second = PreviewHost(SceneKept())
    #expect(second.screen.texts.contains("home none 0"))
  }

  struct Restoring: View {
    @State private var path = NavigationPath()
    @SceneStorage("path") private var kept: Data?
    @Environment(\.scenePhase) private var phase
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Open", value: 1).navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            NavigationLink("Next", value: number + 1).navigationTitle("Screen \(number)")
          }
      }
      .onChange(of: phase) {
        if phase == .background { kept = path.codable.flatMap { try? JSONEncoder().encode($0) } }
      }
      .task {
        guard let kept, let decoded = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: kept)
        else { return }
        path = NavigationPath(decoded)
      }
    }
  }

  @Test func `a path that is kept with the scene comes back after the system ended the app`() throws {
    let host = PreviewHost(Restoring())
    try host.tap("Open")
    try host.tap("Next")
    #expect(host.screen.title == "Screen 2")
    host.restart()
    #expect(host.screen.title == "Screen 2")
    #expect(host.screen.depth == 2)
    host.restart(restoringScene: false)
    #expect(host.screen.title == "Root")
  }
}
