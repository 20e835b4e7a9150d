import SnippetToolchain

extension SitePipeline {
  /// Makes ready for `endChildren`.
  package static func prepareToEndChildren() { RunningChildren.prepare() }

  /// Ends the compilers that a run has started; may be called by a signal handler.
  package static func endChildren() { RunningChildren.killAll() }
}
