internal import Combine
internal import Observation

/// The values of one model, its identity, and the context it belongs to.
///
/// Apple's `BackingData` is a protocol for stores; here there is one store, so it is one class.
@available(iOS 17.0, *)
public final class _ModelBackingData {
  /// The identity of the model.
  package let identifier: PersistentIdentifier
  /// Tells observers of the model's properties.
  package let registrar = ObservationRegistrar()
  /// The context that the model was inserted into.
  package internal(set) weak var context: ModelContext?
  private(set) var values: [String: StoredValue] = [:]

  /// Makes room for the values of a new model.
  public init(entityName: String) {
    identifier = PersistentIdentifier(entityName: entityName)
  }

  init(identifier: PersistentIdentifier, values: [String: StoredValue], context: ModelContext) {
    self.identifier = identifier
    self.values = values
    self.context = context
  }

  func write(_ value: StoredValue, to name: String) {
    values[name] = value
  }

  func replace(_ values: [String: StoredValue]) {
    self.values = values
  }

  func attribute<Value>(_ name: String) -> Value {
    if case .attribute(let stored) = values[name], let stored = stored as? Stored<Value> { return stored.value }
    if let missing = Value.self as? any ExpressibleByNilLiteral.Type, let value = missing.init(nilLiteral: ()) as? Value
    {
      return value
    }
    preconditionFailure("\(identifier.entityName).\(name) has no value")
  }

  func related(_ name: String) -> [any PersistentModel] {
    switch values[name] {
    case .models(let models): models ?? []
    case .identifiers(let identifiers): identifiers.compactMap { context?.existingModel($0) }
    case .attribute, nil: []
    }
  }

  /// Whether a relationship has never been set.
  func isMissing(_ name: String) -> Bool {
    switch values[name] {
    case .models(nil), nil: true
    default: false
    }
  }
}

@available(iOS 17.0, *)
extension _ModelBackingData {
  /// Sets the first value of an attribute.
  @_disfavoredOverload
  public func setValue<Value: Codable>(forKey name: String, to value: Value) {
    write(.attribute(Stored(value: value)), to: name)
  }

  /// Sets the first value of a relationship.
  public func setValue<Value: PersistentModel>(forKey name: String, to value: Value) {
    write(.models([value]), to: name)
  }

  /// Sets the first value of a relationship.
  public func setValue<Value: PersistentModel>(forKey name: String, to value: Value?) {
    write(.models(value.map { [$0] }), to: name)
  }

  /// Sets the first value of a relationship.
  public func setValue<Value: RelationshipCollection>(forKey name: String, to value: Value) {
    write(.models(value.related), to: name)
  }

  /// The value of a constant that the model does not store here by itself.
  public func constant<Value>(forKey name: String) -> Value {
    attribute(name)
  }
}

/// The value of one property.
@available(iOS 17.0, *)
enum StoredValue: KeepsState {
  /// A `Stored` of the property's type.
  case attribute(Any)
  /// What a model relates to before it is in a context; nil where nothing was set.
  case models([any PersistentModel]?)
  /// What a model in a context relates to.
  case identifiers([PersistentIdentifier])
}

/// A value with its exact type, so that an optional stays one.
struct Stored<Value>: KeepsState {
  let value: Value
}

/// Takes the place of a stored property whose value is kept with the model's other values.
///
/// The compiler so sees to it that an initialiser sets every property.
@available(iOS 17.0, *)
public struct _SwiftDataNoType {
  /// The one value.
  public init() {}
}
