import LibraryTestSupport
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

@MainActor @Suite struct PresentationRuleTests {
  struct Book: Identifiable {
    let id: Int
    var title: String
  }

  /// Keeps what happened, in order.
  @Observable final class Log {
    @ObservationIgnored var lines: [String] = []
    var book: Book?
  }

  struct Reading: View {
    let book: Book
    @State private var marks = 0
    var body: some View {
      VStack {
        Text(book.title)
        Text("\(marks) marks")
        Button("Mark") { marks += 1 }
      }
    }
  }

  struct Shelf: View {
    @Bindable var log: Log
    var body: some View {
      Button("Open") { log.book = Book(id: 1, title: "One") }
        .sheet(item: $log.book, onDismiss: { log.lines.append("gone, item is \(log.book?.title ?? "nil")") }) { book in
          Reading(book: book)
            .onAppear { log.lines.append("\(book.title) appears") }
            .onDisappear { log.lines.append("\(book.title) disappears") }
        }
    }
  }

  @Test(.rule(38, .documented, "developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)"))
  func `another identity presents anew, the same identity updates in place`() throws {
    let log = Log()
    let host = PreviewHost(Shelf(log: log))
    #expect(host.screen.presented == [])
    try host.tap("Open")
    #expect(host.screen.presented.map(\.kind) == [.sheet])
    try host.tap("Mark")
    log.book = Book(id: 1, title: "Uno")
    #expect(host.texts == ["Uno", "1 marks", "Mark"])
    #expect(log.lines == ["One appears"])
    log.book = Book(id: 2, title: "Two")
    #expect(host.texts == ["Two", "0 marks", "Mark"])
    #expect(log.lines == ["One appears", "Uno disappears", "gone, item is Two", "Two appears"])
  }

  @Test(.rule(39, .documented, "developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)"))
  func `the binding is empty before onDismiss runs, once, by hand and in code`() throws {
    let log = Log()
    let host = PreviewHost(Shelf(log: log))
    try host.tap("Open")
    try host.dismissByGesture()
    #expect(log.book == nil)
    #expect(log.lines == ["One appears", "One disappears", "gone, item is nil"])
    log.lines = []
    try host.tap("Open")
    log.book = nil
    #expect(host.screen.presented == [])
    #expect(log.lines == ["One appears", "One disappears", "gone, item is nil"])
  }
}
