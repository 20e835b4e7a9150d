/// Makes a container when it is first asked for.
@available(iOS 17.0, *)
final class ContainerSetup {
  private let types: [any PersistentModel.Type]
  private let inMemory: Bool
  private let isAutosaveEnabled: Bool
  private let isUndoEnabled: Bool
  private let onSetup: (Result<ModelContainer, any Error>) -> Void
  private var made: ModelContainer?

  init(
    types: [any PersistentModel.Type], inMemory: Bool, isAutosaveEnabled: Bool, isUndoEnabled: Bool,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) {
    self.types = types
    self.inMemory = inMemory
    self.isAutosaveEnabled = isAutosaveEnabled
    self.isUndoEnabled = isUndoEnabled
    self.onSetup = onSetup
  }

  /// The container.
  var container: ModelContainer {
    if let made { return made }
    let container = ModelContainer(
      core: ContainerCore(
        schema: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)],
        hasMigrationPlan: false))
    container.interfaceContext.autosaveEnabled = isAutosaveEnabled
    container.interfaceContext.isUndoEnabled = isUndoEnabled
    made = container
    onSetup(.success(container))
    return container
  }
}
