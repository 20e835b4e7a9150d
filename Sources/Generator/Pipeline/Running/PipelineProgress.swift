/// What a run tells while it works.
package enum PipelineProgress: Sendable {
  /// A step has begun.
  case step(String)
  /// Swift blocks whose result is known, of all that have to be compiled.
  case checkedSnippets(Int, of: Int)
}
