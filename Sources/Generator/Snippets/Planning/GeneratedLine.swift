/// A line of a generated file, and where its bytes come from.
package struct GeneratedLine: Hashable, Sendable {
  /// A stretch of the line: from `generated` on, bytes come from `source` on; of an insertion all from `source` itself.
  package struct Segment: Hashable, Sendable {
    package var generated: Int
    package var source: Int
    package var isInserted: Bool
  }

  /// The author's line behind a generated one.
  package struct Origin: Hashable, Sendable {
    package var owner: CodeOwner
    /// The line of the code, from 0; -1 is the line of the fence.
    package var line: Int
    package var segments: [Segment]

    /// The byte of the author's line that a byte of the generated line comes from, both from 0.
    package func sourceColumn(_ column: Int) -> Int {
      guard let segment = segments.last(where: { $0.generated <= column }) else { return column }
      return segment.isInserted ? segment.source : segment.source + column - segment.generated
    }
  }

  package var text: String
  /// Nil for a line that is nobody's.
  package var origin: Origin?

  package init(_ text: String, origin: Origin? = nil) {
    self.text = text
    self.origin = origin
  }
}
