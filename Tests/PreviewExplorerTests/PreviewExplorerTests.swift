import PreviewExplorer
import PreviewHost
import SwiftUI
import Testing

@MainActor @Suite struct PreviewExplorerTests {
  @Test func `a recording begins with the example as it is started`() {
    let recordings = PreviewExplorer(RecordingRequest(devices: [.phone, .tablet], language: "ar")).record(
      PreviewRoot("Books") { NavigationStack { Text("Emma").navigationTitle("Books") } })
    #expect(recordings.map(\.device) == [.phone, .tablet])
    #expect(recordings.map(\.name) == ["Books", "Books"])
    #expect(recordings.map(\.direction) == [.rightToLeft, .rightToLeft])
    #expect(recordings.map { $0.states.first?.screen.title } == ["Books", "Books"])
  }
}
