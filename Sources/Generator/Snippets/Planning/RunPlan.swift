/// How a block is started.
package struct RunPlan: Sendable {
  package enum Kind: Hashable, Sendable {
    /// Its statements are executed.
    case statements
    /// Its tests are run.
    case tests
    /// Its views are looked at from all sides.
    case previews
  }

  package var kind: Kind
  /// Whether it must have an executable of its own.
  package var isAlone: Bool
  /// How long it may run, where its author sets a limit.
  package var timeoutInMilliseconds: Int?
  /// What is looked at, where views are.
  package var preview: PreviewPlan?

  /// Nil for a block that is compiled only.
  init?(_ mode: SnippetMode, _ attributes: SnippetAttributes, isAlone: Bool, preview: PreviewPlan?) {
    switch mode {
    case .run, .crashes: kind = .statements
    case .test: kind = .tests
    case .preview:
      guard preview != nil else { return nil }
      kind = .previews
    case .compiles, .fails, .warns, .skip: return nil
    }
    self.isAlone = isAlone
    self.preview = preview
    timeoutInMilliseconds = attributes.timeoutInMilliseconds
  }
}
