/// What is said about a property of a model.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/schemaproperty)
@available(iOS 17.0, *)
public protocol SchemaProperty: Sendable {
  /// The name that the property had in an earlier version, or nothing.
  var originalName: String { get }
}

@available(iOS 17.0, *)
extension Schema {
  /// How an attribute is kept.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema/attribute)
  public final class Attribute: SchemaProperty {
    /// One choice about how an attribute is kept.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema/attribute/option)
    public struct Option: Hashable, Sendable {
      package let name: String

      /// No two models have the same value: saving a new model with the value of an old one changes the old one.
      public static var unique: Option { Option(name: "unique") }
      /// Large data is kept apart. Recorded.
      public static var externalStorage: Option { Option(name: "externalStorage") }
      /// The value is kept encrypted. Recorded.
      public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
      /// The value stays in the history after a deletion. Recorded.
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
      /// The value can be found from outside the app. Recorded.
      public static var spotlight: Option { Option(name: "spotlight") }
      /// The value is kept in memory only. Recorded.
      public static var ephemeral: Option { Option(name: "ephemeral") }

      /// The value is converted by a transformer of that name. Recorded.
      ///
      /// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema/attribute/option/transformable(by:))
      public static func transformable(by transformerName: String) -> Option {
        Option(name: "transformable(\(transformerName))")
      }
    }

    /// The choices.
    public let options: [Option]
    /// The name that the property had in an earlier version, or nothing.
    public let originalName: String
    /// What tells versions apart.
    public let hashModifier: String?

    /// Describes an attribute.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema/attribute/init(_:originalname:hashmodifier:))
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
      self.originalName = originalName ?? ""
      self.hashModifier = hashModifier
    }

    /// Whether no two models have the same value.
    public var isUnique: Bool { options.contains(.unique) }
  }

  /// How models relate.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema/relationship)
  public final class Relationship: SchemaProperty, @unchecked Sendable {
    /// One choice about a relationship.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema/relationship/option)
    public struct Option: Hashable, Sendable {
      /// Only one model may relate to another. Recorded.
      public static var unique: Option { Option() }
    }

    /// What happens to the related models when a model is deleted.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema/relationship/deleterule-swift.enum)
    public enum DeleteRule: String, Codable, Hashable, Sendable {
      /// They stay as they are, and so may relate to a model that is gone.
      case noAction
      /// They stay, and no longer relate to it.
      case nullify
      /// They are deleted too.
      case cascade
      /// As long as there are any, the deletion cannot be saved.
      case deny
    }

    /// What happens on deletion.
    public let deleteRule: DeleteRule
    /// The least number of models.
    public let minimumModelCount: Int?
    /// The greatest number of models.
    public let maximumModelCount: Int?
    /// The name that the property had in an earlier version, or nothing.
    public let originalName: String
    /// The property that leads back.
    public let inverseKeyPath: AnyKeyPath?

    /// Describes a relationship.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema/relationship/init(_:deleterule:minimummodelcount:maximummodelcount:originalname:inverse:hashmodifier:))
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName ?? ""
      inverseKeyPath = inverse
    }
  }
}
