import PreviewHost

/// Makes one state of moments that no action tells apart.
///
/// Moments that look the same may still differ in what is covered, or in what the example keeps: a counter that another
/// screen shows. Two are one state if the same can be done at both, and it leads to moments that are one state, too. What
/// nobody has tried because it was the same so far is taken for the same; of what a limit has hidden the screen counts.
struct StateMerging {
  private let graph: StateGraph
  /// The state of each moment, named by its first moment.
  private var states: [Int]
  /// The first moment with the same screen, for each moment.
  private let looks: [Int]

  init(_ graph: StateGraph) {
    self.graph = graph
    states = Array(graph.moments.indices)
    var firsts: [Screen: Int] = [:]
    looks = graph.moments.enumerated().map { place, moment in
      let first = firsts[moment.sight.screen, default: place]
      firsts[moment.sight.screen] = first
      return first
    }
    for place in graph.moments.indices { merge(place) }
  }

  /// The first moment of the state that a moment is part of.
  func state(of place: Int) -> Int { states[place] }

  /// What can be done in a state: of what a limit has hidden at one moment, what another knows.
  func steps(of state: Int) -> [StateGraph.Step] {
    var steps = graph.moments[state].steps ?? []
    for place in graph.moments.indices where states[place] == state && place != state {
      guard let others = graph.moments[place].steps else { continue }
      for (index, other) in others.enumerated() where steps.indices.contains(index) {
        if !leadsOn(steps[index].target) && leadsOn(other.target) { steps[index].target = other.target }
      }
    }
    return steps
  }

  /// Whether it is known what comes then: a limit has not been reached, or no matter.
  private func leadsOn(_ target: StateGraph.Target) -> Bool {
    guard case .moment(let place) = target else { return false }
    return isState(place)
  }

  /// Whether a moment is, or belongs to, a state that can be shown: not one that looks like another and may not be it,
  /// because nobody has tried.
  func isState(_ place: Int) -> Bool {
    graph.moments[place].twin == nil || graph.moments[place].steps != nil
  }

  private mutating func merge(_ place: Int) {
    guard graph.moments[place].steps != nil, states[place] == place else { return }
    for other in looks[place]..<place where states[other] == other && looks[other] == looks[place] {
      guard graph.moments[other].steps != nil else { continue }
      var assumed: Set<Pair> = []
      guard isSame(place, other, &assumed) else { continue }
      for pair in assumed.sorted(by: { ($0.first, $0.second) < ($1.first, $1.second) }) { join(pair) }
      return
    }
  }

  private struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  private mutating func join(_ pair: Pair) {
    let (first, second) = (states[pair.first], states[pair.second])
    guard first != second else { return }
    for place in states.indices where states[place] == max(first, second) { states[place] = min(first, second) }
  }

  private func isSame(_ place: Int, _ other: Int, _ assumed: inout Set<Pair>) -> Bool {
    let pair = Pair(first: min(states[place], states[other]), second: max(states[place], states[other]))
    guard pair.first != pair.second, !assumed.contains(pair) else { return true }
    guard looks[place] == looks[other] else { return false }
    guard let steps = graph.moments[pair.first].steps, let others = graph.moments[pair.second].steps else {
      return isTakenForItsTwin(pair.first) || isTakenForItsTwin(pair.second)
    }
    guard steps.count == others.count else { return false }
    assumed.insert(pair)
    return zip(steps, others).allSatisfy { step, other in
      guard step.record.isLike(other.record) else { return false }
      guard case .moment(let target) = step.target, case .moment(let otherTarget) = other.target else {
        return graph.screen(of: step.target) == graph.screen(of: other.target)
      }
      return isSame(target, otherTarget, &assumed)
    }
  }

  private func isTakenForItsTwin(_ place: Int) -> Bool {
    graph.moments[place].twin != nil && graph.moments[place].steps == nil
  }
}
