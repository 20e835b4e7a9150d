/// A coloured stretch of source: bytes `start..<end`.
package struct SwiftToken: Sendable, Equatable {
  package let kind: SwiftTokenKind
  package let start: Int
  package let end: Int

  package init(kind: SwiftTokenKind, start: Int, end: Int) {
    self.kind = kind
    self.start = start
    self.end = end
  }

  package var range: Range<Int> { start..<end }
}
