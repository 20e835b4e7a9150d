package import DataFormats

/// What Dalil can honestly say about a block of data.
package enum DataVerdict: Hashable, Sendable {
  /// It is what its language word says.
  case valid(DataFormat)
  /// It was meant to be malformed and is.
  case failsAsExpected(DataFormat)
  /// It was not checked, for the author's reason.
  case skipped(reason: String)
  /// It broke its promise; the build has failed with the diagnostics.
  case broken
}
