import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// What a writer of tests reads when an action fails.
@MainActor @Suite struct ActionErrorTests {
  private func words(_ act: () throws(ActionError) -> Void) -> String {
    do {
      try act()
      return "nothing failed"
    } catch {
      return error.description
    }
  }

  @Test func `a row and its link are named once`() {
    let host = PreviewHost(
      NavigationStack {
        List(["Tea", "Coffee"], id: \.self) { NavigationLink($0, value: $0) }
          .navigationDestination(for: String.self) { Text($0) }
      })
    let text = words { () throws(ActionError) in try host.tap("Milk") }
    #expect(text == "cannot tap “Milk” on this screen: these can: “Tea”, “Coffee”")
  }

  @Test func `of very many the first are named and the others counted`() {
    let host = PreviewHost(VStack { ForEach(0..<1000, id: \.self) { Button("b\($0)") {} } })
    let text = words { () throws(ActionError) in try host.tap("Milk") }
    #expect(text.hasSuffix("“b18”, “b19” and 980 more"))
  }

  @Test func `nothing to act on is said`() {
    let host = PreviewHost(Text("Milk"))
    let text = words { () throws(ActionError) in try host.tap("Milk") }
    #expect(text == "cannot tap “Milk” on this screen: nothing here can")
    let button = PreviewHost(Button("Milk") {}.disabled(true))
    #expect(words { () throws(ActionError) in try button.tap("Milk") } == "cannot tap “Milk”: it is disabled")
  }

  @Test func `what is under something presented is said to be there`() throws {
    struct Covered: View {
      @State private var isShown = true
      @State private var isAsking = false
      var body: some View {
        Button("Below") {}
          .sheet(isPresented: $isShown) {
            Button("Ask") { isAsking = true }.alert("Sure?", isPresented: $isAsking) {}
          }
      }
    }
    let host = PreviewHost(Covered())
    let below = words { () throws(ActionError) in try host.tap("Below") }
    #expect(below == "cannot tap “Below”: it is under what is presented (sheet)")
    try host.tap("Ask")
    let ask = words { () throws(ActionError) in try host.tap("Ask") }
    #expect(ask == "cannot tap “Ask”: it is under what is presented (alert)")
    let other = words { () throws(ActionError) in try host.tap("Other") }
    #expect(other == "cannot tap “Other” on this screen: these can: “OK”")
  }
}
