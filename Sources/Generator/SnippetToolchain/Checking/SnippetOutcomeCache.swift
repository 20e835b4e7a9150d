/// Keeps what the compiler said, by everything that it depends on.
package protocol SnippetOutcomeCache: Sendable {
  /// What was kept for a key, or nil.
  func outcome(for key: [UInt8]) -> [UInt8]?
  func keep(_ outcome: [UInt8], for key: [UInt8])
}
