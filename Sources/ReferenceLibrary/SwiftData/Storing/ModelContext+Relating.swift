@available(iOS 17.0, *)
extension ModelContext {
  /// Sets a relationship of a model in this context, and the ones that lead back.
  func relate(_ model: any PersistentModel, _ name: String, to models: [any PersistentModel]?) {
    guard let entity = core.schema.entity(for: type(of: model)), let property = entity.property(name) else { return }
    let before = model._$backingData.related(name)
    for each in models ?? [] { insertModel(each) }
    let after = (models ?? []).filter { $0._$backingData.context === self }
    let kept = Set(after.map(\.persistentModelID))
    let known = Set(before.map(\.persistentModelID))
    model._$backingData.write(models == nil ? .models(nil) : .identifiers(after.map(\.persistentModelID)), to: name)
    markChanged(model)
    for each in before where !kept.contains(each.persistentModelID) { unlink(each, from: model, through: property) }
    for each in after where !known.contains(each.persistentModelID) { link(each, to: model, through: property) }
  }

  /// Takes over what a model related to before it came into this context.
  func adopt(_ models: [any PersistentModel], as property: Schema.PropertyMetadata, of model: any PersistentModel) {
    for each in models { insertModel(each) }
    let members = models.filter { $0._$backingData.context === self }
    model._$backingData.write(.identifiers(members.map(\.persistentModelID)), to: property.name)
    for each in members { link(each, to: model, through: property) }
  }

  /// Lets one relationship of a deleted model do what its delete rule says.
  func follow(
    _ property: Schema.PropertyMetadata, fromDeleted model: any PersistentModel, _ entity: Schema.Entity
  ) {
    let related = model._$backingData.related(property.name)
    switch property.relationship?.deleteRule ?? .nullify {
    case .cascade:
      for each in related { deleteModel(each) }
    case .nullify:
      for each in related { unlink(each, from: model, through: property) }
    case .noAction, .deny:
      break
    }
  }

  private func inverse(
    of property: Schema.PropertyMetadata, in model: any PersistentModel
  ) -> (entity: Schema.Entity, property: Schema.PropertyMetadata)? {
    guard let destination = property.destination, let other = core.schema.entity(for: destination) else { return nil }
    let place = PropertyPlace(entity: model.persistentModelID.entityName, property: property.name)
    guard let back = core.schema.inverses[place].flatMap({ other.property($0.property) }) else { return nil }
    return (other, back)
  }

  /// Makes `other` relate back to `model`.
  private func link(
    _ other: any PersistentModel, to model: any PersistentModel, through property: Schema.PropertyMetadata
  ) {
    guard let inverse = inverse(of: property, in: model) else { return }
    let data = other._$backingData
    let before = data.related(inverse.property.name)
    guard !before.contains(where: { $0 === model }) else { return }
    let after = inverse.property.isToMany ? before + [model] : [model]
    change(inverse.property, of: other, to: after)
    guard !inverse.property.isToMany else { return }
    for previous in before { drop(other, from: property, of: previous) }
  }

  /// Makes `other` no longer relate back to `model`.
  private func unlink(
    _ other: any PersistentModel, from model: any PersistentModel, through property: Schema.PropertyMetadata
  ) {
    guard let inverse = inverse(of: property, in: model) else { return }
    drop(model, from: inverse.property, of: other)
  }

  private func drop(
    _ model: any PersistentModel, from property: Schema.PropertyMetadata, of owner: any PersistentModel
  ) {
    let before = owner._$backingData.related(property.name)
    let after = before.filter { $0 !== model }
    if after.count < before.count { change(property, of: owner, to: after) }
  }

  private func change(
    _ property: Schema.PropertyMetadata, of model: any PersistentModel, to models: [any PersistentModel]
  ) {
    property.mutating(model) {
      let data = model._$backingData
      data.write(
        data.context == nil ? .models(models) : .identifiers(models.map(\.persistentModelID)), to: property.name)
    }
    markChanged(model)
  }
}
