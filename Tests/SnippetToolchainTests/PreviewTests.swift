import Diagnostics
import PreviewRecording
import Snippets
import Testing

@testable import SnippetToolchain

@Suite("Previews of blocks, with the compiler of this machine")
struct PreviewTests {
  /// The titles of the states of all previews of all blocks.
  private func titles(_ result: PageSnippetResult) -> [[String?]] {
    result.presentations.flatMap(\.previews).map { $0.states.map(\.screen.title) }
  }

  @Test("the view of a block is looked at from all sides")
  func view() throws {
    let result = try Harness.check(
      .init(
        """
        ```swift preview
        struct HomeView: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Settings") { Text("Sound").navigationTitle("Settings") }
                .navigationTitle("Home")
            }
          }
        }
        ```

        """))
    #expect(result.diagnostics == [])
    #expect(result.presentations.map(\.verdict) == [.previewed(screens: 2)])
    #expect(titles(result) == [["Home", "Settings"]])
    #expect(result.presentations[0].previews.map(\.device) == [.phone])
  }

  @Test("a block that warns as it promises is shown all the same")
  func warning() throws {
    let page = { (info: String, mark: String) in
      """
      ```\(info)
      struct HomeView: View {
        var body: some View {
          let unused = 1\(mark)
          NavigationStack { Text("Home").navigationTitle("Home") }
        }
      }
      ```

      """
    }
    let kept = try Harness.check(.init(page("swift preview warns", " // expected-warning {{never used}}")))
    #expect(kept.diagnostics == [])
    let shown = try #require(kept.presentations.first)
    #expect(shown.verdict == .previewed(screens: 1) && shown.isWarned)
    #expect(shown.messages.map(\.severity) == [.warning])
    let broken = try Harness.check(.init(page("swift warns preview", " // expected-warning {{no such words}}")))
    #expect(broken.presentations.map(\.verdict) == [.broken])
    #expect(broken.diagnostics.contains { $0.message.hasPrefix("expected warning 'no such words' does not come") })
  }

  @Test("all previews of a block are shown, with their names and the state that they keep")
  func previews() throws {
    let result = try Harness.check(
      .init(
        """
        ```swift preview
        struct CounterView: View {
          @Binding var count: Int
          var body: some View { NavigationStack { Text("\\(count)").navigationTitle("Count \\(count)") } }
        }

        #Preview("Seven") { CounterView(count: .constant(7)) } // as it is
        #Preview("Kept") {
          @Previewable @State var count = 3
          CounterView(count: $count)
        }
        #Preview { CounterView(count: .constant(1)) }
        func helper() -> Int { 1 }
        ```

        """))
    #expect(result.diagnostics == [])
    #expect(titles(result) == [["Count 7"], ["Count 3"], ["Count 1"]])
    #expect(result.presentations[0].previews.map(\.name) == ["Seven", "Kept", nil])
  }
}
