internal import Diagnostics

extension Converter {
  mutating func table(_ node: CMarkNode, previous: inout [Block]) -> Table {
    let extent = extent(of: node)
    let headerLine = headerLine(of: node)
    let start = containers.textStart(ofLine: headerLine, in: source)
    let alignments = node.alignments.map(Self.alignment)
    var header: [Table.Cell] = []
    var rows: [[Table.Cell]] = []
    var child = node.firstChild
    while let row = child {
      child = row.next
      let line = row.isHeaderRow ? headerLine : max(0, row.startLine - 1)
      let cells = cells(of: row, line: line, columns: alignments.count)
      if row.isHeaderRow { header = cells } else { rows.append(cells) }
    }
    let range = source.range(start, max(start, extent.end))
    return Table(
      alignments: alignments, header: header, rows: rows,
      caption: takeCaption(from: &previous), range: range)
  }

  private static func alignment(_ letter: UInt8) -> Table.Alignment? {
    switch letter {
    case UInt8(ascii: "l"): .start
    case UInt8(ascii: "c"): .center
    case UInt8(ascii: "r"): .end
    default: nil
    }
  }

  /// The line of the header, the one above the line of hyphens: lines of a paragraph may stand before it.
  private func headerLine(of table: CMarkNode) -> Int {
    let first = max(0, table.startLine - 1)
    guard let above = table.previous, above.kind == .paragraph, above.startLine == 0 else { return first }
    for line in first + 1..<max(first + 2, min(table.endLine, source.lineCount)) {
      let start = containers.textStart(ofLine: line, in: source)
      let isDelimiterRow = source.bytes[start..<source.lineEnd(line)].allSatisfy { "|-: \t".utf8.contains($0) }
      if isDelimiterRow { return line - 1 }
    }
    return first
  }

  /// Begins the text of a paragraph whose last line became the header of a table.
  mutating func enterParagraphAbove(_ table: CMarkNode) {
    let line = max(0, table.startLine - 1)
    leaf = Leaf()
    leaf.line = line
    leaf.start = source.offset(line: table.startLine, column: table.startColumn)
    leaf.reportedLine = 0
    leaf.reportedColumn = 0
    leaf.end = max(leaf.start, source.lineEnd(max(line, headerLine(of: table) - 1)))
    leaf.cursor = leaf.start
  }

  private mutating func cells(of row: CMarkNode, line: Int, columns: Int) -> [Table.Cell] {
    let places = cellPlaces(line: line)
    if places.count > columns {
      let lost = places[columns...].reduce(places[columns]) { ($0.start, $1.end) }
      report(
        .tableCellsDropped, .warning, source.range(lost.start, lost.end),
        "table row has \(places.count) cells, but the table has \(columns) column\(columns == 1 ? "" : "s"): "
          + "the rest of the row is lost",
        remedy: "write a bar inside a cell as \\|, also in code")
    } else if columns > 1, places.count == 1, !row.isHeaderRow,
      !source.bytes[containers.textStart(ofLine: line, in: source)..<contentEnd(line)].contains(UInt8(ascii: "|"))
    {
      report(
        .tableCellsDropped, .warning, source.range(places[0].start, places[0].end),
        "line without bars directly below a table is a row of it", remedy: "put a blank line before it")
    }
    var cells: [Table.Cell] = []
    var child = row.firstChild
    while let cell = child {
      child = cell.next
      let end = contentEnd(line)
      let place = cells.count < places.count ? places[cells.count] : (start: end, end: end)
      leaf = Leaf()
      leaf.line = line
      leaf.reportedLine = cell.startLine
      leaf.reportedColumn = cell.startColumn
      (leaf.start, leaf.end, leaf.cursor) = (place.start, place.end, place.start)
      leaf.isCell = true
      markProse(place.start, place.end)
      cells.append(Table.Cell(content: inlines(of: cell), range: source.range(place.start, place.end)))
    }
    return cells
  }

  private func contentEnd(_ line: Int) -> Int {
    var end = source.lineEnd(line)
    while end > source.lineStarts[line], source.byte(end - 1) == 0x20 || source.byte(end - 1) == 0x09 { end -= 1 }
    return end
  }

  /// Where the cells of a row stand, without the spaces round them.
  private func cellPlaces(line: Int) -> [(start: Int, end: Int)] {
    let end = contentEnd(line)
    var start = containers.textStart(ofLine: line, in: source)
    if source.byte(start) == UInt8(ascii: "|") { start += 1 }
    var places: [(start: Int, end: Int)] = []
    var index = start
    while index < end {
      if source.bytes[index] == UInt8(ascii: "|"), source.byte(index - 1) != UInt8(ascii: "\\") {
        places.append(trimmed(start, index))
        start = index + 1
      }
      index += 1
    }
    if start < end { places.append(trimmed(start, end)) }
    return places
  }

  private func trimmed(_ start: Int, _ end: Int) -> (start: Int, end: Int) {
    var (start, end) = (start, end)
    while start < end, source.byte(start) == 0x20 || source.byte(start) == 0x09 { start += 1 }
    while end > start, source.byte(end - 1) == 0x20 || source.byte(end - 1) == 0x09 { end -= 1 }
    return (start, end)
  }
}
