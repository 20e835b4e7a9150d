import Foundation
import PreviewRecording
import SwiftUI

extension ShareLink: HostedView {
  func addChildren(to children: inout Children) { children.add(label, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.element(.button, for: node, children: screen.children(of: node))
    element.value = (items.first as? URL)?.absoluteString ?? items.first as? String
    screen.add(element)
  }
}

extension AsyncImage: HostedView {
  // Nothing is fetched: the first phase lasts.
  func addChildren(to children: inout Children) { children.add(content(.empty), .content) }
}

extension TimelineView: HostedView {
  func addChildren(to children: inout Children) {
    children.add(content(children.node.kept { Box(Context(date: Date())) }.value), .content)
  }
}

extension GlassEffectContainer: HostedView {
  func addChildren(to children: inout Children) { children.add(content, .content) }
}
