internal import Observation

// What the accessors that `@Model` adds call: reading and writing one property through Observation.
//
// An attribute is anything Codable; a model, an optional model and a collection of models are relationships. The
// names are Apple's, because a property of another type is reported as a call without a match.
@available(iOS 17.0, *)
extension PersistentModel {
  /// Reads an attribute.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/persistentmodel)
  @_disfavoredOverload
  public func getValue<Value: Decodable>(forKey keyPath: KeyPath<Self, Value>, named name: String) -> Value {
    _$backingData.registrar.access(self, keyPath: keyPath)
    return _$backingData.attribute(name)
  }

  /// Reads a relationship to a model that is always there.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/persistentmodel)
  public func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value>, named name: String) -> Value {
    _$backingData.registrar.access(self, keyPath: keyPath)
    guard let value = _$backingData.related(name).first as? Value else {
      preconditionFailure("\(Self.self).\(name) has lost the \(Value.self) that it relates to")
    }
    return value
  }

  /// Reads a relationship to a model that may be missing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/persistentmodel)
  public func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value?>, named name: String) -> Value? {
    _$backingData.registrar.access(self, keyPath: keyPath)
    return _$backingData.related(name).first as? Value
  }

  /// Reads a relationship to many models.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/persistentmodel)
  public func getValue<Value: RelationshipCollection>(
    forKey keyPath: KeyPath<Self, Value>, named name: String
  ) -> Value {
    _$backingData.registrar.access(self, keyPath: keyPath)
    return Value(related: _$backingData.isMissing(name) ? nil : _$backingData.related(name))
  }

  /// Writes an attribute.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/persistentmodel)
  @_disfavoredOverload
  public func setValue<Value: Encodable>(
    forKey keyPath: KeyPath<Self, Value>, named name: String, to newValue: Value
  ) {
    _$backingData.registrar.withMutation(of: self, keyPath: keyPath) {
      _$backingData.write(.attribute(Stored(value: newValue)), to: name)
    }
    _$backingData.context?.markChanged(self)
  }

  /// Writes a relationship to a model that is always there.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/persistentmodel)
  public func setValue<Value: PersistentModel>(
    forKey keyPath: KeyPath<Self, Value>, named name: String, to newValue: Value
  ) {
    relate([newValue], through: keyPath, named: name)
  }

  /// Writes a relationship to a model that may be missing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/persistentmodel)
  public func setValue<Value: PersistentModel>(
    forKey keyPath: KeyPath<Self, Value?>, named name: String, to newValue: Value?
  ) {
    relate(newValue.map { [$0] }, through: keyPath, named: name)
  }

  /// Writes a relationship to many models.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/persistentmodel)
  public func setValue<Value: RelationshipCollection>(
    forKey keyPath: KeyPath<Self, Value>, named name: String, to newValue: Value
  ) {
    relate(newValue.related, through: keyPath, named: name)
  }

  private func relate<Value>(
    _ models: [any PersistentModel]?, through keyPath: KeyPath<Self, Value>, named name: String
  ) {
    _$backingData.registrar.withMutation(of: self, keyPath: keyPath) {
      guard let context = _$backingData.context else {
        return _$backingData.write(.models(models), to: name)
      }
      context.relate(self, name, to: models)
    }
  }
}
