public import Observation

/// A class whose objects SwiftData keeps; `@Model` makes a class conform.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/persistentmodel)
@available(iOS 17.0, *)
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// Makes an object of values that were kept.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/persistentmodel/init(backingdata:))
  init(backingData: _ModelBackingData)

  /// The values of the object.
  var _$backingData: _ModelBackingData { get }

  /// The properties that are kept.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/persistentmodel/schemametadata)
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
}

@available(iOS 17.0, *)
extension PersistentModel {
  /// The identity of the model.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/persistentmodel/id)
  public var id: PersistentIdentifier { persistentModelID }

  /// The identity of the model.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/persistentmodel/persistentmodelid)
  public var persistentModelID: PersistentIdentifier { _$backingData.identifier }

  /// The context that the model was inserted into; nil before that, and once its deletion is saved.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/persistentmodel/modelcontext)
  public var modelContext: ModelContext? { _$backingData.context }

  /// Whether the model differs from what was saved last.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/persistentmodel/haschanges)
  public var hasChanges: Bool { _$backingData.context?.hasChanges(persistentModelID) ?? false }

  /// Whether the model was deleted and the deletion is not yet saved.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/persistentmodel/isdeleted)
  public var isDeleted: Bool { _$backingData.context?.isDeleted(persistentModelID) ?? false }

  /// Whether two models have the same identity.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/persistentmodel)
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.persistentModelID == rhs.persistentModelID
  }

  /// Hashes the identity.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/persistentmodel/hash(into:))
  public func hash(into hasher: inout Hasher) {
    hasher.combine(persistentModelID)
  }
}
