/// An actor with a context of its own, for work with models away from the interface; `@ModelActor` makes an actor one.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelactor)
@available(iOS 17.0, *)
public protocol ModelActor: Actor {
  /// The container.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelactor/modelcontainer)
  nonisolated var modelContainer: ModelContainer { get }

  /// Holds the context.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelactor/modelexecutor)
  nonisolated var modelExecutor: any ModelExecutor { get }
}

@available(iOS 17.0, *)
extension ModelActor {
  /// The actor's context.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelactor/modelcontext)
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model with an identity, in the actor's context.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelactor/subscript(_:as:))
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.takeChanges()
    return modelContext.existingModel(id) as? T
  }
}

/// Holds the context of a model actor.
///
/// At Apple it also runs the actor's jobs; here the actor runs them as any actor does.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelexecutor)
@available(iOS 17.0, *)
public protocol ModelExecutor: AnyObject, Sendable {
  /// The context.
  var modelContext: ModelContext { get }
}

/// Holds the context of a model actor that does one job after another.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/defaultserialmodelexecutor)
@available(iOS 17.0, *)
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  /// The context.
  public let modelContext: ModelContext

  /// Takes a context.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftdata/defaultserialmodelexecutor/init(modelcontext:))
  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
  }
}
