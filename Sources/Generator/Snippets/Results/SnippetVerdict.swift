/// What Dalil can honestly say about a Swift block.
package enum SnippetVerdict: Hashable, Sendable {
  /// It compiled without errors.
  case compiles
  /// It was meant to fail and failed with the errors it names.
  case failsAsExpected
  /// It was meant to compile with a warning and did.
  case warnsAsExpected
  /// It was run to its end, and printed what its page shows.
  case ran
  /// Its tests were run, and so many passed.
  case tested(passed: Int)
  /// It was meant to stop at run time and did, with the message it names.
  case crashesAsExpected
  /// It was run, and so many screens of it were seen.
  case previewed(screens: Int)
  /// Its syntax was checked; its types can be checked on another platform only.
  case parsedOnly(platform: String)
  /// It was not checked, for the author's reason.
  case skipped(reason: String)
  /// No check was asked for in this build.
  case notChecked
  /// It broke its promise; the build has failed with the diagnostics.
  case broken
}
