import PreviewRecording
import SwiftUI

extension Toggle: HostedView {
  func addChildren(to children: inout Children) {
    let style = children.surroundings.environment[style: "toggleStyle"]
    if let style = style as? any ToggleStyle, !(style is any NamedStyle) {
      children.add(styled(style), .role("style"), changing: { $0[style: "toggleStyle"] = nil })
    } else {
      children.add(label, .label)
    }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let isOn = isOn
    let styled = screen.children(of: node, .role("style"))
    var element = screen.control(.toggle, for: node, style: "toggleStyle", children: styled)
    element.isSelected = isOn.wrappedValue
    let flip = { isOn.wrappedValue.toggle() }
    var actions = ElementActions(tap: styled.isEmpty ? flip : nil)
    actions.toggle = flip
    screen.add(element, actions)
  }

  private func styled<Style: ToggleStyle>(_ style: Style) -> any View {
    ToggleStyleEvaluation(style: style, configuration: .init(label: AnyView(label), isOn: isOn))
  }
}

/// The body of a style of toggles.
struct ToggleStyleEvaluation<Style: ToggleStyle>: StoredEvaluation {
  static var evaluatedType: Any.Type { Style.self }
  let style: Style
  let configuration: ToggleStyleConfiguration

  var body: Style.Body { style.makeBody(configuration: configuration) }
}

extension ToggleStyleConfiguration.Label: HostedView {
  func addChildren(to children: inout Children) { children.add(view, .content) }
}
