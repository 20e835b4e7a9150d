import PreviewRecording
import SwiftUI

extension ScreenComposer {
  /// Takes the actions of the items of a menu: they can be chosen from the menu, not tapped on the screen.
  func takeMenu(_ items: [Element]) -> [NamedAction] {
    items.flatMap { item -> [NamedAction] in
      let taken = takeActions(of: item.id)
      if let taken, !taken.menu.isEmpty { return taken.menu }
      if let action = taken?.choose ?? taken?.toggle ?? taken?.tap {
        return [NamedAction(name: item.name, isEnabled: item.isEnabled, action: action)]
      }
      return takeMenu(item.children)
    }
  }
}

extension Menu: HostedView {
  func addChildren(to children: inout Children) {
    children.add(label, .label)
    children.add(content, .content)
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let items = screen.children(of: node, .content)
    var element = screen.control(.menu, for: node, style: "menuStyle")
    element.children.append(Element(id: element.id + ".items", role: .menuItems, children: items))
    var actions = ElementActions(tap: primaryAction)
    actions.menu = screen.takeMenu(items)
    screen.add(element, actions)
  }
}

extension ContextMenuModifier: HostedModifier {
  func addChildren(_ content: any View, to children: inout Children) {
    children.add(content, .content)
    children.add(items, .role("menu"))
    if let preview { children.add(preview, .role("preview")) }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let items = screen.children(of: node, .role("menu"))
    let menu = screen.takeMenu(items)
    let preview = screen.children(of: node, .role("preview"))
    for var element in screen.children(of: node, .content) {
      element.actions += menu.map(\.name)
      element.looks.append(.init(name: "contextMenu", attachment: items))
      if !preview.isEmpty { element.looks.append(.init(name: "contextMenuPreview", attachment: preview)) }
      screen.act(on: element.id) { $0.menu += menu }
      screen.add(element)
    }
  }
}

extension ControlGroup: HostedView {
  func addChildren(to children: inout Children) { children.add(content, .content) }

  func show(_ node: Node, on screen: ScreenComposer) {
    var element = screen.element(.group, for: node, children: screen.children(of: node))
    element.recordStyle("controlGroupStyle", of: node)
    if element.looks.isEmpty { element.looks.append(.init("controlGroupStyle", "automatic")) }
    screen.add(element)
  }
}
