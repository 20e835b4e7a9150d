package import Diagnostics

/// What a run of the pipeline found and did.
package struct PipelineReport: Sendable {
  /// How Swift blocks fared.
  package struct SnippetCounts: Hashable, Sendable {
    /// Compiled as they should: without errors, or with exactly those they promised.
    package var checked = 0
    /// Compiled where running, testing or previewing was wished for.
    package var compiledOnly = 0
    package var parsedOnly = 0
    package var skipped = 0
    package var broken = 0
    /// Blocks whose result was known from an earlier run.
    package var cached = 0

    package init() {}
  }

  /// In report order; severities already raised where the run is strict.
  package var diagnostics: [Diagnostic] = []
  package var pages = 0
  package var snippets = SnippetCounts()
  /// Files of the site that were written because they were new or different.
  package var filesWritten = 0
  /// Files of the site that an earlier run had made and this one did not.
  package var filesRemoved = 0
  /// Files of the site in all.
  package var files = 0
  /// The folder written, as given.
  package var output: String?

  package init() {}

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
