import SwiftUI

/// Which field of a window has the keyboard, or which element has the cursor of assistive technologies.
final class FocusController {
  /// A view that is tied to a state.
  final class Link {
    weak var node: Node?
    /// Whether the state names the view.
    var isNamed: () -> Bool = { false }
    /// Names the view in the state, or nothing.
    var name: (Bool) -> Void = { _ in }
    /// Whether the state named the view when it was last looked at.
    var wasNamed = false

    /// Has the controller follow the state after an update in which it has changed.
    func connect(to node: Node, of controller: FocusController) {
      if self.node == nil {
        self.node = node
        controller.add(self)
      }
      guard isNamed() != wasNamed else { return }
      node.tree.afterUpdate { [self] in
        controller.follow(self)
        wasNamed = isNamed()
      }
    }
  }

  /// Whether a view of a meaning can have the focus.
  private let takesFocus: (any Hosted) -> Bool

  /// The node with the focus.
  private(set) weak var focused: Node?
  private var links: [Link] = []

  init(_ takesFocus: @escaping (any Hosted) -> Bool) {
    self.takesFocus = takesFocus
  }

  /// Adds a tie; it is dropped after its node has gone.
  func add(_ link: Link) {
    links.removeAll { !($0.node?.isAlive ?? false) }
    links.append(link)
  }

  /// Moves the focus by hand or by code; nil takes it away.
  func move(to node: Node?) {
    guard node !== focused || node == nil else { return }
    focused = node
    writeStates()
  }

  /// Ends editing unless an action has moved the focus elsewhere.
  func finish(_ node: Node) {
    guard focused === node else { return }
    // A state that an action has changed is looked at when the views are up to date.
    let wantsOther = links.contains { $0.isNamed() && !holdsFocus($0) }
    if !wantsOther { move(to: nil) }
  }

  /// The node is going away.
  func leave(_ node: Node) {
    if focused === node { move(to: nil) }
  }

  /// Follows a state that code has changed.
  func follow(_ link: Link) {
    guard let node = link.node else { return }
    if link.isNamed() {
      guard !holdsFocus(link) else { return }
      guard let target = node.first(where: takesFocus) else { return link.name(false) }
      move(to: target)
    } else if link.wasNamed, holdsFocus(link), !links.contains(where: { $0.isNamed() }) {
      // Where a state names another view, following that moves the focus.
      move(to: nil)
    }
  }

  /// Whether the focus is in the view of a tie.
  func holdsFocus(_ link: Link) -> Bool {
    guard let node = link.node, let focused else { return false }
    return focused.nearest { $0 === node } != nil
  }

  private func writeStates() {
    let alive = links.filter { $0.node?.isAlive ?? false }
    for link in alive where link.isNamed() && !holdsFocus(link) { link.name(false) }
    for link in alive where holdsFocus(link) && !link.isNamed() { link.name(true) }
  }
}

extension Node {
  /// The first view inside that can have the focus.
  fileprivate func first(where takesFocus: (any Hosted) -> Bool) -> Node? {
    if let meaning, takesFocus(meaning), surroundings.environment.isEnabled { return self }
    for child in children {
      if let found = child.first(where: takesFocus) { return found }
    }
    return nil
  }
}

/// A view that can have the keyboard.
protocol Focusable {}

/// A view that can have the cursor of assistive technologies.
protocol CursorTarget {}

extension TextField: Focusable {}
extension SecureField: Focusable {}
extension TextEditor: Focusable {}

extension FocusModifier: HostedModifier {
  static var readsValues: Bool { true }

  func addChildren(_ content: any View, to children: inout Children) {
    let link = children.node.kept { FocusController.Link() }
    link.isNamed = { binding.wrappedValue == value }
    link.name = { isNamed in binding.wrappedValue = isNamed ? value : binding.none }
    // Reading here has the modifier evaluated again when code moves the focus.
    _ = binding.wrappedValue
    children.add(stored: content, .content)
  }

  func didUpdate(_ node: Node) {
    node.kept { FocusController.Link() }.connect(to: node, of: node.tree.focus)
  }
}
