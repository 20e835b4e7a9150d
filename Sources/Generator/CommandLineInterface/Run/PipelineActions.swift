package import Diagnostics
package import Pipeline

/// What the commands ask of the pipeline; tests put their own answers in.
package struct PipelineActions: Sendable {
  package typealias Progress = @Sendable (PipelineProgress) -> Void

  package var build: @Sendable (PipelineOptions, @escaping Progress) async throws -> PipelineReport
  /// Checks the named parts; all of them if none is named.
  package var check: @Sendable (PipelineOptions, [String], @escaping Progress) async throws -> PipelineReport
  /// Accepts the translations at some places, or all; of them the named sections, or all.
  package var accept: @Sendable (PipelineOptions, [String], [String]) async throws -> PipelineReport
  package var writeSnippetPackage: @Sendable (PipelineOptions, String) async throws -> PipelineReport
  package var clean: @Sendable (PipelineOptions) async throws -> PipelineReport
  package var diagnosticCodes: [DiagnosticCode]

  package init(
    build: @escaping @Sendable (PipelineOptions, @escaping Progress) async throws -> PipelineReport,
    check: @escaping @Sendable (PipelineOptions, [String], @escaping Progress) async throws -> PipelineReport,
    accept: @escaping @Sendable (PipelineOptions, [String], [String]) async throws -> PipelineReport,
    writeSnippetPackage: @escaping @Sendable (PipelineOptions, String) async throws -> PipelineReport,
    clean: @escaping @Sendable (PipelineOptions) async throws -> PipelineReport, diagnosticCodes: [DiagnosticCode]
  ) {
    self.build = build
    self.check = check
    self.accept = accept
    self.writeSnippetPackage = writeSnippetPackage
    self.clean = clean
    self.diagnosticCodes = diagnosticCodes
  }
}
