import Observation
import PreviewRecording
import SwiftUI

extension GroupBox: HostedView {
  func addChildren(to children: inout Children) {
    children.add(label, .label)
    children.add(content, .content)
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let title = screen.children(of: node, .label)
    var element = screen.element(.group, for: node)
    if !title.isEmpty { element.children = [Element(id: element.id + ".header", role: .header, children: title)] }
    element.children += screen.children(of: node, .content)
    screen.add(element)
  }
}

/// Whether a group is open that keeps that for itself.
@Observable final class Expansion {
  var isExpanded = false
}

extension DisclosureGroup: HostedView {
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    children.add(stored: label, .label)
    if isOpen(in: children.node) { children.add(content(), .content) }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.control(.disclosure, for: node)
    let isOpen = isOpen(in: node)
    element.isExpanded = isOpen
    element.children += screen.children(of: node, .content)
    screen.add(
      element,
      ElementActions { [isExpanded] in
        if let isExpanded {
          isExpanded.wrappedValue = !isOpen
        } else {
          node.kept { Expansion() }.isExpanded = !isOpen
        }
      })
  }

  private func isOpen(in node: Node) -> Bool {
    isExpanded?.wrappedValue ?? node.kept { Expansion() }.isExpanded
  }
}

extension LabeledContent: HostedView {
  func addChildren(to children: inout Children) {
    children.add(label, .label)
    children.add(content, .content)
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.add(screen.control(.labeledContent, for: node, children: screen.children(of: node, .content)))
  }
}

extension ContentUnavailableView: HostedView {
  func addChildren(to children: inout Children) {
    children.add(label, .label)
    children.add(description, .role("description"))
    children.add(actions, .role("actions"))
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.add(screen.element(.unavailable, for: node, children: screen.children(of: node)))
  }
}
