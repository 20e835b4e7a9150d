import Diagnostics
import Markdown

/// Compares a table with that of its source: columns, rows, alignment, and the code in its cells.
struct TableComparison {
  let reporter: ParityReporter

  /// The first difference that matters; nil where the shape is the same.
  func finding(_ table: Table, _ source: Table, _ range: SourceRange, _ sourceRange: SourceRange) -> Diagnostic? {
    if table.header.count != source.header.count {
      return finding(
        range, "table has \(ParityReporter.count(table.header.count, "column")), in the source \(source.header.count)",
        "write the columns of the source", sourceRange)
    }
    if table.rows.count != source.rows.count { return rows(table, source, range, sourceRange) }
    let pairs = zip(table.alignments, source.alignments).enumerated()
    if let (column, (here, there)) = pairs.first(where: { $1.0 != $1.1 }) {
      return finding(
        table.header[column].range,
        "column \(column + 1) is aligned \(Self.words(here)), in the source \(Self.words(there))",
        "write the colons of the source below the header", source.header[column].range)
    }
    for (row, original) in zip([table.header] + table.rows, [source.header] + source.rows) {
      for (cell, wanted) in zip(row, original) {
        guard let message = CellCode.difference(cell.content, wanted.content) else { continue }
        return reporter.finding(
          .parityTable, at: cell.range, message, remedy: "write the code of the source", note: "the cell in the source",
          at: wanted.range)
      }
    }
    return nil
  }

  private static func words(_ alignment: Table.Alignment?) -> String {
    switch alignment {
    case nil: "as it comes"
    case .start: "at its start"
    case .center: "at its centre"
    case .end: "at its end"
    }
  }

  /// Names the first row that stands on one side only.
  private func rows(
    _ table: Table, _ source: Table, _ range: SourceRange, _ sourceRange: SourceRange
  ) -> Diagnostic? {
    let counts = "table has \(ParityReporter.count(table.rows.count, "row")), in the source \(source.rows.count)"
    let here = table.rows.map { $0.flatMap { Self.words(of: $0.content) } }
    let there = source.rows.map { $0.flatMap { Self.words(of: $0.content) } }
    let steps = Alignment.steps(
      there.count, here.count, isSame: { _, _ in false },
      score: { 1 + Alignment.likeness(there[$0], here[$1]) })
    var (last, lastSource) = (range, sourceRange)
    for step in steps {
      switch step {
      case .pair(let row, let other):
        last = Self.range(of: table.rows[other]) ?? last
        lastSource = Self.range(of: source.rows[row]) ?? lastSource
      case .first(let row):
        return finding(
          last, "\(counts): '\(Self.title(of: source.rows[row]))' is missing", "translate the row below this one",
          Self.range(of: source.rows[row]) ?? sourceRange)
      case .second(let row):
        return finding(
          Self.range(of: table.rows[row]) ?? range,
          "\(counts): '\(Self.title(of: table.rows[row]))' stands in no row of the source",
          "write it in the source as well, or remove it", lastSource)
      }
    }
    return nil
  }

  private func finding(
    _ range: SourceRange, _ message: String, _ remedy: String, _ sourceRange: SourceRange
  ) -> Diagnostic {
    reporter.finding(.parityTable, at: range, message, remedy: remedy, note: "the table in the source", at: sourceRange)
  }

  private static func title(of row: [Table.Cell]) -> String {
    CodeExcerpt.shortened(Array((row.first?.content.plainText ?? "").utf8)[...])
  }

  private static func range(of row: [Table.Cell]) -> SourceRange? {
    guard let first = row.first, let last = row.last else { return nil }
    return SourceRange(start: first.range.start, end: last.range.end)
  }

  /// What a cell has in common with its translation: code, and words and numbers in ASCII.
  static func words(of content: [Inline]) -> [CodeWord] {
    content.plainText.utf8.split { !CodeSyntax.isWord($0) || $0 >= 0x80 }.map { CodeWord($0) }
  }
}
