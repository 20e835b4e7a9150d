import PreviewHost

extension Recording {
  /// Fills a recording with what was found: states in the order in which a reader comes to them, step by step.
  mutating func fill(with graph: StateGraph, asIn request: RecordingRequest) {
    guard !graph.moments.isEmpty else { return }
    let merging = StateMerging(graph)
    var places = [0: 0]
    var order = [0]
    var next = 0
    while next < order.count {
      let moment = graph.moments[order[next]]
      var state = State(
        screen: moment.sight.screen, spoken: moment.sight.screen.voiceOverTranscript(in: language))
      for var step in merging.steps(of: order[next]) {
        step.record.target = place(of: step.target, merging, request, &places, &order)
        state.steps.append(step.record)
      }
      states.append(state)
      next += 1
    }
  }

  private mutating func place(
    of target: StateGraph.Target, _ merging: StateMerging, _ request: RecordingRequest, _ places: inout [Int: Int],
    _ order: inout [Int]
  ) -> Int? {
    switch target {
    case .cut(let limit, _):
      reach(limit)
      return nil
    case .moment(let moment):
      let state = merging.state(of: moment)
      if let known = places[state] { return known }
      guard merging.isState(moment), order.count < max(1, request.states) else {
        reach(.states(request.states))
        return nil
      }
      places[state] = order.count
      order.append(state)
      return order.count - 1
    }
  }

  /// Notes that a limit was reached.
  mutating func reach(_ limit: Limit) {
    if !limits.contains(limit) { limits.append(limit) }
  }
}
