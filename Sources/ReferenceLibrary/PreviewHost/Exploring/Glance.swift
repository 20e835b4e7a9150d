package import PreviewRecording
import SwiftUI

/// What a reader has in front of them at one moment, what lies behind it, and what can be done; worth nothing after the
/// next event.
package struct Glance {
  /// What is on the screen, its elements under the host's names.
  package let screen: Screen
  /// What is alive and cannot be seen: lower screens of stacks, tabs that were visited, columns that are hidden.
  package let covered: [Screen]
  /// What can be done with one touch, in the order of the screen.
  package let actions: [Recording.Action]
  /// What the actions do.
  let composer: ScreenComposer
}

extension PreviewHost {
  /// Looks at the screen and what is behind it.
  package func glance() -> Glance {
    let (screen, composer) = composed()
    let covered = tree.root?.coveredScreens() ?? []
    return Glance(
      screen: screen, covered: covered, actions: composer.touches(on: screen), composer: composer)
  }

  /// Does something that a glance has offered, or an action of a script.
  ///
  /// - Throws: `ActionError` if it cannot be done now.
  package func perform(_ action: Recording.Action, script: [ScriptAction]) throws(ActionError) {
    if case .wait = action { return waitForChange() }
    if case .script(let place) = action {
      guard script.indices.contains(place) else { throw action.isNotOffered }
      return try perform(script[place])
    }
    let (screen, composer) = composed()
    guard let effect = composer.effect(of: action, on: screen) else { throw action.isNotOffered }
    perform(effect)
  }
}

extension Recording.Action {
  /// Says that the action is not among those that can be done.
  fileprivate var isNotOffered: ActionError {
    ActionError(action: "do", target: "\(self)", reason: .notFound(offered: []))
  }
}

extension Node {
  /// The screens of the views inside that live and cannot be seen, in the order of the tree.
  fileprivate func coveredScreens() -> [Screen] {
    children.flatMap { child in
      let isSeen = meaning?.shows(child, in: self) ?? true
      guard !isSeen else { return child.coveredScreens() }
      let composer = ScreenComposer(surroundings.environment.locale)
      return [composer.nested { composer.show(child) }] + child.coveredScreens()
    }
  }
}
