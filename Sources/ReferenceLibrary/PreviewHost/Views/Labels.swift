import PreviewRecording
import SwiftUI

extension Label: HostedView {
  func addChildren(to children: inout Children) {
    let style = children.surroundings.environment[style: "labelStyle"]
    if let style = style as? any LabelStyle, !(style is any NamedStyle) {
      add(style, to: &children)
    } else {
      children.add(icon, .role("icon"))
      children.add(title, .role("title"))
    }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let style = (node.surroundings.environment[style: "labelStyle"] as? any NamedStyle)?.name
    let title = screen.children(of: node, .role("title"))
    var element = screen.element(.label, for: node)
    element.children = screen.children(of: node, .style)
    if style != "titleOnly" { element.children += screen.children(of: node, .role("icon")) }
    if style == "iconOnly" {
      element.hiddenLabel = title.map(\.fullText).filter { !$0.isEmpty }.joined(separator: ", ")
    } else {
      element.children += title
    }
    element.recordStyle("labelStyle", of: node)
    screen.add(element)
  }

  private func add<Style: LabelStyle>(_ style: Style, to children: inout Children) {
    let configuration = LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon))
    children.add(style: style, named: "labelStyle") { $0.makeBody(configuration: configuration) }
  }
}
