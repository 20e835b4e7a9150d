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
    case .view(let make):
      let bringer = node.kept { Bringer(node) }
      bringer.staysInColumn = !isDetail
      bringer.follow(make)
    case .bound(let isActive, let make):
      let bringer = node.kept { Bringer(node) }
      bringer.staysInColumn = !isDetail
      bringer.follow(make)
      bringer.follow(isActive.wrappedValue ? AnyHashable(true) : nil) { isActive.wrappedValue = false }
    }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.element(.navigationLink, for: node, children: screen.children(of: node))
    let action = action(of: node)
    element.isEnabled = element.isEnabled && action != nil
    screen.add(element, ElementActions(tap: action ?? {}))
    if case .value(let value?) = target { screen.tag(element.id, Tag(value.value, ofType: value.type)) }
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

extension StackController {
  /// The column in which links of this one show their screens; nil where they push onto this stack.
  ///
  /// What a link does in a leading column without a stack of its own, and without a list that takes its value, is not
  /// documented in detail: here its screen stands in the place of the next column's root.
  var nextColumn: SplitColumn? {
    isImplicit ? node?.surroundings[SplitColumn.self]?.next : nil
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
    if let list = node.surroundings[ListController.self], list.selection?.valueType == element.type {
      return { list.select(element.value) }
    }
    guard let stack = node.surroundings[StackController.self] else { return nil }
    return { show(element, in: stack) }
  }

  private func show(_ element: PathElement, in stack: StackController) {
    guard stack.canHold(element), stack.destinations.declaration(for: element) != nil else {
      return node.tree.warn(.noDestination, Wording.inertLink(element.type))
    }
    guard let next = stack.nextColumn else { return stack.push(element) }
    next.stack?.replaceRoot(.value(element, stack.destinations))
    next.split?.moveOn(to: next.index)
  }

  /// Shows the view of a link.
  func action(for bringer: Bringer) -> (() -> Void)? {
    guard node.surroundings[StackController.self] != nil else { return nil }
    return { bringer.show() }
  }
}
