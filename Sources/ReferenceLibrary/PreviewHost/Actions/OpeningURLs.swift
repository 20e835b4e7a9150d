public import Foundation
public import SwiftUI

extension PreviewHost {
  /// Opens an address with the app, as a custom scheme or a universal link does: every `onOpenURL` of the window runs,
  /// in one update.
  ///
  /// The order of several is SwiftUI's secret; here it is that of the views.
  public func open(_ url: URL) {
    settle()
    perform {
      for listener in tree.incomingListeners { listener.receive(url) }
    }
  }

  /// Continues an activity with the app, as Handoff or a search result does.
  public func continueActivity(_ activity: NSUserActivity) {
    settle()
    perform {
      for listener in tree.incomingListeners { listener.receive(activity) }
    }
  }

  /// The activity that the views in sight offer to other devices.
  public var currentActivity: NSUserActivity? {
    settle()
    return tree.currentActivity
  }

  /// The addresses that the app gave to the system, in order: links and `openURL` calls that no `OpenURLAction` of the
  /// app kept.
  public var openedURLs: [URL] {
    settle()
    return scene.openedURLs
  }
}
