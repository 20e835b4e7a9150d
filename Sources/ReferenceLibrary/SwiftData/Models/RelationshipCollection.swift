/// The kinds of collection that a relationship to many models can have: an array, or an optional array.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/relationshipcollection)
@available(iOS 17.0, *)
public protocol RelationshipCollection {
  /// The kind of model.
  associatedtype PersistentElement: PersistentModel
  /// Makes the collection of models; nil where nothing was ever set.
  init(related: [any PersistentModel]?)
  /// The models, in order.
  var related: [any PersistentModel]? { get }
}

@available(iOS 17.0, *)
extension Array: RelationshipCollection where Element: PersistentModel {
  /// The kind of model.
  public typealias PersistentElement = Element

  /// Makes an array of models.
  public init(related: [any PersistentModel]?) {
    self = (related ?? []).compactMap { $0 as? Element }
  }

  /// The models, in order.
  public var related: [any PersistentModel]? { self }
}

@available(iOS 17.0, *)
extension Optional: RelationshipCollection where Wrapped: RelationshipCollection {
  /// The kind of model.
  public typealias PersistentElement = Wrapped.PersistentElement

  /// Makes a collection of models, or nothing.
  public init(related: [any PersistentModel]?) {
    self = related.map { Wrapped(related: $0) }
  }

  /// The models, in order.
  public var related: [any PersistentModel]? {
    self?.related
  }
}
