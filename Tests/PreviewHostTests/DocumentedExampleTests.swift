import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// The examples of the library's articles; a test of the documentation finds each of them here.
@MainActor @Suite struct DocumentedExampleTests {
  struct Library: View {
    @State private var path: [String] = []
    @State private var isAdding = false

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Dune", value: "Dune")
          Button("Add") { isAdding = true }
        }
        .navigationTitle("Library")
        .navigationDestination(for: String.self) { Text("About \($0)").navigationTitle($0) }
        .sheet(isPresented: $isAdding) { Text("A new book") }
      }
    }
  }

  @Test func `a library is read and acted on`() throws {
    let host = PreviewHost(Library())
    #expect(host.screen.title == "Library")

    try host.tap("Dune")
    #expect(host.screen.title == "Dune")
    #expect(host.screen.backButton == "Library")

    try host.goBack()
    try host.tap("Add")
    #expect(host.screen.front.elements.map(\.text) == ["A new book"])

    try host.dismissByGesture()
    #expect(host.screen.presented.isEmpty)
    #expect(host.warnings.isEmpty)
  }
}
