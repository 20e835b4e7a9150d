import PreviewRecording
import SwiftUI

extension AccessibilityAttachmentModifier: HostedModifier {
  func show(_ node: Node, on screen: ScreenComposer) {
    screen.showChildren(of: node) { element in
      var said = element.accessibility ?? Accessibility()
      describe(&said, in: node, on: screen)
      element.accessibility = said
      screen.act(on: element.id) { addAction(to: &$0, in: node, on: screen) }
    }
  }

  /// Adds what the modifier says; where several speak of one thing the outermost is heard.
  private func describe(_ said: inout Accessibility, in node: Node, on screen: ScreenComposer) {
    switch attribute {
    case .label(let text): said.label = screen.words(text, for: node)
    case .hint(let text): said.hint = screen.words(text, for: node)
    case .value(let text): said.value = screen.words(text, for: node)
    case .identifier(let name): said.identifier = name
    case .hidden(let isHidden): said.isHidden = isHidden
    case .addTraits(let traits):
      said.traits += traits.names.sorted().filter { !said.traits.contains($0) }
      said.removedTraits.removeAll(where: traits.names.contains)
    case .removeTraits(let traits):
      said.traits.removeAll(where: traits.names.contains)
      said.removedTraits += traits.names.sorted().filter { !said.removedTraits.contains($0) }
    case .children(let behavior): said.children = .init(rawValue: behavior.name)
    case .sortPriority(let priority): said.sortPriority = priority
    case .inputLabels(let texts): said.inputLabels = texts.compactMap { screen.words($0, for: node) }
    case .heading(let level): said.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
    case .namedAction(let text, _): said.actions += [screen.words(text, for: node)].compactMap { $0 }
    case .adjustable: said.traits += said.traits.contains("isAdjustable") ? [] : ["isAdjustable"]
    case .action, .scroll, .zoom, .customContent, .respondsToUserInteraction, .nothing: break
    }
  }

  private func addAction(to actions: inout ElementActions, in node: Node, on screen: ScreenComposer) {
    switch attribute {
    case .action(let kind, let handler):
      if kind == .default { actions.activate = handler } else { actions.gestures[kind.name] = handler }
    case .namedAction(let text, let handler):
      actions.named.append(NamedAction(name: screen.words(text, for: node) ?? "", action: handler))
    case .adjustable(let handler): actions.adjust = handler
    default: break
    }
  }
}

extension AccessibilityContent: HostedModifier {
  func addChildren(_ content: any View, to children: inout Children) {
    children.add(stored: content, .content)
    children.add(stored: self.content, .role("accessibility"))
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let brought = screen.children(of: node, .role("accessibility"))
    screen.showChildren(of: node, .content) { element in
      switch kind {
      case .representation: element.looks.append(.init(name: "accessibilityRepresentation", attachment: brought))
      case .children: element.looks.append(.init(name: "accessibilityChildren", attachment: brought))
      case .actions:
        let actions = screen.takeMenu(brought)
        var said = element.accessibility ?? Accessibility()
        said.actions += actions.map(\.name)
        element.accessibility = said
        screen.act(on: element.id) { $0.named += actions }
      }
    }
  }
}

extension AccessibilityFocusModifier: HostedModifier {
  static var readsValues: Bool { true }

  func addChildren(_ content: any View, to children: inout Children) {
    let link = children.node.kept { FocusController.Link() }
    link.isNamed = { binding.wrappedValue == value }
    link.name = { isNamed in binding.wrappedValue = isNamed ? value : binding.none }
    _ = binding.wrappedValue
    children.add(stored: content, .content)
  }

  func didUpdate(_ node: Node) {
    node.kept { FocusController.Link() }.connect(to: node, of: node.tree.cursor)
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let cursor = node.tree.cursor
    screen.showChildren(of: node) { element in
      screen.act(on: element.id) { actions in
        actions.pointAt = actions.pointAt ?? { cursor.move(to: node) }
      }
      guard cursor.focused === node else { return }
      var said = element.accessibility ?? Accessibility()
      said.isFocused = true
      element.accessibility = said
    }
  }

  func willLeave(_ node: Node) { node.tree.cursor.leave(node) }
}

extension AccessibilityFocusModifier: CursorTarget {}

extension HelpModifier: HostedModifier {
  func show(_ node: Node, on screen: ScreenComposer) {
    let look = Element.Look(
      name: "help", arguments: [.init(label: nil, value: screen.words(text, for: node) ?? "")])
    screen.showChildren(of: node) { $0.looks.append(look) }
  }
}
