import Foundation
import Observation
import SwiftData
import Testing

@Suite("A model context")
@MainActor
struct SwiftDataContextTests {
  let container: ModelContainer
  var context: ModelContext { container.mainContext }

  init() throws {
    container = try ModelContainer(
      for: Shelf.self, Tag.self, Label.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  private func titles(_ descriptor: FetchDescriptor<Volume> = FetchDescriptor()) throws -> [String] {
    try context.fetch(descriptor).map(\.title)
  }

  @Test("what is inserted can be fetched before it is saved, in the order in which it was made")
  func insertAndFetch() throws {
    for title in ["b", "a", "c"] { context.insert(Volume(title: title)) }
    #expect(try titles() == ["b", "a", "c"])
    #expect(context.hasChanges)
    try context.save()
    #expect(!context.hasChanges)
    #expect(try titles() == ["b", "a", "c"])
    #expect(try context.fetchCount(FetchDescriptor<Volume>()) == 3)
  }

  @Test("predicates, orders, limits and offsets are obeyed")
  func descriptors() throws {
    for (title, pages) in [("Emma", 400), ("Ulysses", 700), ("Élan", 20), ("Dune", 400)] {
      context.insert(Volume(title: title, pages: pages))
    }
    #expect(try titles(FetchDescriptor(predicate: #Predicate { $0.pages ?? 0 > 100 })) == ["Emma", "Ulysses", "Dune"])
    let search = "el"
    #expect(
      try titles(FetchDescriptor(predicate: #Predicate { $0.title.localizedStandardContains(search) })) == ["Élan"])
    var descriptor = FetchDescriptor<Volume>(
      sortBy: [SortDescriptor(\.pages, order: .reverse), SortDescriptor(\.title)])
    #expect(try titles(descriptor) == ["Ulysses", "Dune", "Emma", "Élan"])
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 2
    #expect(try titles(descriptor) == ["Dune", "Emma"])
    let shelf = Shelf(name: "One")
    context.insert(shelf)
    shelf.volumes = try context.fetch(descriptor)
    #expect(try titles(FetchDescriptor(predicate: #Predicate { $0.shelf?.name == "One" })) == ["Emma", "Dune"])
  }

  @Test("both sides of a relationship agree, before and after inserting")
  func inverses() throws {
    let one = Shelf(name: "One")
    let two = Shelf(name: "Two")
    let volume = Volume(title: "a")
    one.volumes = [volume]
    context.insert(one)
    context.insert(two)
    #expect(volume.modelContext == context)
    #expect(volume.shelf === one)
    two.volumes.append(volume)
    #expect(volume.shelf === two)
    #expect(one.volumes.isEmpty)
    volume.shelf = one
    #expect(one.volumes == [volume])
    #expect(two.volumes.isEmpty)
    volume.shelf = nil
    #expect(one.volumes.isEmpty)
    let tag = Tag(name: "new")
    volume.tags = [tag]
    #expect(tag.volumes == [volume])
    #expect(tag.modelContext == context)
  }

  @Test("deleting cascades or nullifies, as the rule says")
  func deleteRules() throws {
    let shelf = Shelf(name: "One")
    let volume = Volume(title: "a")
    let other = Volume(title: "b")
    let tag = Tag(name: "new")
    shelf.volumes = [volume, other]
    volume.tags = [tag]
    context.insert(shelf)
    try context.save()
    context.delete(volume)
    #expect(volume.isDeleted)
    #expect(shelf.volumes == [other])
    #expect(tag.volumes.isEmpty)
    #expect(try titles() == ["b"])
    context.delete(shelf)
    #expect(try titles().isEmpty)
    #expect(try context.fetchCount(FetchDescriptor<Tag>()) == 1)
    try context.save()
    #expect(volume.modelContext == nil)
    #expect(try titles().isEmpty)
  }

  @Test("a denied deletion cannot be saved as long as something is related")
  func deny() throws {
    let room = Room(name: "Hall")
    let shelf = Shelf(name: "One")
    context.insert(room)
    room.shelves = [shelf]
    try context.save()
    context.delete(room)
    #expect(throws: CocoaError.self) { try context.save() }
    context.delete(shelf)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Room>()) == 0)
  }

  @Test("a rollback takes back insertions, changes, relationships and deletions")
  func rollback() throws {
    let shelf = Shelf(name: "One")
    let kept = Volume(title: "kept")
    shelf.volumes = [kept]
    context.insert(shelf)
    try context.save()
    kept.title = "changed"
    kept.shelf = nil
    context.insert(Volume(title: "new"))
    #expect(kept.hasChanges)
    context.rollback()
    #expect(!context.hasChanges)
    #expect(try titles() == ["kept"])
    #expect(shelf.volumes == [kept])
    context.delete(shelf)
    #expect(try titles().isEmpty)
    context.rollback()
    #expect(try titles() == ["kept"])
    #expect(kept.shelf === shelf)
  }

  @Test("another context sees what is saved, as objects of its own, and its changes come back")
  func contexts() throws {
    let shelf = Shelf(name: "One")
    let volume = Volume(title: "a")
    shelf.volumes = [volume]
    context.insert(shelf)
    let other = ModelContext(container)
    #expect(try other.fetchCount(FetchDescriptor<Volume>()) == 0)
    try context.save()
    let copy = try #require(try other.fetch(FetchDescriptor<Volume>()).first)
    #expect(copy !== volume)
    #expect(copy == volume)
    #expect(copy.shelf?.name == "One")
    #expect(copy.code == volume.code)
    copy.title = "b"
    #expect(volume.title == "a")
    try other.save()
    #expect(volume.title == "b")
    other.delete(copy)
    try other.save()
    #expect(try titles().isEmpty)
    #expect(shelf.volumes.isEmpty)
  }

  @Test("models are found by their identity, which is a value")
  func identities() throws {
    let volume = Volume(title: "a")
    let identifier = volume.persistentModelID
    context.insert(volume)
    try context.save()
    #expect(volume.persistentModelID == identifier)
    #expect(context.model(for: identifier) === volume)
    let found: Volume? = context.registeredModel(for: identifier)
    #expect(found === volume)
    let data = try JSONEncoder().encode(identifier)
    #expect(try JSONDecoder().decode(PersistentIdentifier.self, from: data) == identifier)
    #expect(
      try context.fetch(FetchDescriptor<Volume>(predicate: #Predicate { $0.persistentModelID == identifier })).count
        == 1)
  }

  @Test("many are deleted by a predicate, and a transaction saves")
  func batches() throws {
    for pages in 1...4 { context.insert(Volume(title: "\(pages)", pages: pages)) }
    try context.transaction { try context.delete(model: Volume.self, where: #Predicate { $0.pages ?? 0 < 3 }) }
    #expect(!context.hasChanges)
    #expect(try titles() == ["3", "4"])
    try context.delete(model: Volume.self)
    #expect(try titles().isEmpty)
  }

  @Test("a model that no container keeps is left out, and the fault is kept")
  func unknownModel() {
    let stranger = Stranger()
    context.insert(stranger)
    #expect(stranger.modelContext == nil)
    #expect(context.faults == ["Failed to find a currently active container for Stranger"])
  }

  @Test("observers hear of the property they read, and of relationships that change from the other side")
  func observation() throws {
    let shelf = Shelf(name: "One")
    let volume = Volume(title: "a")
    context.insert(shelf)
    context.insert(volume)
    #expect(changes(reading: { _ = volume.title }, doing: { volume.title = "b" }))
    #expect(!changes(reading: { _ = volume.title }, doing: { volume.pages = 2 }))
    #expect(changes(reading: { _ = shelf.volumes }, doing: { volume.shelf = shelf }))
    #expect(changes(reading: { _ = try? titles() }, doing: { context.insert(Volume(title: "c")) }))
    #expect(!changes(reading: { _ = try? titles() }, doing: { context.insert(Tag(name: "c")) }))
    let sorted = FetchDescriptor<Volume>(sortBy: [SortDescriptor(\.title)])
    #expect(changes(reading: { _ = try? titles(sorted) }, doing: { volume.title = "z" }))
    #expect(changes(reading: { _ = try? titles() }, doing: { context.rollback() }))
  }

  @Test("a transient variable is not kept, a constant is")
  func transients() throws {
    let volume = Volume(title: "a")
    volume.isOpen = true
    context.insert(volume)
    try context.save()
    let copy = try #require(try ModelContext(container).fetch(FetchDescriptor<Volume>()).first)
    #expect(!copy.isOpen)
    #expect(copy.code == "code a")
  }

  @Test("a new model with a unique value of an old one changes the old one when it is saved")
  func unique() throws {
    let first = Label(key: "a", count: 1)
    context.insert(first)
    try context.save()
    let second = Label(key: "a", count: 2)
    context.insert(second)
    context.insert(Label(key: "b", count: 3))
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Label>()).map(\.count) == [2, 3])
    #expect(first.count == 2)
    #expect(second.modelContext == nil)
  }

  @Test("a model actor works with a context of its own, and the main context hears of what it saves")
  func actors() async throws {
    let volume = Volume(title: "a")
    context.insert(volume)
    try context.save()
    let count = try await Importer(modelContainer: container).add("b", renaming: volume.persistentModelID)
    #expect(count == 2)
    #expect(try titles() == ["c", "b"])
    #expect(volume.title == "c")
  }

  @Test("on a disk, what is saved is there for the next container, unless it is kept in memory only")
  func disk() throws {
    try StoreDisk.$current.withValue(StoreDisk()) {
      let first = try ModelContainer(for: Volume.self)
      first.mainContext.insert(Volume(title: "saved"))
      try first.mainContext.save()
      first.mainContext.insert(Volume(title: "lost"))
      let second = try ModelContainer(for: Volume.self)
      #expect(try second.mainContext.fetch(FetchDescriptor<Volume>()).map(\.title) == ["saved"])
    }
    #expect(try titles().isEmpty)
    #expect(try ModelContainer(for: Volume.self).mainContext.fetchCount(FetchDescriptor<Volume>()) == 0)
  }

  private func changes(reading read: () -> Void, doing act: () -> Void) -> Bool {
    let heard = Flag()
    withObservationTracking(read) { heard.isSet = true }
    act()
    return heard.isSet
  }
}

private final class Flag: @unchecked Sendable {
  var isSet = false
}

@Model
final class Room {
  var name: String
  @Relationship(deleteRule: .deny) var shelves: [Shelf] = []
  init(name: String) { self.name = name }
}

@Model
final class Shelf {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Volume.shelf) var volumes: [Volume] = []
  var room: Room?
  init(name: String) { self.name = name }
}

@Model
final class Volume {
  var title: String
  var pages: Int?
  var shelf: Shelf?
  var tags: [Tag] = []
  @Transient var isOpen = false
  let code: String

  init(title: String, pages: Int? = nil) {
    self.title = title
    self.pages = pages
    code = "code \(title)"
  }
}

@Model
final class Tag {
  var name: String
  var volumes: [Volume] = []
  init(name: String) { self.name = name }
}

@Model
final class Stranger {
  init() {}
}

@Model
final class Label {
  @Attribute(.unique) var key: String
  var count: Int
  init(key: String, count: Int) {
    self.key = key
    self.count = count
  }
}

@ModelActor
actor Importer {
  func add(_ title: String, renaming identifier: PersistentIdentifier) throws -> Int {
    modelContext.insert(Volume(title: title))
    self[identifier, as: Volume.self]?.title = "c"
    try modelContext.save()
    return try modelContext.fetchCount(FetchDescriptor<Volume>())
  }
}
