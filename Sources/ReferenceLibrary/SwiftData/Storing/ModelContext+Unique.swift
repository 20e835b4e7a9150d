@available(iOS 17.0, *)
extension ModelContext {
  /// Turns a new model that repeats a unique value into a change of the model that had it first.
  ///
  /// The older model takes over the attributes and relationships of the new one, which leaves the context.
  func mergeUnique(_ identifier: PersistentIdentifier) {
    guard let model = registered[identifier], let entity = core.schema.entity(for: type(of: model)),
      let older = older(than: model, entity)
    else { return }
    for property in entity.properties where property.isWritable {
      if property.destination != nil {
        let related = model._$backingData.related(property.name)
        relate(model, property.name, to: [])
        property.mutating(older) { relate(older, property.name, to: related) }
      } else if let value = model._$backingData.values[property.name] {
        property.mutating(older) { older._$backingData.write(value, to: property.name) }
      }
    }
    markChanged(older)
    forget(identifier)
    changes(of: entity.name).mark()
  }

  private func older(than model: any PersistentModel, _ entity: Schema.Entity) -> (any PersistentModel)? {
    let unique = entity.properties.filter { $0.attribute?.isUnique == true }
    guard !unique.isEmpty else { return nil }
    let before = core.store.identifiers(of: entity.name) + inserted.all.filter { $0.entityName == entity.name }
    for identifier in before where identifier < model.persistentModelID && !deleted.contains(identifier) {
      guard let other = existingModel(identifier) else { continue }
      if unique.contains(where: { $0.areEqual(model, other) }) { return other }
    }
    return nil
  }
}
