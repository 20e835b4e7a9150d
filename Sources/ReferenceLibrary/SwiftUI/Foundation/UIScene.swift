public import Foundation

/// A part of the app's surface; UIKit's on Apple's systems. A preview has none.
///
/// [Apple's page](https://developer.apple.com/documentation/uikit/uiscene)
open class UIScene: UIResponder {
  /// What a scene is made for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/uikit/uiscene/connectionoptions)
  @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs that it is to open.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// The activities that it is to go on with.
    public let userActivities: Set<NSUserActivity> = []
    /// What a reader chose at the app's icon.
    public let shortcutItem: UIApplicationShortcutItem? = nil
  }
}

/// A scene with windows; UIKit's on Apple's systems.
///
/// [Apple's page](https://developer.apple.com/documentation/uikit/uiwindowscene)
open class UIWindowScene: UIScene {}

/// A URL that a scene is to open; UIKit's on Apple's systems.
///
/// [Apple's page](https://developer.apple.com/documentation/uikit/uiopenurlcontext)
@MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  package init(url: URL) {
    self.url = url
  }
}

/// What a scene is, over all the times that it is there; UIKit's on Apple's systems.
///
/// [Apple's page](https://developer.apple.com/documentation/uikit/uiscenesession)
@MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/uikit/uiscenesession/role)
  nonisolated public struct Role: Hashable, RawRepresentable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Names a role.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/uikit/uiscenesession/role/init(rawvalue:))
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A window on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role = Role.windowApplication
}

/// How a scene is made; UIKit's on Apple's systems.
///
/// [Apple's page](https://developer.apple.com/documentation/uikit/uisceneconfiguration)
@MainActor
open class UISceneConfiguration: NSObject {
  /// Its name in the app's description.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the object that hears of the scene.
  public var delegateClass: AnyClass?

  /// Makes one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/uikit/uisceneconfiguration/init(name:sessionrole:))
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// What hears of a scene; UIKit's on Apple's systems. A preview tells it nothing.
///
/// [Apple's page](https://developer.apple.com/documentation/uikit/uiscenedelegate)
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {}

/// What hears of a scene with windows; UIKit's on Apple's systems. A preview tells it nothing.
///
/// [Apple's page](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate)
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}
