public import Foundation

/// Works with the models of a container: inserts and deletes them, fetches them, and saves.
///
/// Changes show at once in fetches and relationships of the same context, and in other contexts of the container once
/// they are saved. A container's main context saves by itself when the scene whose environment it is in is no longer in
/// front, as long as `autosaveEnabled` says so.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontext)
@available(iOS 17.0, *)
public final class ModelContext {
  /// Posted before a context saves.
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// Posted after a context has saved.
  public static let didSave = Notification.Name("ModelContextDidSave")

  let core: ContainerCore
  weak var owner: ModelContainer?
  private let strongOwner: ModelContainer?
  var registered: [PersistentIdentifier: any PersistentModel] = [:]
  var inserted = OrderedIdentifiers()
  var changed = OrderedIdentifiers()
  var deleted = OrderedIdentifiers()
  var seenVersion: Int
  private var entityChanges: [String: EntityChanges] = [:]

  /// Whether changes are saved without a call, when the scene is no longer in front.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontext/autosaveenabled)
  public var autosaveEnabled: Bool
  /// Who takes part in undoing. Recorded.
  package var isUndoEnabled = false
  /// What would have ended the app on a device: a model that no container keeps, for example.
  package private(set) var faults: [String] = []

  /// Makes a context of a container, which does not save by itself.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontext/init(_:))
  public init(_ container: ModelContainer) {
    core = container.core
    owner = container
    strongOwner = container
    autosaveEnabled = false
    seenVersion = core.store.version
    if MainThread.isCurrent { core.add(self) }
  }

  init(_ core: ContainerCore, isMain: Bool) {
    self.core = core
    strongOwner = nil
    autosaveEnabled = isMain
    seenVersion = core.store.version
    core.add(self)
  }

  /// The container.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontext/container)
  public var container: ModelContainer { owner ?? ModelContainer(self) }

  func changes(of entity: String) -> EntityChanges {
    if let changes = entityChanges[entity] { return changes }
    let changes = EntityChanges()
    entityChanges[entity] = changes
    return changes
  }

  /// Keeps what would have ended the app, and prints it.
  package func report(_ fault: String) {
    faults.append(fault)
    FileHandle.standardError.write(Data("SwiftData: \(fault)\n".utf8))
  }
}

@available(iOS 17.0, *)
extension ModelContext {
  /// All that fetches could find: what is saved, and what has been changed since.
  package var keptState: [Any] {
    let changes = [inserted, changed].flatMap(\.all).map { ($0, registered[$0] as Any) }
    return core.store.everything + changes + deleted.all
  }
}

@available(iOS 17.0, *)
extension ModelContext: Equatable {
  /// Whether two contexts are the same one.
  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool {
    lhs === rhs
  }
}

/// Identities in the order in which they came.
@available(iOS 17.0, *)
struct OrderedIdentifiers {
  private var places: [PersistentIdentifier: Int] = [:]
  private var next = 0

  var isEmpty: Bool { places.isEmpty }

  /// The identities, in order.
  var all: [PersistentIdentifier] {
    places.sorted { $0.value < $1.value }.map(\.key)
  }

  func contains(_ identifier: PersistentIdentifier) -> Bool {
    places[identifier] != nil
  }

  mutating func insert(_ identifier: PersistentIdentifier) {
    guard places[identifier] == nil else { return }
    places[identifier] = next
    next += 1
  }

  mutating func remove(_ identifier: PersistentIdentifier) {
    places[identifier] = nil
  }

  mutating func removeAll() {
    places = [:]
  }
}
