import PreviewHost
import SwiftUI

/// One walk through an example on one device, breadth first.
///
/// A moment is reached by starting the example anew and doing again what led there. What looks new is tried first, then
/// what looks like something known and differs in what the example keeps: that way everything that can be seen is found
/// before a limit is reached. How far the second kind is followed depends on what it shows: after three moments in a row
/// that behaved like their twins, the next is taken for its twin.
struct Exploration {
  private let player: Player
  private let request: RecordingRequest
  private let deadline: ContinuousClock.Instant
  /// Whether what is kept without being seen tells moments apart.
  private let heedsHidden: Bool
  private var graph = StateGraph()
  /// What looks new, and what looks like something known, to be tried in this order.
  private var fresh: [Int] = []
  private var twins: [Int] = []
  private(set) var notes = Notes()

  /// How many moments in a row that behave like their twins are tried.
  private static let patience = 3
  /// How often in a row time is let go by.
  private static let waits = 3

  init(_ player: Player, _ request: RecordingRequest, until deadline: ContinuousClock.Instant, heedsHidden: Bool = true)
  {
    self.player = player
    self.request = request
    self.deadline = deadline
    self.heedsHidden = heedsHidden
  }

  /// What was found, and whether that is worth something: what is kept may differ from start to start.
  enum Outcome {
    case done(StateGraph, Notes)
    case hiddenDiffers
  }

  /// Walks until nothing new is found or a limit is reached.
  mutating func run() -> Outcome {
    guard let (host, sight) = player.play([], way: []) else { return .done(graph, notes) }
    notes.add(host.warnings, after: [])
    host.end()
    _ = target(of: sight, from: nil, after: nil)
    while let place = next() {
      guard isInTime() else { break }
      guard explore(place) else { return .hiddenDiffers }
    }
    return .done(graph, notes)
  }

  /// Reaches a moment that was found before.
  private func play(_ place: Int) -> (host: PreviewHost, sight: Sight)? {
    player.play(graph.moments[place].path, way: graph.moments[place].way)
  }

  private mutating func next() -> Int? {
    if !fresh.isEmpty { return fresh.removeFirst() }
    while !twins.isEmpty {
      let place = twins.removeFirst()
      if graph.setSameness(at: place) < Self.patience { return place }
    }
    return nil
  }

  /// Tries everything that can be done at a moment; false where what is kept differs from start to start.
  private mutating func explore(_ place: Int) -> Bool {
    var steps: [StateGraph.Step] = []
    defer { graph.setSteps(steps, at: place) }
    guard var (host, sight) = play(place) else {
      notes.unsteady(graph.moments[place].way)
      return true
    }
    defer { host.end() }
    let first = sight
    for action in actions(at: first) {
      guard isInTime() else { break }
      guard sight.scene == graph.moments[place].sight else {
        notes.unsteady(graph.moments[place].way)
        break
      }
      if heedsHidden && sight.hidden != graph.moments[place].hidden { return false }
      let current = sight.current(first.renamed(action))
      let (step, after) = attempt(current, known: action, at: place, of: host, sight)
      if let step { steps.append(step) }
      guard let after else { continue }
      if after.isSame(as: sight) {
        sight = after
      } else if let back = wayBack(from: after, to: sight, of: host, after: current, at: place) {
        sight = back
      } else {
        host.end()
        guard let again = play(place) else { break }
        (host, sight) = again
      }
    }
    return true
  }

  /// Goes back to where an action was done, the way a reader would; nil where that leads elsewhere.
  private mutating func wayBack(
    from after: Sight, to sight: Sight, of host: PreviewHost, after action: Recording.Action, at place: Int
  ) -> Sight? {
    guard heedsHidden, let back = sight.wayBack(from: after, after: action) else { return nil }
    let way =
      graph.moments[place].way
      + [sight.words(for: action, in: player.script), after.words(for: back, in: player.script)]
    player.trail.note(way)
    guard host.perform(back, in: after.glance) else { return nil }
    notes.add(host.warnings, after: way)
    let now = Sight(host)
    return now.isSame(as: sight) ? now : nil
  }

  private func actions(at sight: Sight) -> [Recording.Action] {
    var actions = sight.glance.actions
    if sight.isWaiting { actions.append(.wait) }
    return actions + player.script.indices.map { .script($0) }
  }

  /// Tries one thing.
  ///
  /// - Parameters:
  ///   - action: What to do, in the names that the host has now.
  ///   - known: The same in the names of a host that was started for this moment, which a path needs.
  /// - Returns: The step, if it is worth one, and what is in front of the reader then; nil where nothing was done.
  private mutating func attempt(
    _ action: Recording.Action, known: Recording.Action, at place: Int, of host: PreviewHost, _ sight: Sight
  ) -> (StateGraph.Step?, Sight?) {
    host.resetBodyCounts()
    let announcements = host.announcements.count
    let opened = host.openedURLs.count
    let words = sight.words(for: action, in: player.script)
    let way = graph.moments[place].way + [words]
    player.trail.note(way)
    noteDoubts(about: action, at: sight)
    do {
      guard try player.perform(action, in: sight, of: host) else { return (nil, nil) }
    } catch {
      notes.refused(action, error)
      return (nil, nil)
    }
    notes.took(action)
    notes.add(host.warnings, after: way)
    let after = Sight(host)
    guard isWorthAStep(action, from: sight, to: after) else { return (nil, after) }
    var record = Recording.Step(action: sight.renamed(action), target: nil)
    record.bodies = host.bodyCounts.sorted { $0.key < $1.key }.map { .init(type: $0.key, count: $0.value) }
    record.announcements = Array(host.announcements[announcements...])
    record.opened = host.openedURLs[opened...].map(\.absoluteString)
    let target = target(of: after, from: place, after: (known, words: words))
    return (StateGraph.Step(record: record, target: target), after)
  }

  /// Notes if an action of the script names several fields in front of the reader.
  private mutating func noteDoubts(about action: Recording.Action, at sight: Sight) {
    guard case .script(let number) = action else { return }
    let name: String
    switch player.script[number] {
    case .type(_, let field), .submit(let field): name = field
    default: return
    }
    let fields = sight.fields(called: name)
    if fields.count > 1 { notes.doubted(action, fields, called: name) }
  }

  /// Whether a reader would notice: the cursor in a field alone is nothing to see, nor is what has been typed already.
  private func isWorthAStep(_ action: Recording.Action, from sight: Sight, to after: Sight) -> Bool {
    if sight.entersField(action) {
      return sight.scene.screen.withoutFocus != after.scene.screen.withoutFocus
    }
    switch action {
    case .wait: return sight.scene != after.scene
    case .script(let number):
      switch player.script[number] {
      case .type, .search, .wait: return !after.isSame(as: sight)
      case .open, .submit, .swipe, .refresh, .relaunch: return true
      }
    default: return true
    }
  }

  /// The place of a moment, noted if it is new and no limit is reached.
  private mutating func target(
    of sight: Sight, from origin: Int?, after action: (Recording.Action, words: String)?
  ) -> StateGraph.Target {
    let hidden = heedsHidden ? sight.hidden : 0
    if let known = graph.place(of: sight.scene, hidden) { return .moment(known) }
    let path = (origin.map { graph.moments[$0].path } ?? []) + (action.map { [$0.0] } ?? [])
    let screen = sight.scene.screen
    if path.count > request.depth { return .cut(.depth(request.depth), screen) }
    let isTwin = graph.twin(of: sight.scene) != nil
    if path.suffix(Self.waits + 1).filter({ $0 == .wait }).count > Self.waits {
      return .cut(.waits(Self.waits), screen)
    }
    let alike = isTwin ? graph.twinCount : graph.moments.count - graph.twinCount
    if alike >= max(1, request.states) { return .cut(.states(request.states), screen) }
    let place = graph.add(sight.scene, hidden, after: action, from: origin)
    if isTwin { twins.append(place) } else { fresh.append(place) }
    return .moment(place)
  }

  private mutating func isInTime() -> Bool {
    if ContinuousClock.now < deadline { return true }
    notes.isOutOfTime = true
    return false
  }
}
