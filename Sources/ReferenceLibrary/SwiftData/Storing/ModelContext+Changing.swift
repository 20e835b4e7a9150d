public import Foundation

@available(iOS 17.0, *)
extension ModelContext {
  /// Adds a model, and the models that it relates to.
  ///
  /// A model of a kind that the container does not keep ends the app at Apple's; here it is left out, and reported.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontext/insert(_:))
  public func insert<T: PersistentModel>(_ model: T) {
    insertModel(model)
  }

  /// Takes a model away, and lets its relationships do what their delete rules say.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontext/delete(_:))
  public func delete<T: PersistentModel>(_ model: T) {
    deleteModel(model)
  }

  /// Takes away the models of a kind that a predicate names, or all of them.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontext/delete(model:where:includesubclasses:))
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { deleteModel(found) }
  }

  /// Makes changes and saves them; an error in between is passed on, and nothing is saved.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontext/transaction(block:))
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  func insertModel(_ model: any PersistentModel) {
    let data = model._$backingData
    if data.context === self {
      if deleted.contains(data.identifier) { undelete(model) }
      return
    }
    guard data.context == nil else {
      return report("\(data.identifier.entityName) belongs to another context and cannot be inserted here")
    }
    guard let entity = core.schema.entity(for: type(of: model)) else {
      return report("Failed to find a currently active container for \(data.identifier.entityName)")
    }
    data.context = self
    registered[data.identifier] = model
    inserted.insert(data.identifier)
    for property in entity.properties where property.destination != nil {
      guard case .models(let models?) = data.values[property.name] else { continue }
      adopt(models, as: property, of: model)
    }
    changes(of: entity.name).mark()
  }

  func deleteModel(_ model: any PersistentModel) {
    let data = model._$backingData
    guard data.context === self, !deleted.contains(data.identifier) else { return }
    guard let entity = core.schema.entity(for: type(of: model)) else { return }
    let isSaved = core.store.row(data.identifier) != nil
    deleted.insert(data.identifier)
    changed.remove(data.identifier)
    inserted.remove(data.identifier)
    for property in entity.properties where property.destination != nil {
      follow(property, fromDeleted: model, entity)
    }
    if !isSaved { forget(data.identifier) }
    changes(of: entity.name).mark()
  }

  func markChanged(_ model: any PersistentModel) {
    let identifier = model.persistentModelID
    guard registered[identifier] != nil, !inserted.contains(identifier), !deleted.contains(identifier) else { return }
    changed.insert(identifier)
  }

  /// Ends the membership of a model.
  func forget(_ identifier: PersistentIdentifier) {
    registered[identifier]?._$backingData.context = nil
    registered[identifier] = nil
    inserted.remove(identifier)
    changed.remove(identifier)
    deleted.remove(identifier)
  }

  private func undelete(_ model: any PersistentModel) {
    let identifier = model.persistentModelID
    deleted.remove(identifier)
    changed.insert(identifier)
    changes(of: identifier.entityName).mark()
  }
}
