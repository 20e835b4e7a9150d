package import Diagnostics

/// A line between parts.
package struct ThematicBreak: Sendable {
  package var range: SourceRange

  package init(range: SourceRange) { self.range = range }
}
