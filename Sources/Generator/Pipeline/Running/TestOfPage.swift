/// A test in a block of a page, and how it ended.
package struct TestOfPage: Hashable, Sendable {
  package var file: String
  /// The line of the block's fence.
  package var line: Int
  /// The name that its author displays, else that of its function.
  package var name: String
  /// `passed`, `failed` or `skipped`.
  package var result: String

  package init(file: String, line: Int, name: String, result: String) {
    self.file = file
    self.line = line
    self.name = name
    self.result = result
  }
}
