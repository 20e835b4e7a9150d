public import SwiftUI

@available(iOS 17.0, *)
extension Scene {
  /// Sets the context of the environment, for the views of the scene.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/modelcontext(_:))
  @MainActor @preconcurrency
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    modified(ContainerModifier(source: ContextSource(modelContext)))
  }

  /// Sets a container, and its main context as the context of the environment, for the views of the scene.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/modelcontainer(_:))
  @MainActor @preconcurrency
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    modified(ContainerModifier(source: ContextSource(container)))
  }

  /// Makes a container of a kind of model and sets it, for the views of the scene.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/modelcontainer(for:inmemory:isautosaveenabled:isundoenabled:onsetup:)-5kbum)
  @MainActor @preconcurrency
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Makes a container of kinds of model and sets it, for the views of the scene.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/modelcontainer(for:inmemory:isautosaveenabled:isundoenabled:onsetup:)-8svf5)
  @MainActor @preconcurrency
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let setup = ContainerSetup(
      types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
    return modified(OwnContainerModifier(setup: setup))
  }
}
