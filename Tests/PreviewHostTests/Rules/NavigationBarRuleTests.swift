import LibraryTestSupport
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// Rule 22: the bar belongs to the screen on top.
@MainActor @Suite struct NavigationBarRuleTests {
  struct Bars: View {
    @State private var isHidden = true
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Plain", value: 1)
          NavigationLink("Small", value: 2)
          NavigationLink("Hidden", value: 3)
          NavigationLink("None", value: 4)
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          switch number {
          case 1: Text("plain")
          case 2: NavigationLink("Plain", value: 1).navigationTitle("Small").navigationBarTitleDisplayMode(.inline)
          case 3:
            Button("Show") { isHidden = false }.navigationTitle("Hidden").navigationBarBackButtonHidden(isHidden)
          default: Text("none").navigationBarHidden(true)
          }
        }
      }
      .navigationTitle("Outside")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  @Test(.rule(22, .documented, "developer.apple.com/documentation/swiftui/view/navigationtitle(_:)"))
  func `title and display mode are those of the screen on top, never those set outside the stack`() throws {
    let host = PreviewHost(Bars())
    #expect(host.screen.title == "Root")
    #expect(host.screen.titleDisplayMode == .large)
    try host.tap("Plain")
    #expect(host.screen.title == nil)
    #expect(host.screen.titleDisplayMode == .large)
    #expect(host.screen.backButton == "Root")
  }

  @Test func `an automatic title is as on the screen below`() throws {
    let host = PreviewHost(Bars())
    try host.tap("Small")
    #expect(host.screen.titleDisplayMode == .inline)
    try host.tap("Plain")
    #expect(host.screen.titleDisplayMode == .inline)
    #expect(host.screen.backButton == "Small")
  }

  @Test func `a hidden back button takes the swipe away too, until it shows again`() throws {
    let host = PreviewHost(Bars())
    try host.tap("Hidden")
    #expect(host.screen.backButton == nil)
    #expect(throws: ActionError.self) { try host.goBack() }
    #expect(throws: ActionError.self) { try host.swipeBack() }
    try host.tap("Show")
    #expect(host.screen.backButton == "Root")
    try host.swipeBack()
    #expect(host.screen.title == "Root")
  }

  @Test func `a screen can do without a bar`() throws {
    let host = PreviewHost(Bars())
    try host.tap("None")
    #expect(!host.screen.hasNavigationBar)
    try host.swipeBack()
    #expect(host.screen.hasNavigationBar)
  }

  struct Inner: View {
    @State private var name = "Inner"
    var body: some View {
      VStack {
        Text("a").navigationTitle(name).navigationTitle("Outer")
        Text("b").navigationTitle("Second")
        Button("Rename") { name = "Renamed" }
      }
    }
  }

  @Test func `of several titles the innermost and first is heard, and it follows state`() throws {
    let host = PreviewHost(NavigationStack { Inner().navigationTitle("Outermost") })
    #expect(host.screen.title == "Inner")
    try host.tap("Rename")
    #expect(host.screen.title == "Renamed")
  }

  @Test func `a bar without a stack does not exist`() {
    let host = PreviewHost(Text("alone").navigationTitle("Title").navigationBarTitleDisplayMode(.large))
    #expect(host.screen.title == nil)
    #expect(!host.screen.hasNavigationBar)
  }

  struct Pages: View {
    @State private var language = "en"
    var body: some View {
      NavigationStack {
        NavigationLink("التالي", value: 1)
          .navigationTitle("الكتب")
          .navigationDestination(for: Int.self) { _ in Text("كتاب").navigationTitle("كتاب") }
      }
    }
  }

  @Test func `the way back works in a language from right to left`() throws {
    let host = PreviewHost(Pages())
    host.setLanguage("ar")
    try host.tap("التالي")
    #expect(host.screen.backButton == "الكتب")
    try host.swipeBack()
    #expect(host.screen.title == "الكتب")
  }
}
