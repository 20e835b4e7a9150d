import SwiftUI
import SwiftData

@Model final class Person {
  @Attribute(.unique) var id: UUID = UUID()
  var name: String = ""
  var joined: Date = Date.now
  var kind: Kind = Kind.friend
  @Attribute(.externalStorage) var photo: Data?
  @Relationship(inverse: \Tagged.people) var tags: [Tagged]? = []
  enum Kind: String, Codable, CaseIterable { case friend, colleague }
  init(name: String) { self.name = name }
  var initials: String { name.split(separator: " ").compactMap(\.first).map(String.init).joined() }
}
@Model final class Tagged { var title: String; var people: [Person]?; init(_ title: String) { self.title = title } }

enum PersonRoute: Hashable { case person(Person), tag(PersistentIdentifier) }

struct PeopleScreen: View {
  @Environment(\.modelContext) private var modelContext
  @State private var sortOrder = [SortDescriptor(\Person.name)]
  @State private var path: [PersonRoute] = []
  @State private var minDate = Date.distantPast
  var body: some View {
    NavigationStack(path: $path) {
      PeopleList(minDate: minDate, sort: sortOrder)
        .navigationDestination(for: PersonRoute.self) { route in
          switch route {
          case .person(let p): PersonForm(person: p)
          case .tag(let id): if let tag = modelContext.model(for: id) as? Tagged { Text(tag.title) }
          }
        }
        .toolbar {
          Menu("Sort", systemImage: "arrow.up.arrow.down") {
            Picker("Sort", selection: $sortOrder) {
              Text("Name").tag([SortDescriptor(\Person.name)])
              Text("Joined").tag([SortDescriptor(\Person.joined, order: .reverse), SortDescriptor(\Person.name)])
            }
          }
          Button("Add") {
            let p = Person(name: "New"); modelContext.insert(p); path.append(.person(p))
          }
        }
    }
  }
}
struct PeopleList: View {
  @Query private var people: [Person]
  @Query(filter: #Predicate<Person> { $0.name.count > 3 }, sort: \.name) private var long: [Person]
  init(minDate: Date, sort: [SortDescriptor<Person>]) {
    let friend = "x"
    _people = Query(filter: #Predicate<Person> { $0.joined > minDate && !$0.name.contains(friend) }, sort: sort)
  }
  var body: some View {
    List(people) { p in NavigationLink(p.name, value: PersonRoute.person(p)) }
  }
}
struct PersonForm: View {
  @Bindable var person: Person
  @Environment(\.dismiss) private var dismiss
  @Environment(\.modelContext) private var context
  var body: some View {
    Form {
      TextField("Name", text: $person.name)
      Picker("Kind", selection: $person.kind) { ForEach(Person.Kind.allCases, id: \.self) { Text($0.rawValue) } }
      Button("Delete", role: .destructive) {
        context.delete(person); dismiss()
      }
      Button("Purge") { try? context.delete(model: Person.self, where: #Predicate { $0.name == "" }) }
    }
    .onDisappear { if context.hasChanges { try? context.save() } }
  }
}
@MainActor let previewContainer: ModelContainer = {
  let c = try! ModelContainer(for: Person.self, Tagged.self, configurations: .init(isStoredInMemoryOnly: true))
  c.mainContext.insert(Person(name: "A"))
  return c
}()
#Preview { PeopleScreen().modelContainer(previewContainer) }
#Preview { PeopleScreen().modelContainer(for: [Person.self, Tagged.self], inMemory: true) }
