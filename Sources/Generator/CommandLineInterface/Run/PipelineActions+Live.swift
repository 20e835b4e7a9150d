import Pipeline

extension PipelineActions {
  /// The pipeline itself.
  package static let live = PipelineActions(
    build: { _, _ in throw PipelineFailure.environment("this build of dalil has no pipeline yet") },
    check: { _, _, _ in throw PipelineFailure.environment("this build of dalil has no pipeline yet") },
    writeSnippetPackage: { _, _ in throw PipelineFailure.environment("this build of dalil has no pipeline yet") },
    clean: { _ in throw PipelineFailure.environment("this build of dalil has no pipeline yet") }, diagnosticCodes: [])
}
