import PreviewRecording
import SwiftUI

extension NavigationStack: HostedView {
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    let node = children.node
    let controller = node.kept { StackController(node) }
    if let outer = node.surroundings[StackController.self] {
      if outer.isImplicit {
        node.surroundings[SplitColumn.self]?.explicitStack = controller
      } else {
        node.tree.warn(.nestedStack, Wording.nestedStack)
      }
    }
    controller.path = path
    controller.addScreens(root: root, to: &children)
  }

  func shows(_ child: Node, in node: Node) -> Bool { child === node.children.last }

  func show(_ node: Node, on screen: ScreenComposer) {
    node.kept(StackController.self)?.show(on: screen)
  }
}
