package import Diagnostics

/// How the Swift blocks of a page fared.
package struct PageSnippetResult: Sendable, Equatable {
  /// One for each Swift block, in the order of the page.
  package var presentations: [SnippetPresentation]
  package var diagnostics: [Diagnostic]
  /// Blocks whose outcome was known from an earlier run.
  package var cached: Int

  package init(presentations: [SnippetPresentation], diagnostics: [Diagnostic], cached: Int = 0) {
    self.presentations = presentations
    self.diagnostics = diagnostics
    self.cached = cached
  }
}
