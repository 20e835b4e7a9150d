import LibraryTestSupport
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// Rule 42: `dismiss` in the columns of a split view.
@MainActor @Suite struct SplitDismissRuleTests {
  struct Mail: View {
    @State private var choice: String?
    var body: some View {
      NavigationSplitView {
        List(["a", "b"], id: \.self, selection: $choice) { Text($0) }.navigationTitle("Side")
      } detail: {
        Detail(name: choice ?? "none")
          .navigationDestination(for: Int.self) { Detail(name: "pushed \($0)") }
      }
    }
  }

  struct Detail: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        NavigationLink("Push", value: 1)
        Button("Dismiss") { dismiss() }
      }
      .navigationTitle(name)
    }
  }

  @Test(.rule(42, .documented, "developer.apple.com/documentation/swiftui/dismissaction"))
  func `dismiss pops in a collapsed split view and clears the selection in an expanded one`() throws {
    let narrow = PreviewHost(Mail())
    try narrow.tap("a")
    try narrow.tap("Push")
    #expect(narrow.screen.title == "pushed 1")
    try narrow.tap("Dismiss")
    #expect(narrow.screen.title == "a")
    try narrow.tap("Dismiss")
    #expect(narrow.screen.title == "Side")
    let wide = PreviewHost(Mail(), on: .tablet)
    try wide.tap("b")
    try wide.tap("Push")
    #expect(wide.screen.columns.map(\.screen.title) == ["Side", "pushed 1"])
    try wide.tap("Dismiss")
    #expect(wide.screen.columns.map(\.screen.title) == ["Side", "b"])
    try wide.tap("Dismiss")
    #expect(wide.screen.columns.map(\.screen.title) == ["Side", "none"])
  }
}
