import Foundation
import PreviewRecording
import SwiftUI

extension PreviewHost {
  /// Selects the row of a name; where several rows can be selected, adds it to the selection or takes it away.
  ///
  /// - Throws: `ActionError` if no such row in front can be selected now.
  public func selectRow(_ name: String) throws(ActionError) {
    let (_, select) = try find("select", name) { $0.select }
    perform(select)
  }

  /// Deletes the row of a name, by a swipe or by the button that it has while editing.
  ///
  /// - Throws: `ActionError` if no such row in front can be deleted.
  public func deleteRow(_ name: String) throws(ActionError) {
    let isEditing = composed().screen.front.elements.contains { $0.isEditing }
    // Swipe actions of its own take the place of the one that deletes.
    let (_, delete) = try find("delete", name) { $0.swipes.isEmpty || isEditing ? $0.delete : nil }
    perform(delete)
  }

  /// Moves the row of a name before another row of the same `ForEach`; nil moves it to the end.
  ///
  /// - Throws: `ActionError` if the rows are not there, or the first cannot be moved there.
  public func moveRow(_ name: String, before other: String?) throws(ActionError) {
    let (row, (move, collection)) = try find("move", name) { actions in
      actions.move.flatMap { move in actions.collection.map { (move, $0) } }
    }
    let (screen, composer) = composed()
    let siblings = screen.front.elements.filter {
      $0.role == row.role && composer.actions[$0.id]?.collection == collection
    }
    guard let other else {
      return perform { move((siblings.compactMap { composer.actions[$0.id]?.offset }.max() ?? 0) + 1) }
    }
    guard let target = siblings.first(where: { $0.contains(other) }), let offset = composer.actions[target.id]?.offset
    else { throw ActionError(action: "move before", target: other, reason: .notFound(offered: siblings.map(\.name))) }
    perform { move(offset) }
  }

  /// Swipes over the row of a name and taps one of the actions that this shows.
  ///
  /// - Throws: `ActionError` if there is no such row in front, or it has no such action.
  public func swipe(_ row: String, action: String) throws(ActionError) {
    let (screen, composer) = composed()
    let (_, actions) = try composer.find("swipe over", row, on: screen) { actions -> [NamedAction]? in
      if !actions.swipes.isEmpty { return actions.swipes }
      return actions.delete.map { [NamedAction(name: composer.deleteWord, action: $0)] }
    }
    try perform(action, of: actions, "tap")
  }

  /// Begins or ends the editing of the lists in front, as the edit button does.
  public func edit() {
    let editMode = composed().composer.editMode ?? tree.surroundings.environment.editMode
    perform { editMode?.wrappedValue = editMode?.wrappedValue.isEditing == true ? .inactive : .active }
  }

  /// Pulls the content in front down, so that it is loaded anew; loading that takes time goes on as time does.
  ///
  /// - Throws: `ActionError` if nothing in front can be loaded anew.
  public func refresh() throws(ActionError) {
    guard let refresh = composed().composer.refresh else {
      throw ActionError(action: "refresh", target: "the screen", reason: .notFound(offered: []))
    }
    perform {
      Task { await refresh() }
    }
  }
}
