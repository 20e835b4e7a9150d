import PreviewRecording
import SwiftUI

extension Toggle: HostedView {
  func addChildren(to children: inout Children) {
    let style = children.surroundings.environment[style: "toggleStyle"]
    if let style = style as? any ToggleStyle, !(style is any NamedStyle) {
      add(style, to: &children)
    } else {
      children.add(label, .label)
    }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let isOn = isOn
    let styled = screen.children(of: node, .style)
    var element = screen.control(.toggle, for: node, style: "toggleStyle", children: styled)
    element.isSelected = isOn.wrappedValue
    let flip = { isOn.wrappedValue.toggle() }
    var actions = ElementActions(tap: styled.isEmpty ? flip : nil)
    actions.toggle = flip
    screen.add(element, actions)
  }

  private func add<Style: ToggleStyle>(_ style: Style, to children: inout Children) {
    let configuration = ToggleStyleConfiguration(label: AnyView(label), isOn: isOn)
    children.add(style: style, named: "toggleStyle") { $0.makeBody(configuration: configuration) }
  }
}
