internal import Foundation

@available(iOS 17.0, *)
extension ModelContext {
  /// Whether something is not saved yet.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontext/haschanges)
  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }

  /// The models that were inserted since the last saving.
  public var insertedModelsArray: [any PersistentModel] { inserted.all.compactMap { registered[$0] } }

  /// The models that were changed since the last saving.
  public var changedModelsArray: [any PersistentModel] { changed.all.compactMap { registered[$0] } }

  /// The models that were deleted since the last saving.
  public var deletedModelsArray: [any PersistentModel] { deleted.all.compactMap { registered[$0] } }

  /// Saves every change, so that other contexts of the container see it.
  ///
  /// It throws if a delete rule denies a deletion, or if the container must not save.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontext/save())
  public func save() throws {
    guard hasChanges else { return }
    guard core.allowsSave else { throw CocoaError(.fileWriteNoPermission) }
    try checkDenials()
    NotificationCenter.default.post(name: Self.willSave, object: self)
    takeChanges()
    for identifier in inserted.all { mergeUnique(identifier) }
    var rows: [PersistentIdentifier: ModelStore.Row] = [:]
    for identifier in inserted.all + changed.all { rows[identifier] = row(of: identifier) }
    core.store.save(rows, removing: deleted.all)
    seenVersion = core.store.version
    for identifier in deleted.all { forget(identifier) }
    inserted.removeAll()
    changed.removeAll()
    core.announceSave(by: self)
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  /// Takes back every change since the last saving.
  ///
  /// Inserted models leave the context, deleted ones come back, and changed ones have their old values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontext/rollback())
  public func rollback() {
    let touched = inserted.all + deleted.all
    for identifier in changed.all + deleted.all { restore(identifier) }
    for identifier in inserted.all { forget(identifier) }
    changed.removeAll()
    deleted.removeAll()
    for entity in Set(touched.map(\.entityName)).sorted() { changes(of: entity).mark() }
  }

  /// Brings changes into effect that wait for the end of an event; there are none, since all take effect at once.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontext/processpendingchanges())
  public func processPendingChanges() {}

  /// Saves where the context is to save by itself.
  package func autosave() {
    guard autosaveEnabled, hasChanges else { return }
    do { try save() } catch { report("Saving failed: \(error)") }
  }

  func hasChanges(_ identifier: PersistentIdentifier) -> Bool {
    inserted.contains(identifier) || changed.contains(identifier) || deleted.contains(identifier)
  }

  func isDeleted(_ identifier: PersistentIdentifier) -> Bool {
    deleted.contains(identifier)
  }

  /// Takes over what other contexts have saved; what was changed here stays.
  func takeChanges() {
    guard core.store.version != seenVersion else { return }
    let seen = seenVersion
    seenVersion = core.store.version
    for identifier in registered.keys.sorted() where !hasChanges(identifier) {
      guard let row = core.store.row(identifier) else {
        forget(identifier)
        continue
      }
      if row.version > seen { restore(identifier) }
    }
    for entity in core.schema.entities { changes(of: entity.name).mark() }
  }

  private func row(of identifier: PersistentIdentifier) -> ModelStore.Row? {
    guard let model = registered[identifier], let entity = core.schema.entity(for: type(of: model)) else { return nil }
    var values = model._$backingData.values
    for property in entity.properties where values[property.name] == nil {
      if case .attribute = property.kind { values[property.name] = property.reading(model) }
    }
    return ModelStore.Row(values: values, version: 0)
  }

  /// Gives a model the values that were saved, and tells the observers of those that differ.
  private func restore(_ identifier: PersistentIdentifier) {
    guard let model = registered[identifier], let row = core.store.row(identifier),
      let entity = core.schema.entity(for: type(of: model))
    else { return }
    for property in entity.properties {
      guard let value = row.values[property.name] else { continue }
      property.mutating(model) { model._$backingData.write(value, to: property.name) }
    }
  }

  private func checkDenials() throws {
    for identifier in deleted.all {
      guard let model = registered[identifier], let entity = core.schema.entity(for: type(of: model)) else { continue }
      for property in entity.properties where property.relationship?.deleteRule == .deny {
        let left = model._$backingData.related(property.name).filter { !deleted.contains($0.persistentModelID) }
        // Core Data's number for a relationship that denies a deletion.
        if !left.isEmpty { throw CocoaError(CocoaError.Code(rawValue: 1600)) }
      }
    }
  }
}
