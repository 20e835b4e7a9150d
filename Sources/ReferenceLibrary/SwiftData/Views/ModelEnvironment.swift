public import SwiftUI

/// The place of the context among the values of the environment; where nobody sets one, a context that keeps nothing.
@available(iOS 17.0, *)
private struct ModelContextKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = ModelContext(
    ContainerCore(schema: Schema(), configurations: [], hasMigrationPlan: false), isMain: true)
}

@available(iOS 17.0, *)
extension EnvironmentValues {
  /// The context that queries fetch from, and that views insert into and delete from.
  ///
  /// Where no container is set it belongs to one without models: fetches find nothing, and what is inserted is left
  /// out and reported.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/modelcontext)
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

@available(iOS 17.0, *)
extension View {
  /// Sets the context of the environment.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/modelcontext(_:))
  @MainActor @preconcurrency
  public func modelContext(_ modelContext: ModelContext) -> some View {
    modifier(ContainerModifier(source: ContextSource(modelContext)))
  }

  /// Sets a container, and its main context as the context of the environment.
  ///
  /// The context saves by itself when the app is no longer in front, if `autosaveEnabled` says so.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/modelcontainer(_:))
  @MainActor @preconcurrency
  public func modelContainer(_ container: ModelContainer) -> some View {
    modifier(ContainerModifier(source: ContextSource(container)))
  }

  /// Makes a container of a kind of model, once for the life of the view, and sets it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/modelcontainer(for:inmemory:isautosaveenabled:isundoenabled:onsetup:)-18hhy)
  @MainActor @preconcurrency
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Makes a container of kinds of model, once for the life of the view, and sets it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/modelcontainer(for:inmemory:isautosaveenabled:isundoenabled:onsetup:)-o1hp)
  @MainActor @preconcurrency
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let setup = ContainerSetup(
      types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
    return modifier(OwnContainerModifier(setup: setup))
  }
}
