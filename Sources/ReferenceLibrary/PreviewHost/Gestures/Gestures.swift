import PreviewRecording
import SwiftUI

/// What a gesture does when a reader makes it.
struct GestureAction {
  enum Movement: Equatable {
    /// A number of taps.
    case taps(Int)
    case longPress
  }

  let movement: Movement
  let action: () -> Void

  /// The action of a gesture; nil for one that nobody can make here, such as a drag.
  init?(_ gesture: any Gesture) {
    if let tap = gesture as? _ActionGesture<TapGesture>, let action = tap.onEnded {
      self.init(.taps(tap.base.count)) { action(()) }
    } else if let press = gesture as? _ActionGesture<LongPressGesture>, let action = press.onEnded {
      self.init(.longPress) { action(true) }
    } else {
      return nil
    }
  }

  init(_ movement: Movement, _ action: @escaping () -> Void) {
    self.movement = movement
    self.action = action
  }
}

extension ElementActions {
  /// Adds what a gesture on the view round the element does.
  mutating func add(_ gesture: GestureAction, relation: String) {
    switch gesture.movement {
    case .longPress: longPress = longPress ?? gesture.action
    case .taps(1):
      switch relation {
      case "highPriorityGesture": tap = gesture.action
      case "simultaneousGesture":
        let own = tap
        tap = {
          own?()
          gesture.action()
        }
      // A view's own gesture comes before that of a view around it.
      default: tap = tap ?? gesture.action
      }
    case .taps(let count): severalTaps[count] = severalTaps[count] ?? gesture.action
    }
  }
}

extension TapModifier: HostedModifier {
  func show(_ node: Node, on screen: ScreenComposer) {
    let gesture = GestureAction(.taps(count), action)
    let isInList = node.surroundings[ListController.self] != nil
    screen.showChildren(of: node) { element in
      // In a list the row would follow the link; a gesture on the link keeps the row from being tapped.
      let comesFirst = isInList && element.role == .navigationLink
      screen.act(on: element.id) { $0.add(gesture, relation: comesFirst ? "highPriorityGesture" : "gesture") }
    }
  }
}

extension GestureModifier: HostedModifier {
  func show(_ node: Node, on screen: ScreenComposer) {
    guard let action = GestureAction(gesture) else { return screen.showChildren(of: node) }
    screen.showChildren(of: node) { element in
      screen.act(on: element.id) { $0.add(action, relation: relation) }
    }
  }
}

extension KeyboardShortcutModifier: HostedModifier {
  func show(_ node: Node, on screen: ScreenComposer) {
    screen.showChildren(of: node) { element in
      guard let shortcut else { return }
      element.looks.append(.init(name: "keyboardShortcut", arguments: [.init(label: nil, value: shortcut.words)]))
      screen.act(on: element.id) { $0.shortcut = $0.shortcut ?? shortcut }
    }
  }
}

extension KeyboardShortcut {
  /// The keys in words, such as `command-s`.
  fileprivate var words: String {
    var keys: [String] = []
    if modifiers.contains(.control) { keys.append("control") }
    if modifiers.contains(.option) { keys.append("option") }
    if modifiers.contains(.shift) { keys.append("shift") }
    if modifiers.contains(.command) { keys.append("command") }
    switch key {
    case .return: keys.append("return")
    case .escape: keys.append("escape")
    case .delete: keys.append("delete")
    case .space: keys.append("space")
    case .tab: keys.append("tab")
    default: keys.append(String(key.character))
    }
    return keys.joined(separator: "-")
  }
}
