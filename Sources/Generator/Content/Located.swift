package import Diagnostics

/// A value that an author wrote, and where.
package struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  package var value: Value
  package var range: SourceRange

  package init(_ value: Value, _ range: SourceRange) {
    self.value = value
    self.range = range
  }
}
