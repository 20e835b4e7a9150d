/// How a block is started.
package struct RunPlan: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Its statements are executed.
    case statements
    /// Its tests are run.
    case tests
  }

  package var kind: Kind
  /// Whether it must have an executable of its own.
  package var isAlone: Bool
  /// How long it may run, where its author sets a limit.
  package var timeoutInMilliseconds: Int?

  /// Nil for a block that is compiled only.
  init?(_ mode: SnippetMode, _ attributes: SnippetAttributes, isAlone: Bool) {
    guard mode.isRun else { return nil }
    kind = mode == .test ? .tests : .statements
    self.isAlone = isAlone
    timeoutInMilliseconds = attributes.timeoutInMilliseconds
  }
}
