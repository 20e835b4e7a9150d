internal import Diagnostics

extension Converter {
  /// Reports a paragraph that was meant as a table: a line of hyphens and bars in it, below a line with bars, makes none
  /// if the two have different numbers of cells.
  mutating func checkTableLines(from first: Int, to last: Int) {
    guard first <= last, last < source.lineCount else { return }
    for line in first...last {
      let start = containers.textStart(ofLine: line, in: source)
      guard start < leaf.end, "|-:".utf8.contains(source.byte(start)) else { continue }
      let row = source.bytes[start..<endOfLine(start)]
      guard row.allSatisfy({ "|-: \t".utf8.contains($0) }), row.contains(UInt8(ascii: "|")),
        row.contains(UInt8(ascii: "-"))
      else { continue }
      let header = line == leaf.line + 1 ? leaf.start : containers.textStart(ofLine: line - 1, in: source)
      let end = endOfLine(header)
      guard source.bytes[header..<end].contains(UInt8(ascii: "|")) else { continue }
      report(
        .tableCellsDropped, .warning, source.range(header, end),
        "table stays text: its header and the line below it have different numbers of cells",
        remedy: "write a bar inside a cell as \\|, also in code")
      return
    }
  }

  private func endOfLine(_ start: Int) -> Int {
    source.bytes[start..<max(start, leaf.end)].firstIndex(of: 0x0A) ?? max(start, leaf.end)
  }
}
