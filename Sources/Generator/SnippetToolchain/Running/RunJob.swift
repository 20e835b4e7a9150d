import Snippets

/// A block to be started.
struct RunJob: Sendable {
  var plan: RunPlan
  var settings: SnippetSettings
  /// Whose code the places in the outcome are in.
  var owner: CodeOwner
  var file: GeneratedFile
  /// Whether its program needs the object code of the reference library.
  var linksLibrary: Bool
  var limits: RunLimits

  init(_ item: PagePlan.Item, plan: RunPlan, library: Set<String>, limits: RunLimits) {
    self.plan = plan
    settings = item.settings
    owner = item.owner
    file = item.runFile ?? item.file
    linksLibrary = !library.isDisjoint(with: item.imports)
    self.limits = limits
    self.limits.timeInMilliseconds = plan.timeoutInMilliseconds ?? limits.timeInMilliseconds
  }

  /// What the outcome depends on, beside the compiler and the library.
  var key: [UInt8] {
    let words = [
      "\(plan.kind)", "\(settings.languageMode)", "\(settings.isMainActorByDefault)", "\(limits.timeInMilliseconds)",
      "\(limits.memory)", "\(limits.output)", "\(limits.processes)",
    ]
    return Array((words.joined(separator: " ") + "\n").utf8) + file.text
  }

  /// The places of the block's own code.
  func place(line: Int, column: Int) -> RunOutcome.Place? {
    guard let origin = file.origin(line: line, column: column), origin.owner == owner else { return nil }
    return RunOutcome.Place(line: origin.line, column: origin.column)
  }
}
