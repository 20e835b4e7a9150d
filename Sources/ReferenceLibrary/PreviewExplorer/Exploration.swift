import PreviewHost
import SwiftUI

/// One walk through an example on one device, breadth first: every state is reached by starting the example anew and
/// doing again what led there.
struct Exploration {
  /// A state that was found.
  private struct Found {
    let path: [Recording.Action]
    let identity: Sight.Identity
  }

  private let root: PreviewRoot
  private let request: RecordingRequest
  private let device: Device
  private let deadline: ContinuousClock.Instant
  private var found: [Found] = []
  private var places: [Sight.Identity: Int] = [:]
  /// Which actions of the script some state has taken.
  private var taken: Set<Int> = []
  /// The last refusal of each action of the script.
  private var refusals: [Int: ActionError] = [:]
  private(set) var recording: Recording

  init(
    of root: PreviewRoot, on kind: Recording.Device, _ request: RecordingRequest,
    until deadline: ContinuousClock.Instant
  ) {
    self.root = root
    self.request = request
    self.deadline = deadline
    var device = kind == .phone ? Device.phone : .tablet
    device.setLanguage(request.language)
    self.device = device
    recording = Recording(
      name: root.name, device: kind, language: request.language,
      direction: device.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Walks until nothing new is found or a limit is reached.
  mutating func run() {
    let host = root.start(device)
    _ = place(of: Sight(host), after: [])
    note(host.warnings)
    var next = 0
    while next < found.count {
      guard isInTime() else { break }
      explore(next)
      next += 1
    }
    reportScript()
  }

  /// Tries everything that can be done in a state.
  private mutating func explore(_ place: Int) {
    let path = found[place].path
    guard let host = arrive(at: place) else { return }
    let sight = Sight(host)
    var actions = sight.glance.actions
    if host.hasWaitingWork { actions.append(.wait) }
    actions += request.script.indices.map { .script($0) }
    for action in actions {
      guard isInTime() else { return }
      guard let step = step(action, from: place, after: path, sight) else { continue }
      recording.states[place].steps.append(step)
    }
  }

  /// Starts the example anew and does what led to a state; nil if that leads elsewhere now.
  private mutating func arrive(at place: Int) -> PreviewHost? {
    let host = root.start(device)
    for action in found[place].path {
      guard (try? host.perform(action, script: request.script)) != nil else {
        report("The example behaves differently when it is started again: \(action) is not there any more.")
        return nil
      }
    }
    return host
  }

  private mutating func step(
    _ action: Recording.Action, from place: Int, after path: [Recording.Action], _ sight: Sight
  ) -> Recording.Step? {
    guard let host = arrive(at: place) else { return nil }
    host.resetBodyCounts()
    let announcements = host.announcements.count
    let opened = host.openedURLs.count
    do {
      try host.perform(action, script: request.script)
    } catch {
      if case .script(let number) = action, !taken.contains(number) { refusals[number] = error }
      return nil
    }
    if case .script(let number) = action { taken.insert(number) }
    note(host.warnings)
    let target = self.place(of: Sight(host), after: path + [action])
    if target == place, action.isPointlessInPlace { return nil }
    var step = Recording.Step(action: sight.renamed(action), target: target)
    step.bodies = host.bodyCounts.sorted { $0.key < $1.key }.map { .init(type: $0.key, count: $0.value) }
    step.announcements = Array(host.announcements[announcements...])
    step.opened = host.openedURLs[opened...].map(\.absoluteString)
    return step
  }

  /// The place of a state among those that were found; nil where it is new and a limit is reached.
  private mutating func place(of sight: Sight, after path: [Recording.Action]) -> Int? {
    if let known = places[sight.identity] { return known }
    guard path.count <= request.depth else {
      reach(.depth(request.depth))
      return nil
    }
    guard found.count < request.states else {
      reach(.states(request.states))
      return nil
    }
    places[sight.identity] = found.count
    found.append(Found(path: path, identity: sight.identity))
    recording.states.append(
      Recording.State(
        screen: sight.identity.screen, spoken: sight.identity.screen.voiceOverTranscript(in: request.language)))
    return found.count - 1
  }

  private mutating func isInTime() -> Bool {
    if ContinuousClock.now < deadline { return true }
    reach(.time(request.milliseconds))
    return false
  }

  private mutating func reach(_ limit: Recording.Limit) {
    if !recording.limits.contains(limit) { recording.limits.append(limit) }
  }

  private mutating func note(_ warnings: [Warning]) {
    for warning in warnings where !recording.warnings.contains(warning) { recording.warnings.append(warning) }
  }

  private mutating func report(_ problem: String) {
    if !recording.problems.contains(problem) { recording.problems.append(problem) }
  }

  private mutating func reportScript() {
    for number in request.script.indices where !taken.contains(number) {
      guard let refusal = refusals[number] else { continue }
      report("No screen takes an action of the script: \(refusal)")
    }
  }
}

extension Recording.Action {
  /// Whether it is not worth a step where it changes nothing.
  fileprivate var isPointlessInPlace: Bool {
    switch self {
    case .wait, .script: true
    default: false
    }
  }
}
