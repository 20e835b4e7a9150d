import PreviewRecording
import SwiftUI

extension Label: HostedView {
  func addChildren(to children: inout Children) {
    let style = children.surroundings.environment[style: "labelStyle"]
    if let style = style as? any LabelStyle, !(style is any NamedStyle) {
      children.add(styled(style), .role("style"), changing: { $0[style: "labelStyle"] = nil })
    } else {
      children.add(icon, .role("icon"))
      children.add(title, .role("title"))
    }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let style = (node.surroundings.environment[style: "labelStyle"] as? any NamedStyle)?.name
    let title = screen.children(of: node, .role("title"))
    var element = screen.element(.label, for: node)
    element.children = screen.children(of: node, .role("style"))
    if style != "titleOnly" { element.children += screen.children(of: node, .role("icon")) }
    if style == "iconOnly" {
      element.hiddenLabel = title.map(\.fullText).filter { !$0.isEmpty }.joined(separator: ", ")
    } else {
      element.children += title
    }
    element.recordStyle("labelStyle", of: node)
    screen.add(element)
  }

  private func styled<Style: LabelStyle>(_ style: Style) -> any View {
    LabelStyleEvaluation(style: style, configuration: .init(title: AnyView(title), icon: AnyView(icon)))
  }
}

/// The body of a style of labels.
struct LabelStyleEvaluation<Style: LabelStyle>: StoredEvaluation {
  static var evaluatedType: Any.Type { Style.self }
  let style: Style
  let configuration: LabelStyleConfiguration

  var body: Style.Body { style.makeBody(configuration: configuration) }
}

extension LabelStyleConfiguration.Title: HostedView {
  func addChildren(to children: inout Children) { children.add(view, .content) }
}

extension LabelStyleConfiguration.Icon: HostedView {
  func addChildren(to children: inout Children) { children.add(view, .content) }
}
