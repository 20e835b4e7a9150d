import PreviewRecording
import SwiftUI

extension TextField: HostedView {
  func addChildren(to children: inout Children) { children.add(label, .label) }

  func show(_ node: Node, on screen: ScreenComposer) {
    var field = TextInput(role: .textField, node: node, text: text, prompt: prompt)
    // Return makes a new line in a field that grows downwards.
    field.submits = axis == .horizontal
    field.show(on: screen)
  }

  func willLeave(_ node: Node) { node.tree.focus.leave(node) }
}

extension SecureField: HostedView {
  func addChildren(to children: inout Children) { children.add(label, .label) }

  func show(_ node: Node, on screen: ScreenComposer) {
    TextInput(role: .secureField, node: node, text: text, prompt: prompt).show(on: screen)
  }

  func willLeave(_ node: Node) { node.tree.focus.leave(node) }
}

extension TextEditor: HostedView {
  func show(_ node: Node, on screen: ScreenComposer) {
    var field = TextInput(role: .textEditor, node: node, text: text, prompt: nil)
    field.submits = false
    field.show(on: screen)
  }

  func willLeave(_ node: Node) { node.tree.focus.leave(node) }
}

/// A field for text of any kind.
struct TextInput {
  let role: Element.Role
  let node: Node
  let text: Binding<String>
  let prompt: Text?
  var submits = true

  func show(on screen: ScreenComposer) {
    let label = screen.children(of: node, .label)
    var element = screen.element(role, for: node)
    element.recordStyle("textFieldStyle", of: node)
    let title = label.map(\.fullText).filter { !$0.isEmpty }.joined(separator: ", ")
    element.text = title.isEmpty ? nil : title
    element.prompt = screen.words(prompt, for: node) ?? element.text
    let value = text.wrappedValue
    element.value = role == .secureField ? String(repeating: "•", count: value.count) : value
    element.isFocused = node.tree.focus.focused === node
    screen.add(element, actions)
  }

  private var actions: ElementActions {
    var actions = ElementActions { node.tree.focus.move(to: node) }
    actions.focus = actions.tap
    actions.type = { new in
      node.tree.focus.move(to: node)
      text.wrappedValue = new
    }
    if submits {
      actions.submit = {
        node.tree.focus.move(to: node)
        node.surroundings[SubmitScope.self]?.submit(.text)
        node.tree.focus.finish(node)
      }
    }
    return actions
  }
}
