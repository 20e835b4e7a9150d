import SwiftUI
import SwiftData

@Model
final class ShelfAuthor {
  @Attribute(.unique) var name: String
  @Relationship(deleteRule: .cascade, inverse: \ShelfBook.author) var books: [ShelfBook] = []
  var note: String?
  init(name: String) { self.name = name }
}

enum ShelfMood: String, Codable { case happy, sad }

@Model
public class ShelfBook: Identifiable {
  public var title = "Untitled"
  var created: Date
  var rating: Int?
  var mood: ShelfMood = ShelfMood.happy
  var tags: [String]
  var author: ShelfAuthor?
  @Transient var isOpen = false
  let code: String
  var isRated: Bool { rating != nil }
  init(title: String, created: Date = .now, author: ShelfAuthor? = nil) {
    self.title = title
    self.created = created
    tags = []
    code = "x"
    self.author = author
  }
}

struct ShelfScreen: View {
  @Environment(\.modelContext) private var context
  @Query private var all: [ShelfBook]
  @Query(sort: \ShelfBook.title) private var sorted: [ShelfBook]
  @Query(sort: \ShelfBook.rating, order: .reverse) private var rated: [ShelfBook]
  @Query(filter: #Predicate<ShelfBook> { $0.rating == nil }, sort: \ShelfBook.created, animation: .default) private var open: [ShelfBook]
  @Query(sort: [SortDescriptor(\ShelfBook.title), SortDescriptor(\ShelfBook.created, order: .reverse)]) var both: [ShelfBook]
  @Query(FetchDescriptor<ShelfBook>(sortBy: [SortDescriptor(\.title)])) var described: [ShelfBook]
  @Query(animation: .bouncy) var animated: [ShelfAuthor]
  static var few: FetchDescriptor<ShelfBook> { var d = FetchDescriptor<ShelfBook>(); d.fetchLimit = 3; return d }
  @Query(few) var some: [ShelfBook]
  @State private var search = ""
  @State private var path: [ShelfBook] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(sorted) { book in NavigationLink(value: book) { Text(book.title) } }
          .onDelete { for index in $0 { context.delete(sorted[index]) } }
        ShelfSearch(search: search, order: .forward)
      }
      .navigationDestination(for: ShelfBook.self) { ShelfEditor(book: $0) }
      .navigationDestination(for: PersistentIdentifier.self) { id in
        if let book = context.model(for: id) as? ShelfBook { ShelfEditor(book: book) }
      }
      .searchable(text: $search)
      .toolbar { Button("Add") { add() } }
      .onChange(of: all) { print(all.count) }
    }
  }
  func add() {
    let book = ShelfBook(title: "a")
    context.insert(book)
    path = [book]
    do { try context.save() } catch { print(error.localizedDescription) }
    try? context.delete(model: ShelfBook.self, where: #Predicate { $0.title.isEmpty })
  }
}

struct ShelfSearch: View {
  @Query private var books: [ShelfBook]
  init(search: String, order: SortOrder) {
    _books = Query(filter: #Predicate<ShelfBook> { book in
      if search.isEmpty { true } else { book.title.localizedStandardContains(search) }
    }, sort: \ShelfBook.title, order: order)
  }
  init(sort: [SortDescriptor<ShelfBook>]) { _books = Query(sort: sort) }
  init(name: String) { _books = Query(filter: #Predicate { $0.author?.name == name }, sort: [SortDescriptor(\.title)], animation: .default) }
  var body: some View { ForEach(books) { Text($0.title) } }
}

struct ShelfEditor: View {
  @Bindable var book: ShelfBook
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Form { TextField("Title", text: $book.title); DatePicker("Created", selection: $book.created)
      if let author = book.author { Text(author.name); ForEach(author.books) { Text($0.title) } } }
  }
}

struct ShelfApp: App {
  let container: ModelContainer
  init() {
    do {
      let config = ModelConfiguration(isStoredInMemoryOnly: true)
      container = try ModelContainer(for: ShelfAuthor.self, ShelfBook.self, configurations: config)
    } catch { fatalError("\(error)") }
  }
  var body: some Scene {
    WindowGroup { ShelfScreen() }.modelContainer(container)
    WindowGroup(id: "b") { ShelfScreen() }.modelContainer(for: [ShelfAuthor.self, ShelfBook.self])
    WindowGroup(id: "c") { ShelfScreen() }.modelContainer(for: ShelfBook.self, inMemory: true)
  }
}
@MainActor var shelfContainer: ModelContainer = {
  let schema = Schema([ShelfBook.self])
  let modelConfiguration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: false)
  do { return try ModelContainer(for: schema, configurations: [modelConfiguration]) } catch { fatalError("Could not create ModelContainer: \(error)") }
}()
#Preview {
  let config = ModelConfiguration(isStoredInMemoryOnly: true)
  let container = try! ModelContainer(for: ShelfBook.self, configurations: config)
  for i in 1..<10 { container.mainContext.insert(ShelfBook(title: "\(i)")) }
  return ShelfScreen().modelContainer(container)
}
@MainActor func shelfWork(_ context: ModelContext) throws {
  let count = try context.fetchCount(FetchDescriptor<ShelfBook>())
  var descriptor = FetchDescriptor<ShelfBook>(predicate: #Predicate { $0.title == "a" && $0.tags.contains("x") }, sortBy: [SortDescriptor(\.created, order: .reverse)])
  descriptor.fetchLimit = count
  let books = try context.fetch(descriptor)
  try context.transaction { books.forEach { context.delete($0) } }
  context.rollback(); _ = context.hasChanges; context.autosaveEnabled = false; _ = context.container
}

@ModelActor actor ShelfImporter {
  func add(_ titles: [String]) throws -> Int {
    for title in titles { modelContext.insert(ShelfBook(title: title)) }
    try modelContext.save()
    return try modelContext.fetchCount(FetchDescriptor<ShelfBook>())
  }
  func rename(_ id: PersistentIdentifier) { self[id, as: ShelfBook.self]?.title = "b" }
}
func importBooks(into container: ModelContainer) async throws -> Int {
  try await ShelfImporter(modelContainer: container).add(["a"])
}
@Model final class ShelfTag {
  #Unique<ShelfTag>([\.name])
  #Index<ShelfTag>([\.name], [\.name, \.count])
  var name: String
  private(set) var count = 0
  @Attribute(.externalStorage) var picture: Data?
  @Attribute(originalName: "colour") var color: String = "red"
  @Relationship(deleteRule: .nullify) var books: [ShelfBook]? = []
  @Relationship var main: ShelfBook?
  init(name: String) { self.name = name }
  convenience init() { self.init(name: "") }
  static let example = 1
  func bump() { count += 1; books?.append(ShelfBook(title: "a")) }
}
enum ShelfSchemaV1: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  static var models: [any PersistentModel.Type] { [Note.self] }
  @Model final class Note { var text = ""; init() {} }
}
enum ShelfPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [ShelfSchemaV1.self] }
  static var stages: [MigrationStage] { [.lightweight(fromVersion: ShelfSchemaV1.self, toVersion: ShelfSchemaV1.self)] }
}
func planned() throws -> ModelContainer {
  try ModelContainer(for: ShelfSchemaV1.Note.self, migrationPlan: ShelfPlan.self)
}
struct ShelfSamples: PreviewModifier {
  static func makeSharedContext() async throws -> ModelContainer {
    try ModelContainer(for: ShelfBook.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }
  func body(content: Content, context: ModelContainer) -> some View { content.modelContainer(context) }
}
extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var shelfSamples: Self { .modifier(ShelfSamples()) }
}
#Preview(traits: .shelfSamples) {
  @Previewable @Query var books: [ShelfBook]
  ForEach(books) { ShelfEditor(book: $0) }
}
