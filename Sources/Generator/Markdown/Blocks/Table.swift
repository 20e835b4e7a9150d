package import Diagnostics

/// A table of GFM.
package struct Table: Sendable {
  /// GFM's left, centre and right, read logically: start, centre and end of the page's direction.
  package enum Alignment: Sendable {
    case start, center, end
  }

  /// One cell.
  package struct Cell: Sendable {
    package var content: [Inline]
    package var range: SourceRange

    package init(content: [Inline], range: SourceRange) {
      self.content = content
      self.range = range
    }
  }

  /// One per column; nil where the author stated none.
  package var alignments: [Alignment?]
  package var header: [Cell]
  package var rows: [[Cell]]
  /// From `<!-- table: caption="…" -->` directly above the table.
  package var caption: [Inline]?
  package var range: SourceRange

  package init(
    alignments: [Alignment?], header: [Cell], rows: [[Cell]], caption: [Inline]? = nil, range: SourceRange
  ) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
    self.caption = caption
    self.range = range
  }
}
