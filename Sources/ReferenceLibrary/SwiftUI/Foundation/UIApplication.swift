public import Foundation

/// An object that takes part in events; UIKit's on Apple's systems.
///
/// [Apple's page](https://developer.apple.com/documentation/uikit/uiresponder)
@MainActor
open class UIResponder: NSObject {}

/// The app as UIKit sees it. A preview runs no app, so that nothing comes of what it is asked for.
///
/// [Apple's page](https://developer.apple.com/documentation/uikit/uiapplication)
open class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()

  /// Why an app was started.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey)
  nonisolated public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Names a key.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/init(rawvalue:))
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// It was to open a URL.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A message came from afar.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A reader chose a shortcut on the home screen.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// It was to go on with an activity.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// What accompanies a URL that the app is to open.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/uikit/uiapplication/openurloptionskey)
  nonisolated public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Names a key.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/uikit/uiapplication/openurloptionskey/init(rawvalue:))
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The app that sends the URL.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  /// Whether the app is in front.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/uikit/uiapplication/state)
  nonisolated public enum State: Int, Sendable {
    /// In front.
    case active
    /// In front, without events.
    case inactive
    /// Not to be seen.
    case background
  }

  /// Where the app is.
  public var applicationState: State { .active }
  /// The windows that the app has.
  public var connectedScenes: Set<UIScene> { [] }

  /// Asks for messages from afar; none come.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/uikit/uiapplication/registerforremotenotifications())
  public func registerForRemoteNotifications() {}

  /// Whether another app would open a URL; there is none.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:))
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// The address of the app's page in Settings.
  public static let openSettingsURLString = "app-settings:"
  /// The app is in front again.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app is about to leave the front.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app is no longer to be seen.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app is about to be seen.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The app is about to end.
  nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Memory is short.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// What a reader can choose at the app's icon; UIKit's on Apple's systems.
///
/// [Apple's page](https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem)
@MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The name that the app knows it by.
  public let type: String
  /// The words that the reader sees.
  public let localizedTitle: String

  /// Makes one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem/init(type:localizedtitle:))
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}
