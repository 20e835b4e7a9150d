import PreviewRecording
import SwiftUI

// One screen has one bar. Where several stacks can be seen on it side by side, each is a pane with a bar of its own, as
// every `NavigationStack` has on a device.

extension ScreenComposer {
  /// Shows what a stack or split view shows: as the screen under way, or as a pane of it beside others of its kind.
  func showStack(_ node: Node, mayBePane: Bool = true, _ body: () -> Void) {
    guard mayBePane, node.isBesideStacks else { return body() }
    let outer = takeActions(of: .back)
    var element = element(.pane, for: node)
    element.panes = [nested(body)]
    let own = takeActions(of: .back)
    add(element, ElementActions(tap: own?.tap))
    // The gesture that goes back is heard by the last pane in which there is something below.
    if let back = own?.tap ?? outer?.tap { act(on: .back) { $0.tap = back } }
  }
}

extension Node {
  /// Whether another stack can be seen on the screen that this one is on.
  fileprivate var isBesideStacks: Bool {
    var node = self
    while let parent = node.parent, !parent.holdsScreen {
      if parent.children.contains(where: { $0 !== node && parent.showsHere($0) && $0.hasStack }) { return true }
      node = parent
    }
    return false
  }

  /// Whether what is in the node is a screen of its own.
  private var holdsScreen: Bool {
    isStack || meaning is PresentationRoot || meaning is PresentedScreen
  }

  private var isStack: Bool { kept(StackController.self) != nil || kept(SplitController.self) != nil }

  /// Whether a stack can be seen in the node or is the node.
  private var hasStack: Bool {
    isStack || children.contains { showsHere($0) && $0.hasStack }
  }

  /// Whether a view inside can be seen, and on the same screen.
  private func showsHere(_ child: Node) -> Bool {
    !(child.meaning is any PresentedMeaning) && meaning?.shows(child, in: self) ?? true
  }
}
