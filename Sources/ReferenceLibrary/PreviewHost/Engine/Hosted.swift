import SwiftUI

/// What the host does with a part of the interface that it evaluates itself.
///
/// The library's views and modifiers only keep what they are given; their conformances, by topic in the folders of this
/// target, say what they mean. The members are called in the order in which they stand here.
protocol Hosted {
  /// Whether the views inside depend on values that can change without the view around them: a binding, a closure.
  static var readsValues: Bool { get }
  /// Called when the node has a new value, after the views inside are up to date.
  func didUpdate(_ node: Node)
  /// Whether a reader can see a view inside, as far as this part is concerned.
  func shows(_ child: Node, in node: Node) -> Bool
  /// The node whose visibility decides on that of a view inside: this one, unless the view is presented elsewhere.
  func place(of child: Node, in node: Node) -> Node
  /// Adds what a reader sees to a screen.
  func show(_ node: Node, on screen: ScreenComposer)
  /// Called before the node goes away.
  func willLeave(_ node: Node)
}

extension Hosted {
  static var readsValues: Bool { false }
  func didUpdate(_ node: Node) {}
  func shows(_ child: Node, in node: Node) -> Bool { true }
  func place(of child: Node, in node: Node) -> Node { node }
  func show(_ node: Node, on screen: ScreenComposer) { screen.showChildren(of: node) }
  func willLeave(_ node: Node) {}
}

/// A primitive view that the host gives a meaning.
protocol HostedView: Hosted {
  /// Adds the views inside, each under a key that tells it from its siblings.
  func addChildren(to children: inout Children)
}

extension HostedView {
  func addChildren(to children: inout Children) {}
}

/// A primitive modifier that the host gives a meaning.
protocol HostedModifier: Hosted {
  /// Adds the modified view and what the modifier brings along.
  func addChildren(_ content: any View, to children: inout Children)
}

extension HostedModifier {
  func addChildren(_ content: any View, to children: inout Children) {
    children.add(stored: content, .content)
  }
}
