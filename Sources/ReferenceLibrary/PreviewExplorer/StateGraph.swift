import PreviewHost

/// The moments of an example that were found, and how one leads to the other.
struct StateGraph {
  /// What a step leads to.
  enum Target: Hashable {
    /// A moment that was found.
    case moment(Int)
    /// A new moment with this screen, where a limit had been reached.
    case cut(Recording.Limit, Screen)
  }

  /// Something that can be done at a moment.
  struct Step {
    /// Everything about the step but what it leads to.
    var record: Recording.Step
    var target: Target
  }

  /// A moment: what is seen, and what is kept without being seen.
  struct Moment {
    /// What leads there from the beginning, in the names of the host.
    let path: [Recording.Action]
    /// The same in words.
    let way: [String]
    let sight: Sight.Scene
    let hidden: Int
    /// The first moment that looks the same; nil for that moment itself.
    let twin: Int?
    /// The moment at which it was found.
    let origin: Int?
    /// What can be done; nil as long as nobody has tried.
    var steps: [Step]?
    /// How many moments before it, each found from the one before, differed from their twins in nothing that shows one
    /// step ahead.
    var sameness = 0
  }

  private(set) var moments: [Moment] = []
  /// How many moments look like one that was found before.
  private(set) var twinCount = 0
  private var places: [Key: Int] = [:]
  private var twins: [Sight.Scene: Int] = [:]

  private struct Key: Hashable {
    let twin: Int
    let hidden: Int
  }

  /// The place of a moment that was found before.
  func place(of scene: Sight.Scene, _ hidden: Int) -> Int? {
    twins[scene].flatMap { places[Key(twin: $0, hidden: hidden)] }
  }

  /// The first moment that looks so.
  func twin(of scene: Sight.Scene) -> Int? { twins[scene] }

  /// Adds a moment that was not found before.
  mutating func add(
    _ scene: Sight.Scene, _ hidden: Int, after action: (Recording.Action, words: String)?, from origin: Int?
  )
    -> Int
  {
    let place = moments.count
    let twin = twins[scene]
    if twin == nil { twins[scene] = place } else { twinCount += 1 }
    places[Key(twin: twin ?? place, hidden: hidden)] = place
    let (path, way) = origin.map { (moments[$0].path, moments[$0].way) } ?? ([], [])
    moments.append(
      Moment(
        path: path + (action.map { [$0.0] } ?? []), way: way + (action.map { [$0.words] } ?? []), sight: scene,
        hidden: hidden, twin: twin, origin: origin))
    return place
  }

  /// Notes what can be done at a moment.
  mutating func setSteps(_ steps: [Step], at place: Int) {
    moments[place].steps = steps
  }

  /// Notes before a moment is tried for how long nothing has told its like from their twins.
  mutating func setSameness(at place: Int) -> Int {
    if let origin = moments[place].origin, isSameOneStepAhead(origin) {
      moments[place].sameness = moments[origin].sameness + 1
    }
    return moments[place].sameness
  }

  /// Whether everything that can be done at a moment leads to what looks as it does from the moment's twin.
  private func isSameOneStepAhead(_ place: Int) -> Bool {
    guard let twin = moments[place].twin, let steps = moments[place].steps, let others = moments[twin].steps,
      steps.count == others.count
    else { return false }
    return zip(steps, others).allSatisfy { step, other in
      guard step.record.isLike(other.record) else { return false }
      guard case .moment(let target) = step.target, case .moment(let otherTarget) = other.target else {
        return screen(of: step.target) == screen(of: other.target)
      }
      return look(of: target) == look(of: otherTarget)
    }
  }

  /// What is on the screen after a step.
  func screen(of target: Target) -> Screen {
    switch target {
    case .moment(let place): moments[place].sight.screen
    case .cut(_, let screen): screen
    }
  }

  /// The place of the first moment that looks as the one at a place does.
  func look(of place: Int) -> Int { moments[place].twin ?? place }
}

extension Recording.Step {
  /// Whether the steps are one to somebody who does not know what they lead to.
  func isLike(_ other: Recording.Step) -> Bool {
    action == other.action && announcements == other.announcements && opened == other.opened
  }
}
