import PreviewHost

/// What is noticed on a walk beside what leads where.
struct Notes {
  /// What SwiftUI would log.
  private(set) var warnings: [Warning] = []
  /// What had been done when each of them came.
  private(set) var warningWays: [[String]] = []
  /// Whether the time was over before everything had been tried.
  var isOutOfTime = false
  /// What does not go on as it did before, in a sentence each.
  private(set) var problems: [String] = []
  /// The actions of the script that something took.
  private var taken: Set<Int> = []
  /// What could have been done instead of each action of the script that nothing took.
  private var refusals: [Int: [ActionError]] = [:]
  /// Actions of the script that could mean several fields, and which.
  private var doubts: [Int: String] = [:]

  mutating func add(_ more: [Warning], after way: [String]) {
    for warning in more where !warnings.contains(warning) {
      warnings.append(warning)
      warningWays.append(way)
    }
  }

  /// Notes that an action of the script was done.
  mutating func took(_ action: Recording.Action) {
    if case .script(let place) = action { taken.insert(place) }
  }

  /// Notes that an action of the script could not be done.
  mutating func refused(_ action: Recording.Action, _ error: ActionError) {
    guard case .script(let place) = action, !taken.contains(place) else { return }
    refusals[place, default: []].append(error)
  }

  /// Notes that an action of the script could mean each of several fields.
  mutating func doubted(_ action: Recording.Action, _ fields: [Element], called name: String) {
    guard case .script(let place) = action, doubts[place] == nil else { return }
    let contents = fields.map { field in
      field.value.flatMap { $0.isEmpty ? nil : "one with “\($0)”" } ?? "an empty one"
    }.joined(separator: " and ")
    doubts[place] = "several fields of one screen are called “\(name)”, \(contents)"
  }

  /// Notes that a path did not lead to what it had led to before.
  mutating func unsteady(_ way: [String]) {
    let problem =
      way.isEmpty
      ? "The example begins differently when it is started again"
      : "When the example is started again, it does not show the same after \(way.joined(separator: ", "))"
    let sentence = problem + ": does it depend on chance, static variables or files?"
    if !problems.contains(sentence) { problems.append(sentence) }
  }

  /// What is wrong with the script: actions that no state takes, and those that could mean several things.
  func complaints(about script: [ScriptAction]) -> [Recording.Refusal] {
    script.indices.compactMap { place in
      if let doubt = doubts[place] { return Recording.Refusal(action: place, reason: doubt) }
      guard !taken.contains(place) else { return nil }
      let reason = "no screen takes \(script[place].words): \(Self.words(for: refusals[place] ?? []))"
      return Recording.Refusal(action: place, reason: reason)
    }
  }

  private static func words(for refusals: [ActionError]) -> String {
    if refusals.contains(where: { $0.reason == .disabled }) { return "it is disabled on every screen that has it" }
    var offered: [String] = []
    for case .notFound(let names) in refusals.map(\.reason) {
      for name in names where !name.isEmpty && !offered.contains(name) { offered.append(name) }
    }
    guard !offered.isEmpty else { return "nothing there could take it" }
    return "there is " + offered.prefix(20).map { "“\($0)”" }.joined(separator: ", ")
  }
}

extension ScriptAction {
  /// The action as an author writes it.
  var words: String {
    switch self {
    case .type(let text, let field): "type \"\(text)\" into \"\(field)\""
    case .search(let text): "search \"\(text)\""
    case .open(let address): "open \(address)"
    case .wait(let milliseconds): "wait \(milliseconds) ms"
    case .submit(let field): "submit \"\(field)\""
    case .swipe(let row, let action): "swipe \"\(row)\" \"\(action)\""
    case .refresh: "refresh"
    case .relaunch: "relaunch"
    }
  }
}
