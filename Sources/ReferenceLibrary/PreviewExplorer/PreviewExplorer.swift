public import PreviewHost
import SwiftUI

/// Looks at an example from all sides that a reader can reach.
///
/// Everything that one touch can do is tried in every state, then every action of the script. A text field that only gets
/// the cursor is no step of its own, nor is typing what has been typed.
///
/// States are told apart by what they mean: what is on the screen, what is covered by it (lower screens, other tabs), and
/// what the example keeps without showing it. Of the last, what no action brings to light does not count. Not seen are
/// values that only closures or global variables keep.
///
/// Time stands still while a reader acts. Where something waits for its time, `wait` is a step to the next change that can
/// be seen, a minute ahead at most; three such steps in a row are followed, so that a clock does not go on for ever.
@MainActor
public struct PreviewExplorer {
  /// What is to be recorded.
  public let request: RecordingRequest
  /// Where it is noted what is being done.
  var trail = Trail()

  /// Makes an explorer.
  public init(_ request: RecordingRequest) {
    self.request = request
  }

  /// One recording for each device, each beginning with the example as it is started.
  public func record(_ root: PreviewRoot) -> [Recording] {
    record([root])
  }

  /// The recordings of several examples, for each device; the time of the request is the time for all of them.
  public func record(_ roots: [PreviewRoot]) -> [Recording] {
    let deadline = ContinuousClock.now + .milliseconds(request.milliseconds)
    return roots.flatMap { root in
      request.devices.map { record(root, on: $0, until: deadline) }
    }
  }

  private func record(
    _ root: PreviewRoot, on kind: Recording.Device, until deadline: ContinuousClock.Instant
  ) -> Recording {
    var device = kind == .phone ? Device.phone : .tablet
    device.setLanguage(request.language)
    let player = Player(root: root, device: device, script: request.script, trail: trail)
    let (graph, notes) = explore(player, until: deadline)
    var recording = Recording(
      name: root.name, device: kind, language: request.language,
      direction: device.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    recording.script = request.script
    recording.fill(with: graph, asIn: request)
    if notes.isOutOfTime { recording.reach(.time(request.milliseconds)) }
    recording.warnings = notes.warnings
    recording.warningWays = notes.warningWays
    recording.refusals = notes.complaints(about: request.script)
    recording.problems = notes.problems
    return recording
  }

  private func explore(_ player: Player, until deadline: ContinuousClock.Instant) -> (StateGraph, Notes) {
    var exploration = Exploration(player, request, until: deadline)
    if case .done(let graph, let notes) = exploration.run() { return (graph, notes) }
    // What an example keeps is of no use where it differs from start to start, as a random number does.
    exploration = Exploration(player, request, until: deadline, heedsHidden: false)
    guard case .done(let graph, let notes) = exploration.run() else { return (StateGraph(), Notes()) }
    return (graph, notes)
  }
}
