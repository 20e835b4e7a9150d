import PreviewRecording
import SwiftUI

extension DefaultFocusModifier: HostedModifier {
  func didUpdate(_ node: Node) {
    guard node.kept(Box<Bool>.self) == nil else { return }
    _ = node.kept { Box(true) }
    // When the views first appear, unless something has the focus already.
    node.tree.afterUpdate { [binding, value] in
      if node.tree.focus.focused == nil { binding.wrappedValue = value }
    }
  }
}

extension SubmitScopeModifier: HostedModifier {
  func addChildren(_ content: any View, to children: inout Children) {
    var surroundings = children.surroundings
    if isBlocking { surroundings[SubmitScope.self] = nil }
    children.add(stored: content, .content, in: surroundings)
  }
}

extension SubmitLabelModifier: HostedModifier {
  func show(_ node: Node, on screen: ScreenComposer) {
    let look = Element.Look(name: "submitLabel", arguments: [.init(label: nil, value: label.name)])
    screen.showChildren(of: node) { $0.looks.append(look) }
  }
}

extension HitTestingModifier: HostedModifier {
  func show(_ node: Node, on screen: ScreenComposer) {
    screen.showChildren(of: node) { element in
      guard !isAllowed else { return }
      for inner in element.all { screen.act(on: inner.id) { $0 = ElementActions() } }
    }
  }
}

// Only text fields have the keyboard's focus here, and there is no pointer and no keyboard but for shortcuts.
extension FocusableModifier: HostedModifier {}
extension FocusedValueModifier: HostedModifier {}
extension HoverModifier: HostedModifier {}
extension KeyPressModifier: HostedModifier {}

// Nobody drags or scrolls here, and the system's dialogs for files are not shown.
extension DragModifier: HostedModifier {}
extension DropModifier: HostedModifier {}
extension ScrollPositionModifier: HostedModifier {}
extension FileDialog: HostedModifier {}

// Changes do not move: a transition's own view is never asked for.
extension _TransitionContent: HostedView {}
