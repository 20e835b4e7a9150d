/// The models of one version of an app.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/versionedschema)
@available(iOS 17.0, *)
public protocol VersionedSchema {
  /// The models.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// How kept models come from one version to the next. Recorded: a store in memory always has the newest version.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/schemamigrationplan)
@available(iOS 17.0, *)
public protocol SchemaMigrationPlan {
  /// The versions, from the oldest to the newest.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps between them.
  static var stages: [MigrationStage] { get }
}

/// One step from a version to the next. Recorded.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/migrationstage)
@available(iOS 17.0, *)
public enum MigrationStage {
  /// A step that needs no help.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A step with work before and after it.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
