/// How a test of a block ended.
package enum TestVerdict: String, Hashable, Sendable {
  case passed, failed, skipped
}
