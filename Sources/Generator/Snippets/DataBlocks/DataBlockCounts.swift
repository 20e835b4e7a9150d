/// How the blocks of data of a page fared.
package struct DataBlockCounts: Hashable, Sendable {
  /// Well-formed, or malformed as they promise.
  package var checked = 0
  package var skipped = 0
  package var broken = 0

  package init(checked: Int = 0, skipped: Int = 0, broken: Int = 0) {
    self.checked = checked
    self.skipped = skipped
    self.broken = broken
  }

  mutating func add(_ verdict: DataVerdict) {
    switch verdict {
    case .valid, .failsAsExpected: checked += 1
    case .skipped: skipped += 1
    case .broken: broken += 1
    }
  }
}
