import PreviewRecording
import SwiftUI

extension Text: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.element(.text, for: node, text: plainText)
    element.looks = styles.map { Element.Look(name: $0) }
    screen.add(element)
  }
}

extension Image: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.element(.image, for: node)
    element.text = label?.plainText
    switch source {
    case .symbol(let name), .asset(let name), .decorative(let name): element.symbol = name
    }
    screen.add(element)
  }
}

extension Divider: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) { screen.add(.divider, for: node) }
}

extension Spacer: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) { screen.add(.spacer, for: node) }
}

extension HStack: HostedView {
  func addChildren(to children: inout Children) { children.add(content, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.add(screen.element(.horizontal, for: node, children: screen.children(of: node)))
  }
}

extension VStack: HostedView {
  func addChildren(to children: inout Children) { children.add(content, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.add(screen.element(.vertical, for: node, children: screen.children(of: node)))
  }
}

extension ZStack: HostedView {
  func addChildren(to children: inout Children) { children.add(content, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.add(screen.element(.layers, for: node, children: screen.children(of: node)))
  }
}
