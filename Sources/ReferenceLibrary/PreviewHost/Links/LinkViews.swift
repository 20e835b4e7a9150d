import PreviewRecording
import SwiftUI

extension Link: HostedView {
  func addChildren(to children: inout Children) { children.add(label, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.element(.link, for: node, children: screen.children(of: node))
    element.value = destination.absoluteString
    let open = node.surroundings.environment.openURL
    screen.add(element, ElementActions(tap: { open(destination) }))
  }
}
