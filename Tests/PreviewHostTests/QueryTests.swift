import Foundation
import PreviewHost
import PreviewRecording
import SwiftData
import SwiftUI
import Testing

/// Views over models that a container keeps.
@MainActor @Suite struct QueryTests {
  @Model final class Book {
    var title: String
    var isRead: Bool
    init(title: String, isRead: Bool = false) {
      self.title = title
      self.isRead = isRead
    }
  }

  struct Shelf: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Book.title) private var books: [Book]
    @Query(filter: #Predicate<Book> { !$0.isRead }) private var unread: [Book]
    var body: some View {
      Text("unread \(unread.count)")
      ForEach(books) { Row(book: $0) }
      Button("Add") { context.insert(Book(title: "B")) }
      Button("Delete") { books.first.map(context.delete) }
    }
  }

  struct Row: View {
    let book: Book
    var body: some View { Button(book.title) { book.isRead.toggle() } }
  }

  @Test func `a query follows what the context inserts, deletes and changes`() throws {
    let container = try ModelContainer(for: Book.self, configurations: .init(isStoredInMemoryOnly: true))
    for title in ["C", "A"] { container.mainContext.insert(Book(title: title)) }
    let host = PreviewHost(Shelf().modelContainer(container))
    #expect(host.screen.texts == ["unread 2", "A", "C", "Add", "Delete"])
    try host.tap("Add")
    #expect(host.screen.texts == ["unread 3", "A", "B", "C", "Add", "Delete"])
    host.resetBodyCounts()
    try host.tap("B")
    #expect(host.screen.texts.first == "unread 2")
    #expect(host.bodyCounts == ["Shelf": 1])
    try host.tap("Delete")
    #expect(host.screen.texts == ["unread 1", "B", "C", "Add", "Delete"])
  }
}
