import Pipeline

extension PipelineActions {
  /// The pipeline itself.
  package static let live = PipelineActions(
    build: SitePipeline.build,
    check: { options, words, progress in
      try SitePipeline.check(
        options, subsets: words.isEmpty ? Set(CheckSubset.allCases) : Set(words.compactMap(CheckSubset.init)),
        progress: progress)
    }, writeSnippetPackage: { _, _ in throw PipelineFailure.environment("the package of snippets is not written yet") },
    clean: SitePipeline.clean, diagnosticCodes: SitePipeline.diagnosticCodes)
}
