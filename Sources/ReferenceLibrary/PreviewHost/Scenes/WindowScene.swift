import Foundation
import SwiftUI

/// What the window of a host says to the views in it, and what it takes from them.
final class WindowScene {
  /// What `@SceneStorage` keeps.
  var store = SceneStore()
  /// Whether the window is in front.
  var phase = ScenePhase.active
  /// The addresses that the app gave to the system, in order.
  private(set) var openedURLs: [URL] = []
  private lazy var base = makeBase()

  /// What the root of the window inherits.
  var surroundings: Surroundings {
    var surroundings = base
    surroundings[SceneStore.self] = store
    surroundings.change { $0.scenePhase = phase }
    return surroundings
  }

  private func makeBase() -> Surroundings {
    Surroundings(
      EnvironmentValues.with { environment in
        environment.systemOpenURL = { [weak self] url in self?.openedURLs.append(url) }
      })
  }
}

extension EnvironmentValues {
  /// An environment of default values with a change.
  static func with(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
    var environment = EnvironmentValues()
    change(&environment)
    return environment
  }
}
