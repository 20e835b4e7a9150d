import PreviewRecording
import SwiftUI

/// One screen of a stack: the root, the screen of a value, or one that a link or a modifier brings along.
final class StackScreen {
  /// What the screen is of.
  enum Kind {
    case root
    case value(PathElement)
    case brought(BroughtScreen)
  }

  let key: ChildKey
  let kind: Kind
  private(set) weak var controller: StackController?
  /// What the views of the screen ask of the bar.
  var bar: [BarRequest] = []
  /// Whether the lists of the screen are being edited; a screen begins with reading.
  private let editMode = StateLocation(EditMode.inactive)
  private var derived: (base: Surroundings, made: Surroundings)?

  init(_ kind: Kind, key: ChildKey, in controller: StackController) {
    self.kind = kind
    self.key = key
    self.controller = controller
  }

  /// How many screens lie below this one; set by the stack.
  var level = 0

  /// The node of the screen.
  var node: Node? {
    guard let children = controller?.node?.children, children.indices.contains(level) else { return nil }
    return children[level]
  }

  /// What the screen inherits: the environment of the stack, and a way back.
  func surroundings(in base: Surroundings) -> Surroundings {
    if let derived, derived.base.isSame(as: base) { return derived.made }
    var made = base.detached
    made[StackController.self] = controller
    made[StackScreen.self] = self
    made.change { [editMode] in $0.editMode = Binding(editMode) }
    if case .root = kind {
    } else {
      made.change { environment in
        environment.setDismissal(of: ObjectIdentifier(self)) { [weak self] in self?.dismiss() }
      }
    }
    if let derived { made = made.settled(from: derived.made) }
    derived = (base, made)
    return made
  }

  /// Takes the screen away, with all that are above it.
  func dismiss() {
    guard let controller, controller.screens.indices.contains(level), controller.screens[level] === self else { return }
    controller.pop(to: level - 1)
  }
}

extension Surroundings {
  /// Without the containers that a new screen is not part of: the stack, its screen, the list.
  var detached: Surroundings {
    var copy = self
    copy[StackController.self] = nil
    copy[StackScreen.self] = nil
    copy[ListController.self] = nil
    copy[LazyContainer.self] = nil
    return copy
  }
}

/// Marks the inside of a container that makes its views when they come into sight.
final class LazyContainer {
  static let inside = LazyContainer()
}
