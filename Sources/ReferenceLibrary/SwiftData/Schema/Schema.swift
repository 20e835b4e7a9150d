/// The models that a container keeps: the given ones and all that they relate to.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema)
@available(iOS 17.0, *)
public final class Schema: @unchecked Sendable {
  /// A version of a schema.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema/version-swift.struct)
  public struct Version: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
    /// The first number.
    public let major: Int
    /// The second number.
    public let minor: Int
    /// The third number.
    public let patch: Int

    /// Makes a version of three numbers.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema/version/init(_:_:_:))
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    /// Whether one version comes before the other.
    public static func < (lhs: Version, rhs: Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }

    /// The three numbers with dots between them.
    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// One kind of model.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema/entity)
  public final class Entity: @unchecked Sendable {
    /// The name of the model's type.
    public let name: String
    package let type: any PersistentModel.Type
    let properties: [PropertyMetadata]
    private let indices: [String: Int]

    init(_ type: any PersistentModel.Type) {
      self.type = type
      name = Schema.entityName(for: type)
      properties = type.schemaMetadata
      indices = Dictionary(
        properties.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    func property(_ name: String) -> PropertyMetadata? {
      indices[name].map { properties[$0] }
    }

    /// The names of the properties that no two models may share.
    var uniqueNames: [String] {
      properties.filter { $0.attribute?.isUnique == true }.map(\.name)
    }
  }

  /// The kinds of model, by name.
  public let entities: [Entity]
  /// The version.
  public let version: Version
  let inverses: [PropertyPlace: PropertyPlace]
  private let entitiesByType: [ObjectIdentifier: Entity]

  /// The version of a schema that states none.
  public static var encodingVersion: Version { Version(1, 0, 0) }

  /// Makes a schema of models and of what they relate to.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema/init(_:version:))
  public init(_ entities: [any PersistentModel.Type] = [], version: Version = Version(1, 0, 0)) {
    let found = Self.withRelated(entities)
    self.entities = found.sorted { $0.name < $1.name }
    self.version = version
    inverses = Self.inverses(of: self.entities)
    entitiesByType = Dictionary(
      found.map { (ObjectIdentifier($0.type), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Makes a schema of models and of what they relate to.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema/init(_:version:))
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// Makes the schema of one version.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema/init(versionedschema:))
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The kind of model of a type.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema/entity(for:))
  public func entity(for type: any PersistentModel.Type) -> Entity? {
    entitiesByType[ObjectIdentifier(type)]
  }

  /// The name of a kind of model.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/schema/entityname(for:))
  public static func entityName(for type: any PersistentModel.Type) -> String {
    String(describing: type)
  }

  private static func withRelated(_ types: [any PersistentModel.Type]) -> [Entity] {
    var found: [Entity] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = types
    while let type = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
      let entity = Entity(type)
      found.append(entity)
      waiting += entity.properties.compactMap(\.destination)
    }
    return found
  }
}
