import Pipeline

extension PipelineActions {
  /// The pipeline itself.
  package static let live = PipelineActions(
    build: SitePipeline.build,
    check: { options, words, progress in
      try SitePipeline.check(
        options, subsets: words.isEmpty ? Set(CheckSubset.allCases) : Set(words.compactMap(CheckSubset.init)),
        progress: progress)
    }, accept: SitePipeline.accept(_:places:sections:), writeSnippetPackage: SitePipeline.writeSnippetPackage,
    clean: SitePipeline.clean, diagnosticCodes: SitePipeline.diagnosticCodes)
}
