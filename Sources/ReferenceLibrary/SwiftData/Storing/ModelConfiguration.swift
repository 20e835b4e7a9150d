public import Foundation

/// Where and how a container keeps its models.
///
/// Everything is kept in memory; the rest is recorded.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelconfiguration)
@available(iOS 17.0, *)
public struct ModelConfiguration: Identifiable, Hashable, @unchecked Sendable {
  /// The group of apps that share a store. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelconfiguration/groupcontainer-swift.struct)
  public struct GroupContainer: Hashable, Sendable {
    package let name: String

    /// What the app's entitlements say.
    public static var automatic: GroupContainer { GroupContainer(name: "automatic") }
    /// No group.
    public static var none: GroupContainer { GroupContainer(name: "none") }
    /// A group by its identifier.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelconfiguration/groupcontainer/identifier(_:))
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }
  }

  /// The database in the cloud. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelconfiguration/cloudkitdatabase-swift.struct)
  public struct CloudKitDatabase: Hashable, Sendable {
    package let name: String

    /// What the app's entitlements say.
    public static var automatic: CloudKitDatabase { CloudKitDatabase(name: "automatic") }
    /// No database.
    public static var none: CloudKitDatabase { CloudKitDatabase(name: "none") }
    /// The private database of a container.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }
  }

  /// The name.
  public let name: String
  /// The models that are kept here; nil for all of the container's.
  public var schema: Schema?
  /// The address of the store.
  public let url: URL
  /// Whether the models are gone when the app ends.
  public let isStoredInMemoryOnly: Bool
  /// Whether changes can be saved.
  public let allowsSave: Bool
  /// The group of apps that share the store.
  public let groupContainer: GroupContainer
  /// The database in the cloud.
  public let cloudKitDatabase: CloudKitDatabase

  /// The identity, which is the address.
  public var id: URL { url }

  /// Describes a store by its name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelconfiguration/init(_:schema:isstoredinmemoryonly:allowssave:groupcontainer:cloudkitdatabase:))
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    url =
      isStoredInMemoryOnly
      ? URL(fileURLWithPath: "/dev/null")
      : URL(fileURLWithPath: "/Library/Application Support").appendingPathComponent("\(self.name).store")
  }

  /// Describes a store by its address.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelconfiguration/init(_:schema:url:allowssave:cloudkitdatabase:))
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.url = url
    self.allowsSave = allowsSave
    self.cloudKitDatabase = cloudKitDatabase
    groupContainer = .automatic
    isStoredInMemoryOnly = url.path == "/dev/null"
  }

  /// Describes a store of some models.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelconfiguration/init(for:isstoredinmemoryonly:))
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Whether two configurations are of the same store.
  public static func == (lhs: ModelConfiguration, rhs: ModelConfiguration) -> Bool {
    lhs.name == rhs.name && lhs.url == rhs.url && lhs.allowsSave == rhs.allowsSave
      && lhs.groupContainer == rhs.groupContainer && lhs.cloudKitDatabase == rhs.cloudKitDatabase
  }

  /// Hashes the name and the address.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelconfiguration/hash(into:))
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(url)
  }
}
