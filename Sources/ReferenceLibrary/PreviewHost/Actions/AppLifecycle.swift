import SwiftUI

extension PreviewHost {
  /// Leaves the app: its scene becomes inactive, then goes to the background.
  public func enterBackground() {
    move(to: .inactive)
    move(to: .background)
  }

  /// Comes back to the app: its scene becomes inactive, then active.
  public func enterForeground() {
    if scene.phase == .background { move(to: .inactive) }
    move(to: .active)
  }

  /// Covers the app in part, as Control Center does: its scene is inactive.
  public func becomeInactive() {
    move(to: .inactive)
  }

  /// Ends the app and starts it again.
  ///
  /// All views and their state begin anew. What `@AppStorage` keeps stays; what `@SceneStorage` keeps stays if the
  /// system ended the app, and is gone if the reader closed the scene.
  ///
  /// - Parameter restoringScene: whether the scene comes back.
  public func restart(restoringScene: Bool = true) {
    if scene.phase == .active { enterBackground() }
    scene.store = SceneStore(restoringScene ? scene.store.values : [:])
    scene.phase = .active
    reload()
  }

  private func move(to phase: ScenePhase) {
    guard scene.phase != phase else { return }
    perform {
      scene.phase = phase
      updateSurroundings()
    }
  }
}
