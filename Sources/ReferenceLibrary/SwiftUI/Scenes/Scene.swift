public import Observation

/// A part of an app's interface with a life of its own.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scene)
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol Scene {
  /// The kind of scene that describes this one.
  associatedtype Body: Scene
  /// The scenes that describe this one.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A scene that the library evaluates itself.
@MainActor @preconcurrency
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never { primitiveHasNoBody(Self.self) }
}

extension Never: Scene {}

/// Makes scenes of the statements of a closure.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scenebuilder)
@available(iOS 14.0, *)
@resultBuilder
public struct SceneBuilder {
  /// A single expression.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenebuilder/buildexpression(_:))
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// One statement.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenebuilder/buildblock(_:))
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// Several statements.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenebuilder/buildblock(_:))
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var scenes: [any Scene] = []
    for scene in repeat each content { scenes.append(scene) }
    return SceneList(scenes: scenes)
  }

  /// An `if` without `else`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenebuilder/buildoptional(_:))
  public static func buildOptional(_ scene: (any Scene)?) -> some Scene {
    SceneList(scenes: scene.map { [$0] } ?? [])
  }

  /// The body of an `if #available`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scenebuilder/buildlimitedavailability(_:))
  public static func buildLimitedAvailability(_ scene: any Scene) -> some Scene {
    SceneList(scenes: [scene])
  }
}

/// Several scenes in a row.
nonisolated package struct SceneList: PrimitiveScene {
  package typealias Body = Never
  package let scenes: [any Scene]

  package init(scenes: [any Scene]) {
    self.scenes = scenes
  }
}

/// An app: its scenes, and where it begins.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/app)
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol App {
  /// The kind of scenes.
  associatedtype Body: Scene
  /// The app's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Makes the app.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/app/init())
  @MainActor @preconcurrency init()
}

extension App {
  /// Starts the app. Recorded: there is no screen, so the app is made and ends.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/app/main())
  @MainActor public static func main() {
    _ = Self().body
  }
}

/// A scene of equal windows.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup)
@available(iOS 14.0, *)
public struct WindowGroup<Content: View> {
  package let id: String?
  package let title: Text?
  package let content: () -> Content
}

extension WindowGroup: PrimitiveScene {
  /// It is evaluated by the library.
  public typealias Body = Never
}

@available(iOS 14.0, *)
extension WindowGroup {
  /// Makes windows of a view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(content:))
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: nil, content: content)
  }

  /// Makes windows with an identity.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(id:content:))
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, title: nil, content: content)
  }

  /// Makes windows with a localised title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(_:content:))
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: Text(titleKey), content: content)
  }

  /// Makes windows with a string as their title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(_:content:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: Text(title), content: content)
  }

  /// Makes windows with a localised title and an identity.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/windowgroup/init(_:id:content:))
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, title: Text(titleKey), content: content)
  }
}

/// A scene with a modifier applied: what it means for a view it means for the content of the scene's windows.
nonisolated package struct ModifiedScene<Content: Scene, Modifier: ViewModifier>: PrimitiveScene {
  package typealias Body = Never
  package let content: Content
  package let modifier: Modifier
}

extension Scene {
  /// Applies a modifier to the content of the scene's windows.
  nonisolated package func modified<Modifier: ViewModifier>(_ modifier: Modifier) -> some Scene {
    ModifiedScene(content: self, modifier: modifier)
  }

  /// Records a change to a scene.
  nonisolated func recorded(_ name: String, _ arguments: (label: String?, value: Any)...) -> some Scene {
    let recorded = arguments.map { RecordedModifier.Argument(label: $0.label, value: $0.value) }
    return ModifiedScene(content: self, modifier: RecordedModifier(name: name, arguments: recorded))
  }

  /// Sets the environment's value at a key path, for the views of the scene.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/environment(_:_:))
  @available(iOS 17.0, *)
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    modified(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Calls `action` when a value changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/onchange(of:initial:_:))
  @available(iOS 17.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    modified(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Calls `action` when a value changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/onchange(of:initial:_:))
  @available(iOS 17.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    modified(ChangeModifier(value: value, initial: initial, action: { _, _ in action() }))
  }

  /// Says which URLs and activities the scene takes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/handlesexternalevents(matching:))
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    recorded("handlesExternalEvents", ("matching", conditions))
  }
}

extension Scene {
  /// Gives an observable object to the views of the scene.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/environment(_:))
  @available(iOS 17.0, *)
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    modified(EnvironmentModifier { $0[T.self] = object })
  }
}
