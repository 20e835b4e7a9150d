import Foundation
import PreviewRecording
import SwiftUI

/// What a reader can do with a row of a list.
enum RowEdit: Hashable {
  case delete
  case move
  case select
}

extension RowEditing: HostedModifier {
  func show(_ node: Node, on screen: ScreenComposer) {
    let elements = screen.children(of: node)
    for element in elements {
      screen.act(on: element.id) { actions in
        guard let offset = actions.offset else { return }
        switch edit {
        case .delete(let action) where !actions.forbidden.contains(.delete):
          actions.delete = { action(IndexSet(integer: offset)) }
        case .move(let action) where !actions.forbidden.contains(.move):
          actions.move = { action(IndexSet(integer: offset), $0) }
          actions.lastOffset = elements.count - 1
        default: break
        }
      }
      screen.add(element)
    }
  }
}

extension RowRestriction: HostedModifier {
  func show(_ node: Node, on screen: ScreenComposer) {
    screen.showChildren(of: node) { element in
      guard isForbidden else { return }
      screen.act(on: element.id) { actions in
        switch edit {
        case .delete:
          actions.forbidden.insert(.delete)
          actions.delete = nil
        case .move:
          actions.forbidden.insert(.move)
          actions.move = nil
        }
      }
    }
  }
}

extension SwipeActions: HostedModifier {
  func addChildren(_ content: any View, to children: inout Children) {
    children.add(content, .content)
    children.add(self.content, .role("swipe"))
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let buttons = screen.children(of: node, .role("swipe"))
    let actions = screen.takeMenu(buttons)
    let arguments: [Element.Look.Argument] = [
      .init(label: "edge", value: "\(edge)"), .init(label: "allowsFullSwipe", value: "\(allowsFullSwipe)"),
    ]
    screen.showChildren(of: node, .content) { element in
      element.actions += actions.map(\.name)
      element.looks.append(.init(name: "swipeActions", arguments: arguments, attachment: buttons))
      screen.act(on: element.id) { $0.swipes += actions }
    }
  }
}

extension RefreshModifier: HostedModifier {
  func show(_ node: Node, on screen: ScreenComposer) {
    // Of several round one view the innermost counts; of several screens the one shown last, which is in front.
    screen.refresh = nil
    screen.showChildren(of: node)
    screen.refresh = screen.refresh ?? action
  }
}
