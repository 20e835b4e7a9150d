internal import Foundation

@available(iOS 17.0, *)
extension ModelContext {
  /// Fetches models, also those that are not saved yet.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontext/fetch(_:))
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    changes(of: Schema.entityName(for: T.self)).read()
    var models = try candidates(descriptor)
    if !descriptor.sortBy.isEmpty { models = models.sorted(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { models = Array(models.dropFirst(max(0, offset))) }
    if let limit = descriptor.fetchLimit, limit > 0 { models = Array(models.prefix(limit)) }
    return models
  }

  /// Counts models without handing them out.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontext/fetchcount(_:))
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// Fetches the identities of models.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontext/fetchidentifiers(_:))
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Calls `block` with each model of a fetch.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontext/enumerate(_:batchsize:allowescapingmutations:block:))
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  /// The model with an identity. Asking for one that does not exist is a programming error.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontext/model(for:))
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    takeChanges()
    guard let model = existingModel(persistentModelID) else {
      preconditionFailure("\(persistentModelID.entityName) with the identity \(persistentModelID) does not exist")
    }
    return model
  }

  /// The model with an identity, if this context has already handed it out.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontext/registeredmodel(for:))
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    registered[persistentModelID] as? T
  }

  /// The model with an identity, from this context or from the store.
  func existingModel(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    if let model = registered[identifier] { return model }
    guard let row = core.store.row(identifier),
      let entity = core.schema.entities.first(where: { $0.name == identifier.entityName })
    else { return nil }
    let data = _ModelBackingData(identifier: identifier, values: row.values, context: self)
    let model = entity.type.init(backingData: data)
    registered[identifier] = model
    return model
  }

  private func candidates<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    takeChanges()
    let entity = Schema.entityName(for: T.self)
    var identifiers = core.store.identifiers(of: entity)
    if descriptor.includePendingChanges {
      identifiers.removeAll { deleted.contains($0) }
      identifiers += inserted.all.filter { $0.entityName == entity }
    }
    return try identifiers.compactMap { identifier in
      guard let model = existingModel(identifier) as? T else { return nil }
      guard let predicate = descriptor.predicate else { return model }
      return try predicate.evaluate(model) ? model : nil
    }
  }
}
