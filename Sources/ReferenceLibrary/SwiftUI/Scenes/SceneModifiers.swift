public import Combine
public import Foundation

/// How the size of a window follows its content.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/windowresizability)
@available(iOS 17.0, *)
public struct WindowResizability: Hashable, Sendable {
  package let name: String
  /// As the system thinks best.
  public static let automatic = WindowResizability(name: "automatic")
  /// No smaller and no larger than the content allows.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// No smaller than the content allows.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Whether windows come back after the app has ended.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scenerestorationbehavior)
@available(iOS 18.0, *)
public struct SceneRestorationBehavior: Hashable, Sendable {
  package let name: String
  /// As the system thinks best.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// They do not.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether a scene shows when the app starts.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/scenelaunchbehavior)
@available(iOS 18.0, *)
public struct SceneLaunchBehavior: Hashable, Sendable {
  package let name: String
  /// As the system thinks best.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// If no other scene was restored.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// Not by itself.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// The look of windows, on systems that have such windows.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/windowstyle)
@available(macOS 11.0, visionOS 1.0, *)
public protocol WindowStyle {}

/// The system's looks of windows.
public struct _NamedWindowStyle: WindowStyle {
  package let name: String
}

@available(macOS 11.0, visionOS 1.0, *)
extension WindowStyle where Self == _NamedWindowStyle {
  /// As the system thinks best.
  public static var automatic: _NamedWindowStyle { .init(name: "automatic") }
  /// With a title bar.
  public static var titleBar: _NamedWindowStyle { .init(name: "titleBar") }
  /// Without a title bar.
  public static var hiddenTitleBar: _NamedWindowStyle { .init(name: "hiddenTitleBar") }
  /// Without a background.
  public static var plain: _NamedWindowStyle { .init(name: "plain") }
  /// With depth.
  public static var volumetric: _NamedWindowStyle { .init(name: "volumetric") }
}

extension Scene {
  /// Sets the size that windows begin with. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/defaultsize(_:))
  @available(iOS 17.0, *)
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    recorded("defaultSize", (nil, size))
  }

  /// Sets the size that windows begin with. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/defaultsize(width:height:))
  @available(iOS 17.0, *)
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    recorded("defaultSize", ("width", width), ("height", height))
  }

  /// Sets the place where windows begin. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/defaultposition(_:))
  @available(macOS 13.0, *)
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene {
    recorded("defaultPosition", (nil, position))
  }

  /// Says how the size of windows follows their content. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/windowresizability(_:))
  @available(iOS 17.0, *)
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    recorded("windowResizability", (nil, resizability))
  }

  /// Sets the look of windows. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/windowstyle(_:))
  @available(macOS 11.0, visionOS 1.0, *)
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    recorded("windowStyle", (nil, style))
  }

  /// Says whether windows come back after the app has ended. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/restorationbehavior(_:))
  @available(iOS 18.0, *)
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    recorded("restorationBehavior", (nil, behavior))
  }

  /// Says whether the scene shows when the app starts. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/defaultlaunchbehavior(_:))
  @available(iOS 18.0, *)
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    recorded("defaultLaunchBehavior", (nil, behavior))
  }

  /// Says where the views of the scene keep what they store.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/defaultappstorage(_:))
  @available(iOS 14.0, *)
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    modified(EnvironmentModifier { $0.defaultAppStorage = store })
  }

  /// Gives a legacy observable object to the views of the scene.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/scene/environmentobject(_:))
  @available(iOS 17.0, *)
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    modified(EnvironmentModifier { $0[legacyObject: T.self] = object })
  }
}
