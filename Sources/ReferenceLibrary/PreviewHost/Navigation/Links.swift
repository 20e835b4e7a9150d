import PreviewRecording
import SwiftUI

extension NavigationLink: HostedView {
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    children.add(stored: label, .content)
    if case .bound(let isActive, _) = target { _ = isActive.wrappedValue }
  }

  func didUpdate(_ node: Node) {
    switch target {
    case .value: break
    case .view(let make): node.kept { Bringer(node) }.follow(make)
    case .bound(let isActive, let make):
      let bringer = node.kept { Bringer(node) }
      bringer.follow(make)
      bringer.follow(isActive.wrappedValue ? AnyHashable(true) : nil) { isActive.wrappedValue = false }
    }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.element(.navigationLink, for: node, children: screen.children(of: node))
    let action = action(of: node)
    element.isEnabled = element.isEnabled && action != nil
    screen.add(element, ElementActions(tap: action ?? {}))
  }

  func willLeave(_ node: Node) {
    node.kept(Bringer.self)?.withdraw()
  }

  /// What a tap does; nil where the link is disabled.
  private func action(of node: Node) -> (() -> Void)? {
    switch target {
    case .value(nil): return nil
    case .value(let element?): return LinkAction(of: node).action(for: element)
    case .view: return LinkAction(of: node).action(for: node.kept { Bringer(node) })
    case .bound(let isActive, _):
      guard node.surroundings[StackController.self] != nil else { return nil }
      return { isActive.wrappedValue = true }
    }
  }
}

/// What a link does at its place.
struct LinkAction {
  let node: Node

  init(of node: Node) {
    self.node = node
  }

  /// Shows the screen of a value; nil where there is neither a stack nor a list that could.
  func action(for element: PathElement) -> (() -> Void)? {
    guard let stack = node.surroundings[StackController.self] else { return nil }
    return {
      guard stack.canHold(element), stack.destinations.declaration(for: element) != nil else {
        return node.tree.warn(.noDestination, Wording.inertLink(element.type))
      }
      stack.push(element)
    }
  }

  /// Shows the view of a link.
  func action(for bringer: Bringer) -> (() -> Void)? {
    guard node.surroundings[StackController.self] != nil else { return nil }
    return { bringer.show() }
  }
}
