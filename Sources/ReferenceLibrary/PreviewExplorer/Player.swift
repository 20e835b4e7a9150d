import PreviewHost
import SwiftUI

/// Starts an example on a device, again and again, and does things in it.
struct Player {
  let root: PreviewRoot
  let device: Device
  let script: [ScriptAction]
  var trail = Trail()

  /// The moment at which every start is, so that what shows the time is the same in every build: 9:41 on 9 June 2026, UTC.
  private static let beginning = Duration.seconds(1_780_998_060)

  /// Starts the example anew, as the first app on a new device, and does what a path says; `way` is the path in words.
  ///
  /// - Returns: The host and what is in front of a reader then; nil where something on the path cannot be done.
  func play(_ path: [Recording.Action], way: [String]) -> (host: PreviewHost, sight: Sight)? {
    trail.note(way)
    PreviewHost.clearDevice()
    let host = PreviewHost.beginning(at: Self.beginning) { root.start(device) }
    for action in path {
      guard (try? perform(action, in: nil, of: host)) ?? false else {
        host.end()
        return nil
      }
    }
    return (host, Sight(host))
  }

  /// Does one thing.
  ///
  /// - Returns: Whether it could be done.
  /// - Throws: `ActionError` for an action of the script that cannot be done, with what could.
  func perform(_ action: Recording.Action, in sight: Sight?, of host: PreviewHost) throws(ActionError) -> Bool {
    guard case .script(let place) = action else { return host.perform(action, in: sight?.glance) }
    guard script.indices.contains(place) else { return false }
    try host.perform(script[place])
    return true
  }
}
