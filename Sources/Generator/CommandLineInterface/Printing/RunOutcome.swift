import Pipeline

/// What is to be said at the end of a run.
struct RunOutcome {
  let command: CommandName
  let status: ExitStatus
  /// Nil where the run could not go on.
  let report: PipelineReport?
  /// Why the run could not go on, or nil.
  let failure: String?
  /// Whether Swift blocks were to be compiled.
  let checksSnippets: Bool
  /// Whether a table says how much of the sources each language has.
  let showsCoverage: Bool
  let isQuiet: Bool
  /// Whether the addresses of other sites were asked for.
  var listsExternal = false
}
