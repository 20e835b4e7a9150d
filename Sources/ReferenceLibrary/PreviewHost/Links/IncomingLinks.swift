import Foundation
import SwiftUI

/// A view's answer to something that comes to the app from outside.
protocol IncomingListener {
  /// Takes an address.
  func receive(_ url: URL)
  /// Takes an activity that another device, or the system, continues here.
  func receive(_ activity: NSUserActivity)
}

extension IncomingListener {
  func receive(_ url: URL) {}
  func receive(_ activity: NSUserActivity) {}
}

extension IncomingURLModifier: HostedModifier, IncomingListener {
  func receive(_ url: URL) { action(url) }
}

extension ContinuedActivityModifier: HostedModifier, IncomingListener {
  func receive(_ activity: NSUserActivity) {
    if activity.activityType == activityType { action(activity) }
  }
}

extension ViewTree {
  /// The answers of all living views, in the order of the views; covered screens and other tabs answer too.
  var incomingListeners: [any IncomingListener] {
    var listeners: [any IncomingListener] = []
    func visit(_ node: Node) {
      if let listener = node.meaning as? any IncomingListener { listeners.append(listener) }
      node.children.forEach(visit)
    }
    root.map(visit)
    return listeners
  }
}

/// The activity that a view offers while it is in sight.
final class OfferedActivity: AppearanceListener {
  private(set) weak var node: Node?
  var modifier: UserActivityModifier
  private(set) var activity: NSUserActivity?

  init(_ node: Node, _ modifier: UserActivityModifier) {
    self.node = node
    self.modifier = modifier
    node.tree.appearances.add(self)
  }

  func appear() { offer() }

  func disappear() {
    activity?.invalidate()
    activity = nil
  }

  /// Makes the activity anew, or takes it away if the view does not offer it now.
  func offer() {
    guard modifier.isActive else { return disappear() }
    let activity = activity ?? NSUserActivity(activityType: modifier.activityType)
    modifier.update(activity)
    activity.becomeCurrent()
    self.activity = activity
  }
}

extension UserActivityModifier: HostedModifier {
  func didUpdate(_ node: Node) {
    let offered = node.kept { OfferedActivity(node, self) }
    offered.modifier = self
    if node.isShown { node.tree.afterUpdate { offered.offer() } }
  }
}

extension ViewTree {
  /// The activity that a view in sight offers: the innermost one.
  var currentActivity: NSUserActivity? {
    var current: NSUserActivity?
    func visit(_ node: Node) {
      if let activity = node.kept(OfferedActivity.self)?.activity { current = activity }
      node.children.forEach(visit)
    }
    root.map(visit)
    return current
  }
}
