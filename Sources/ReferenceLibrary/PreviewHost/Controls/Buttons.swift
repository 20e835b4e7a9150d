import PreviewRecording
import SwiftUI

extension Button: HostedView {
  func addChildren(to children: inout Children) {
    let style = children.surroundings.environment[style: "buttonStyle"]
    if let style = style as? any ButtonStyle {
      add(style, to: &children)
    } else if let style = style as? any PrimitiveButtonStyle, !(style is any NamedStyle) {
      add(style, to: &children)
    } else {
      children.add(stored: label, .content)
    }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let children = screen.children(of: node)
    var element = screen.element(.button, for: node, children: children)
    element.purpose = role?.name
    element.recordStyle("buttonStyle", of: node)
    let style = node.surroundings.environment[style: "buttonStyle"]
    // A style that handles the touch brings along what takes the tap.
    let isHandled = style is any PrimitiveButtonStyle && !(style is any NamedStyle)
    screen.add(element, isHandled ? nil : ElementActions(tap: action))
  }

  private func add<Style: ButtonStyle>(_ style: Style, to children: inout Children) {
    let configuration = ButtonStyleConfiguration(role: role, label: AnyView(label))
    let body = StyleEvaluation(style: style) { $0.makeBody(configuration: configuration) }
    children.add(body, .style)
  }

  private func add<Style: PrimitiveButtonStyle>(_ style: Style, to children: inout Children) {
    let configuration = PrimitiveButtonStyleConfiguration(role: role, label: AnyView(label), action: action)
    children.add(style: style, named: "buttonStyle") { $0.makeBody(configuration: configuration) }
  }
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

extension PasteButton: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) {
    let word = SystemWord.paste.text(in: node.surroundings.environment.locale)
    // There is nothing to paste.
    screen.add(.button, for: node, text: word, ElementActions { paste([]) })
  }
}
