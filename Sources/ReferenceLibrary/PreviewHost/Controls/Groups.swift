import Observation
import PreviewRecording
import SwiftUI

extension GroupBox: HostedView {
  func addChildren(to children: inout Children) {
    if let style = children.surroundings.environment[style: "groupBoxStyle"] as? any GroupBoxStyle,
      !(style is any NamedStyle)
    {
      return add(style, to: &children)
    }
    children.add(label, .label)
    children.add(content, .content)
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let title = screen.children(of: node, .label)
    var element = screen.element(.group, for: node)
    if !title.isEmpty { element.children = [Element(id: element.id + ".header", role: .header, children: title)] }
    element.children += screen.children(of: node, .content) + screen.children(of: node, .style)
    element.recordStyle("groupBoxStyle", of: node)
    screen.add(element)
  }

  private func add<Style: GroupBoxStyle>(_ style: Style, to children: inout Children) {
    let configuration = GroupBoxStyleConfiguration(label: AnyView(label), content: AnyView(content))
    children.add(style: style, named: "groupBoxStyle") { $0.makeBody(configuration: configuration) }
  }
}

/// Whether a group is open that keeps that for itself.
@Observable final class Expansion {
  var isExpanded = false
}

extension DisclosureGroup: HostedView {
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    if let style = children.surroundings.environment[style: "disclosureGroupStyle"] as? any DisclosureGroupStyle,
      !(style is any NamedStyle)
    {
      return add(style, to: &children)
    }
    children.add(stored: label, .label)
    if isOpen(in: children.node) { children.add(content(), .content) }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let styled = screen.children(of: node, .style)
    var element = screen.control(.disclosure, for: node, style: "disclosureGroupStyle", children: styled)
    let isOpen = isOpen(in: node)
    element.isExpanded = isOpen
    element.children += screen.children(of: node, .content)
    let flip = { expansion(in: node).wrappedValue = !isOpen }
    // What a reader's style shows opens the group itself.
    screen.add(element, styled.isEmpty ? ElementActions(tap: flip) : nil)
  }

  private func expansion(in node: Node) -> Binding<Bool> {
    if let isExpanded { return isExpanded }
    let own = node.kept { Expansion() }
    return Binding(get: { own.isExpanded }, set: { own.isExpanded = $0 })
  }

  private func add<Style: DisclosureGroupStyle>(_ style: Style, to children: inout Children) {
    let configuration = DisclosureGroupStyleConfiguration(
      label: AnyView(label), content: AnyView(content()), isExpanded: expansion(in: children.node))
    children.add(style: style, named: "disclosureGroupStyle") { $0.makeBody(configuration: configuration) }
  }

  private func isOpen(in node: Node) -> Bool {
    isExpanded?.wrappedValue ?? node.kept { Expansion() }.isExpanded
  }
}

extension LabeledContent: HostedView {
  func addChildren(to children: inout Children) {
    if let style = children.surroundings.environment[style: "labeledContentStyle"] as? any LabeledContentStyle,
      !(style is any NamedStyle)
    {
      return add(style, to: &children)
    }
    children.add(label, .label)
    children.add(content, .content)
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let content = screen.children(of: node, .content) + screen.children(of: node, .style)
    screen.add(screen.control(.labeledContent, for: node, style: "labeledContentStyle", children: content))
  }

  private func add<Style: LabeledContentStyle>(_ style: Style, to children: inout Children) {
    let configuration = LabeledContentStyleConfiguration(label: AnyView(label), content: AnyView(content))
    children.add(style: style, named: "labeledContentStyle") { $0.makeBody(configuration: configuration) }
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
