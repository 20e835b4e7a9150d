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
    let covered = events.scheduler.read { tree.root?.coveredScreens() ?? [] }
    return Glance(
      screen: screen, covered: covered, actions: composer.touches(on: screen),
      composer: composer)
  }

  /// Does something that can be done with one touch, or lets time go by; looks at the screen unless there is a fresh
  /// glance.
  ///
  /// - Returns: Whether it could be done.
  package func perform(_ action: Recording.Action, in glance: Glance? = nil) -> Bool {
    if case .wait = action {
      waitForChange()
      return true
    }
    let (screen, composer) = glance.map { ($0.screen, $0.composer) } ?? composed()
    guard let effect = composer.effect(of: action, on: screen) else { return false }
    perform(effect)
    return true
  }

  /// Ends what still runs or waits; nothing more can be done with the host.
  package func end() {
    events.scheduler.close()
  }

  /// Makes the device new for the next app: nothing is kept in the user's defaults, and previews share nothing yet.
  package static func clearDevice() {
    StorageSignals.defaults.clear()
    Preview.forgetSharedContexts()
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
