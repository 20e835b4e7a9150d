import PreviewRecording
import SwiftUI

extension Button: HostedView {
  func addChildren(to children: inout Children) {
    let style = children.surroundings.environment[style: "buttonStyle"]
    if let style = style as? any ButtonStyle {
      children.add(styled(style), .role("style"))
    } else if let style = style as? any PrimitiveButtonStyle, !(style is any NamedStyle) {
      // The button that a style makes of its configuration must not ask the style again.
      children.add(styled(style), .role("primitiveStyle"), changing: { $0[style: "buttonStyle"] = nil })
    } else {
      children.add(label, .content)
    }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let children = screen.children(of: node)
    var element = screen.element(.button, for: node, children: children)
    element.purpose = role?.name
    element.recordStyle("buttonStyle", of: node)
    // A style that handles the touch brings along what takes the tap.
    let takesTap = node.children.first?.key != .role("primitiveStyle")
    screen.add(element, takesTap ? ElementActions(tap: action) : nil)
  }

  private func styled<Style: ButtonStyle>(_ style: Style) -> any View {
    ButtonStyleEvaluation(style: style, configuration: .init(role: role, label: AnyView(label)))
  }

  private func styled<Style: PrimitiveButtonStyle>(_ style: Style) -> any View {
    PrimitiveButtonStyleEvaluation(
      style: style, configuration: .init(role: role, label: AnyView(label), action: action))
  }
}

/// The body of a style of buttons.
struct ButtonStyleEvaluation<Style: ButtonStyle>: StoredEvaluation {
  static var evaluatedType: Any.Type { Style.self }
  let style: Style
  let configuration: ButtonStyleConfiguration

  var body: Style.Body { style.makeBody(configuration: configuration) }
}

/// The body of a style of buttons that handles the touch.
struct PrimitiveButtonStyleEvaluation<Style: PrimitiveButtonStyle>: StoredEvaluation {
  static var evaluatedType: Any.Type { Style.self }
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  var body: Style.Body { style.makeBody(configuration: configuration) }
}

extension ButtonStyleConfiguration.Label: HostedView {
  func addChildren(to children: inout Children) { children.add(view, .content) }
}

extension EditButton: HostedView {
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    let isEditing = children.surroundings.environment.editMode?.wrappedValue.isEditing ?? false
    let word = isEditing ? SystemWord.done : .edit
    children.add(Text(verbatim: word.text(in: children.surroundings.environment.locale)), .content)
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let editMode = node.surroundings.environment.editMode
    let element = screen.element(.button, for: node, children: screen.children(of: node))
    screen.add(
      element,
      ElementActions { editMode?.wrappedValue = editMode?.wrappedValue.isEditing == true ? .inactive : .active })
  }
}
