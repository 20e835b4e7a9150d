import SwiftUI

/// What the rows of a list need to know of it.
final class ListController {
  private(set) weak var node: Node?
  /// What the app binds to the selection.
  var selection: ListSelection?
  /// Whether the list is being edited.
  var editMode: Binding<EditMode>?

  init(_ node: Node) {
    self.node = node
  }
}
