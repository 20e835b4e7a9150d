internal import Diagnostics

extension Converter {
  /// Reports a paragraph that was meant as a table: a line of hyphens and bars makes none if the header above it has a
  /// different number of cells or does not stand directly above it, nor does a line with other signs among them.
  mutating func checkTableLines(from first: Int, to last: Int) {
    guard first <= last, last < source.lineCount else { return }
    for line in first...last {
      let start = startOfText(line)
      guard start < leaf.end, TableRule.mayBegin(source.byte(start)) else { continue }
      let range = start..<endOfLine(start)
      guard let rule = TableRule(UnsafeBufferPointer(rebasing: source.bytes[range])) else { continue }
      guard line > first else {
        // A frame drawn of signs has its rows below the first rule.
        guard rule.isBarred || last > first else { continue }
        reportTableText(
          range, "no header stands directly above this line", remedy: "write the header in the line above it")
        return
      }
      let header = startOfText(line - 1)
      let end = endOfLine(header)
      guard TableRule.holdsBar(UnsafeBufferPointer(rebasing: source.bytes[header..<end])) else { continue }
      if rule.isPlain {
        reportTableText(
          header..<end, "its header and the line below it have different numbers of cells",
          remedy: "write a bar inside a cell as \\|, also in code")
      } else {
        reportTableText(
          range, "the line below its header holds other signs than |, - and :", remedy: "write | --- | --- |")
      }
      return
    }
    let start = startOfText(first)
    guard source.byte(start) == UInt8(ascii: "|") else { return }
    let row = start..<endOfLine(start)
    guard TableRule.isRow(UnsafeBufferPointer(rebasing: source.bytes[row])), !isRule(belowBlanksBehind: last) else {
      return
    }
    reportTableText(
      row, "this row stands below no table, or not as far in as its table does",
      remedy: "write it directly below its table, behind the same spaces, or a header and | --- | --- | above it")
  }

  /// Whether the next line with words is one of hyphens and bars, which is reported itself.
  private func isRule(belowBlanksBehind line: Int) -> Bool {
    var next = line + 1
    while next < min(line + 3, source.lineCount) {
      defer { next += 1 }
      let start = containers.textStart(ofLine: next, in: source)
      let text = start..<max(start, source.lineEnd(next))
      if text.isEmpty { continue }
      return TableRule(UnsafeBufferPointer(rebasing: source.bytes[text])) != nil
    }
    return false
  }

  /// Reports a table that is code, since it stands too far in; `lines` are where its lines begin.
  mutating func checkTable(inIndentedBlock lines: [Int]) {
    guard lines.count > 1 else { return }
    let rows = lines.prefix(2).map { $0..<max($0, source.lineEnd(source.line(of: $0))) }
    guard TableRule.holdsBar(UnsafeBufferPointer(rebasing: source.bytes[rows[0]])),
      TableRule(UnsafeBufferPointer(rebasing: source.bytes[rows[1]])) != nil
    else { return }
    report(
      .tableCellsDropped, .warning, source.range(rows[0].lowerBound, rows[0].upperBound),
      "table is shown as code: it stands four or more spaces further in than the text round it",
      remedy: "take the spaces in front of it away; to show its source, put it between fences")
  }

  private mutating func reportTableText(_ range: Range<Int>, _ reason: String, remedy: String) {
    report(
      .tableCellsDropped, .warning, source.range(range.lowerBound, range.upperBound), "table stays text: \(reason)",
      remedy: remedy)
  }

  /// Where the text of a line of the block begins.
  func startOfText(_ line: Int) -> Int {
    line == leaf.line ? leaf.start : containers.textStart(ofLine: line, in: source)
  }

  func endOfLine(_ start: Int) -> Int {
    source.bytes[start..<max(start, leaf.end)].firstIndex(of: 0x0A) ?? max(start, leaf.end)
  }
}
