package import Diagnostics

/// How the Swift blocks of a page fared.
package struct PageSnippetResult: Sendable, Equatable {
  /// One for each Swift block, in the order of the page.
  package var presentations: [SnippetPresentation]
  package var diagnostics: [Diagnostic]
  /// What blocks print, where the page shows something else.
  package var outputs: [OutputUpdate.Text]
  /// What lines of blocks give, where the comments beside them show something else.
  package var values: [OutputUpdate.Value]
  /// Whether blocks were run now that could have used the network.
  package var ranWithNetwork = false
  /// Blocks whose outcome was known from an earlier run.
  package var cached: Int
  /// Blocks that failed in a compiler call with others in this run, and were judged by a call of their own.
  package var repeatedAlone: Int

  package init(
    presentations: [SnippetPresentation], diagnostics: [Diagnostic], outputs: [OutputUpdate.Text] = [],
    values: [OutputUpdate.Value] = [], cached: Int = 0, repeatedAlone: Int = 0
  ) {
    self.presentations = presentations
    self.diagnostics = diagnostics
    self.outputs = outputs
    self.values = values
    self.cached = cached
    self.repeatedAlone = repeatedAlone
  }
}
