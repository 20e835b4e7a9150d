@available(iOS 17.0, *)
extension Schema {
  /// One property of a model, as `@Model` describes it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema/propertymetadata)
  public struct PropertyMetadata {
    /// The property's name.
    public let name: String
    /// The way to the property.
    public let keypath: AnyKeyPath
    /// What `@Attribute` or `@Relationship` says.
    public let metadata: (any SchemaProperty)?

    package enum Kind {
      case attribute
      case toOne(any PersistentModel.Type, isOptional: Bool)
      case toMany(any PersistentModel.Type)
    }

    package let kind: Kind
    /// Changes the property while its observers are told.
    let mutating: (any PersistentModel, () -> Void) -> Void
    /// Reads the property as it is stored.
    let reading: (any PersistentModel) -> StoredValue?
    /// Whether two models have the same value.
    let areEqual: (any PersistentModel, any PersistentModel) -> Bool
  }
}

@available(iOS 17.0, *)
extension Schema.PropertyMetadata {
  /// Describes an attribute.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema/propertymetadata/init(name:keypath:defaultvalue:metadata:))
  @_disfavoredOverload
  public init<Model: PersistentModel, Value: Codable>(
    name: String, keypath: KeyPath<Model, Value>, metadata: (any SchemaProperty)? = nil
  ) {
    self.init(name, keypath, metadata, .attribute)
  }

  /// Describes a relationship to a model that is always there.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema/propertymetadata/init(name:keypath:defaultvalue:metadata:))
  public init<Model: PersistentModel, Value: PersistentModel>(
    name: String, keypath: KeyPath<Model, Value>, metadata: (any SchemaProperty)? = nil
  ) {
    self.init(name, keypath, metadata, .toOne(Value.self, isOptional: false))
  }

  /// Describes a relationship to a model that may be missing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema/propertymetadata/init(name:keypath:defaultvalue:metadata:))
  public init<Model: PersistentModel, Value: PersistentModel>(
    name: String, keypath: KeyPath<Model, Value?>, metadata: (any SchemaProperty)? = nil
  ) {
    self.init(name, keypath, metadata, .toOne(Value.self, isOptional: true))
  }

  /// Describes a relationship to many models.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema/propertymetadata/init(name:keypath:defaultvalue:metadata:))
  public init<Model: PersistentModel, Value: RelationshipCollection>(
    name: String, keypath: KeyPath<Model, Value>, metadata: (any SchemaProperty)? = nil
  ) {
    self.init(name, keypath, metadata, .toMany(Value.PersistentElement.self))
  }

  private init<Model: PersistentModel, Value>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, _ metadata: (any SchemaProperty)?, _ kind: Kind
  ) {
    self.name = name
    self.metadata = metadata
    self.kind = kind
    keypath = keyPath
    mutating = { model, change in
      guard let model = model as? Model else { return change() }
      model._$backingData.registrar.withMutation(of: model, keyPath: keyPath, change)
    }
    reading = { model in
      guard let model = model as? Model else { return nil }
      return .attribute(Stored(value: model[keyPath: keyPath]))
    }
    areEqual = { one, other in
      guard let one = one as? Model, let other = other as? Model,
        let value = one[keyPath: keyPath] as? any Equatable
      else { return false }
      return value.isEqual(to: other[keyPath: keyPath])
    }
  }

  var destination: (any PersistentModel.Type)? {
    switch kind {
    case .attribute: nil
    case .toOne(let type, _): type
    case .toMany(let type): type
    }
  }

  /// Whether the property is a variable.
  var isWritable: Bool { keypath is any WritableProperty }

  var isToMany: Bool {
    if case .toMany = kind { true } else { false }
  }

  var relationship: Schema.Relationship? { metadata as? Schema.Relationship }
  var attribute: Schema.Attribute? { metadata as? Schema.Attribute }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self) == self
  }
}

/// A way to a property that can be written.
private protocol WritableProperty {}
extension ReferenceWritableKeyPath: WritableProperty {}
