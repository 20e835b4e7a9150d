import Combine
import SwiftUI

/// Calls a view's own actions when it comes into sight and when it leaves it.
final class AppearanceActions: AppearanceListener {
  private(set) weak var node: Node?
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  init(_ node: Node) {
    self.node = node
    node.tree.appearances.add(self)
  }

  func appear() { onAppear?() }
  func disappear() { onDisappear?() }
}

extension AppearanceModifier: HostedModifier {
  func didUpdate(_ node: Node) {
    let actions = node.kept { AppearanceActions(node) }
    actions.onAppear = onAppear
    actions.onDisappear = onDisappear
  }
}

extension ChangeModifier: HostedModifier {
  func didUpdate(_ node: Node) {
    guard let last = node.kept(Box<Value>.self) else {
      _ = node.kept { Box(value) }
      if initial { node.tree.afterUpdate { [action, value] in action(value, value) } }
      return
    }
    guard last.value != value else { return }
    let old = last.value
    last.value = value
    guard !node.tree.isGivingUp else { return }
    node.tree.afterUpdate { [action, value] in action(old, value) }
  }
}

/// The task of a view: it runs while the view is in sight.
final class ViewTask: AppearanceListener {
  private(set) weak var node: Node?
  var modifier: TaskModifier
  private var task: Task<Void, Never>?

  init(_ node: Node, _ modifier: TaskModifier) {
    self.node = node
    self.modifier = modifier
    node.tree.appearances.add(self)
  }

  func appear() {
    let action = modifier.action
    task = Task(name: modifier.name, priority: modifier.priority) { await action() }
  }

  func disappear() {
    task?.cancel()
    task = nil
  }

  /// Cancels the task and starts it anew if it is running.
  func restart() {
    guard task != nil else { return }
    disappear()
    appear()
  }
}

extension TaskModifier: HostedModifier {
  func didUpdate(_ node: Node) {
    let task = node.kept { ViewTask(node, self) }
    let isSame = task.modifier.id == id
    task.modifier = self
    if !isSame { node.tree.afterUpdate { task.restart() } }
  }
}

/// The subscription of a view to a publisher while the view is in sight.
final class Reception: AppearanceListener {
  private(set) weak var node: Node?
  var subscribe: () -> AnyCancellable
  private var subscription: AnyCancellable?

  init(_ node: Node, _ subscribe: @escaping () -> AnyCancellable) {
    self.node = node
    self.subscribe = subscribe
    node.tree.appearances.add(self)
  }

  func appear() { subscription = subscribe() }
  func disappear() { subscription = nil }
}

extension ReceiveModifier: HostedModifier {
  func didUpdate(_ node: Node) {
    let subscribe = { publisher.sink { action($0) } }
    node.kept { Reception(node, subscribe) }.subscribe = subscribe
  }
}
