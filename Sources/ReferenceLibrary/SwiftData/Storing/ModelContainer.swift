internal import Foundation

/// Keeps the models of a schema, in memory, and hands out contexts to work with them.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontainer)
@available(iOS 17.0, *)
public final class ModelContainer: Sendable {
  let core: ContainerCore
  private let main: MainContext

  init(core: ContainerCore) {
    self.core = core
    main = MainContext(core)
    main.context.owner = self
  }

  /// Makes a container of a schema.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontainer/init(for:migrationplan:configurations:)-1czix)
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    let plan = migrationPlan != nil
    self.init(core: ContainerCore(schema: givenSchema, configurations: configurations, hasMigrationPlan: plan))
  }

  /// Makes a container of a schema.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontainer/init(for:migrationplan:configurations:)-8s4ts)
  @_disfavoredOverload
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Makes a container of models, and of all that they relate to.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontainer/init(for:migrationplan:configurations:)-8s4ts)
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// A container around what another one left behind.
  init(_ context: ModelContext) {
    core = context.core
    main = MainContext(existing: context)
    context.owner = self
  }

  /// The models that are kept.
  public var schema: Schema { core.schema }

  /// Where and how they are kept.
  public var configurations: Set<ModelConfiguration> { Set(core.configurations) }

  /// The context of the interface.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontainer/maincontext)
  @MainActor public var mainContext: ModelContext { main.context }

  /// The context of the interface, for values of the environment, which are made where no actor is known.
  package var interfaceContext: ModelContext { main.context }

  /// Takes every model away.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontainer/deletealldata())
  public func deleteAllData() {
    core.store.removeAll()
    core.announceSave(by: nil)
  }

  /// Takes every model away.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelcontainer/erase())
  @available(iOS 18.0, *)
  public func erase() throws {
    deleteAllData()
  }
}

@available(iOS 17.0, *)
extension ModelContainer: Equatable {
  /// Whether two containers are the same one.
  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool {
    lhs.core === rhs.core
  }
}

/// Holds a container's main context, which only the main actor uses.
@available(iOS 17.0, *)
private final class MainContext: @unchecked Sendable {
  let context: ModelContext

  init(_ core: ContainerCore) {
    context = ModelContext(core, isMain: true)
  }

  init(existing context: ModelContext) {
    self.context = context
  }
}
