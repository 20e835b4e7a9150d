import Foundation
import PreviewRecording
import Snippets
import Testing

@testable import Rendering

/// Where things stand on a phone and on a tablet.
@Suite struct PreviewDeviceTests {
  private func body(_ recording: Recording) -> String {
    var presentation = SnippetPresentation(fenceLine: 1, code: "f()\n", verdict: .notChecked)
    presentation.previews = [recording]
    return RenderedPage("```swift preview\nf()\n```\n", in: "en", presentations: [presentation]).body
  }

  private func recording(_ device: Recording.Device, _ screen: Screen, steps: [Recording.Step] = []) -> Recording {
    var recording = Recording(name: nil, device: device, language: "en", direction: .leftToRight)
    var state = Recording.State(screen: screen, spoken: [])
    state.steps = steps
    recording.states = [state]
    return recording
  }

  private var tabs: Screen {
    var screen = Screen()
    screen.title = "Books"
    screen.titleDisplayMode = .inline
    screen.hasNavigationBar = true
    var bar = TabBar()
    var first = TabBar.Item(id: "1", title: "Library", isSelected: true)
    first.symbol = "books.vertical"
    bar.items = [first, TabBar.Item(id: "2", title: "Saved", isSelected: false)]
    screen.tabBar = bar
    screen.content = [Element(id: "3", role: .text, text: "Inside")]
    return screen
  }

  private func position(_ part: String, in text: String) throws -> String.Index {
    try #require(text.range(of: part)).lowerBound
  }

  @Test func `tabs stand at the foot of a phone, with symbols`() throws {
    let body = body(recording(.phone, tabs))
    #expect(try position("Inside", in: body) < position("role=\"tablist\"", in: body))
    #expect(body.contains("#sf:books-vertical"))
  }

  @Test func `tabs stand at the top of a tablet, words alone, and the title before them`() throws {
    let body = body(recording(.tablet, tabs))
    #expect(try position("class=\"tabs top\"", in: body) < position("Inside", in: body))
    #expect(try position(">Books</p>", in: body) < position("class=\"tabs top\"", in: body))
    #expect(body.components(separatedBy: "role=\"tablist\"").count == 2 && !body.contains("#sf:books-vertical"))
  }

  @Test func `tabs over the columns of a split view stand above all of them`() throws {
    var screen = tabs
    screen.columns = [Column(kind: .sidebar, screen: Screen()), Column(kind: .detail, screen: Screen())]
    let body = body(recording(.tablet, screen))
    #expect(try position("role=\"tablist\"", in: body) < position("class=\"columns\"", in: body))
    #expect(body.components(separatedBy: "role=\"tablist\"").count == 2)
  }

  @Test func `tabs in a sheet on a tablet stand at its foot, as on a phone`() throws {
    var screen = Screen()
    screen.content = [Element(id: "9", role: .text, text: "Below")]
    screen.presented = [Presented(kind: .sheet, screen: tabs)]
    let body = body(recording(.tablet, screen))
    #expect(try position("Inside", in: body) < position("role=\"tablist\"", in: body))
  }

  @Test func `stacks beside each other have bars and ways back of their own`() throws {
    var screen = Screen()
    screen.content = [
      Element(
        id: "1", role: .horizontal,
        children: ["Left", "Right"].enumerated().map { index, title in
          var inner = Screen()
          (inner.title, inner.hasNavigationBar, inner.titleDisplayMode) = (title, true, .inline)
          if index == 0 { inner.backButton = "Home" }
          var pane = Element(id: "p\(index)", role: .pane)
          pane.panes = [inner]
          return pane
        })
    ]
    let back = Recording.Step(action: .tap("p0"), target: 0)
    let body = body(recording(.phone, screen, steps: [back]))
    #expect(body.components(separatedBy: "class=\"pane\"").count == 3)
    #expect(try position(">Left</p>", in: body) < position(">Right</p>", in: body))
    #expect(body.components(separatedBy: "<a class=\"glass back\"").count == 2)
  }
}
