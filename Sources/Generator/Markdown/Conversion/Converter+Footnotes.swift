internal import Diagnostics

extension Converter {
  /// Parts the page's own blocks from the definitions that the parser moved behind them, and from the references that
  /// were put in front of the text to keep those that the page does not use.
  mutating func takeFootnotes(of root: CMarkNode) -> (firstBlock: CMarkNode?, definitions: [CMarkNode]) {
    var first = root.firstChild
    var count = 0
    for _ in 0..<preparation.footnoteProbes {
      if let reference = first?.firstChild, reference.kind == .footnoteReference { count += 1 }
      first = first?.next
    }
    var definitions: [CMarkNode] = []
    var last = root.lastChild
    while definitions.count < count, let node = last, node.kind == .footnoteDefinition {
      definitions.append(node)
      last = node.previous
    }
    definitions.reverse()
    footnotes = FootnoteNumbers(definitions: definitions.count)
    return (first, definitions)
  }

  /// Converts the notes that the page refers to, and those that they refer to themselves.
  mutating func convertFootnotes(_ definitions: [CMarkNode]) -> [Footnote] {
    var output: [Footnote] = []
    while output.count < footnotes.order.count {
      let node = definitions[footnotes.order[output.count]]
      output.append(footnote(node))
    }
    for (index, definition) in footnotes.order.enumerated() {
      output[index].referenceCount = footnotes.counts[definition]
    }
    for (index, node) in definitions.enumerated() where footnotes.numbers[index] == 0 { reportUnused(node) }
    if !definitions.isEmpty { reportRepeated(definitions) }
    return output
  }

  private mutating func footnote(_ node: CMarkNode) -> Footnote {
    let extent = footnoteExtent(node)
    let depth = containers.count
    containers.pushFootnote(
      line: max(0, node.startLine - 1), offset: source.offset(line: node.startLine, column: node.startColumn),
      in: source)
    defer { containers.popFootnote(downTo: depth) }
    return Footnote(
      label: label(node), blocks: blocks(of: node), referenceCount: 0,
      range: source.range(extent.start, extent.end))
  }

  /// A definition with its label, which the parser leaves out of its place.
  private func footnoteExtent(_ node: CMarkNode) -> (start: Int, end: Int) {
    let extent = extent(of: node)
    let lineStart = source.lineStarts[source.line(of: extent.start)]
    var start = min(extent.start, source.bytes.count) - 1
    while start > lineStart, source.byte(start) != UInt8(ascii: "[") { start -= 1 }
    return (max(lineStart, start), extent.end)
  }

  mutating func footnoteReference(_ node: CMarkNode, in output: inout [Inline]) {
    let place = locateFootnote() ?? fallback(node)
    leaf.cursor = max(leaf.cursor, place.end)
    var index = 0
    for digit in node.literal where (0x30...0x39).contains(digit) { index = index &* 10 &+ Int(digit - 0x30) }
    guard let reference = footnotes.refer(to: index - 1) else { return }
    output.append(
      .footnoteReference(
        number: reference.number, occurrence: reference.occurrence, source.range(place.start, place.end)))
  }

  private func locateFootnote() -> (start: Int, end: Int)? {
    var index = leaf.cursor
    while let start = find(UInt8(ascii: "["), from: index) {
      if source.byte(start + 1) == UInt8(ascii: "^"), backslashes(before: start) % 2 == 0,
        let end = find(UInt8(ascii: "]"), from: start)
      {
        return (start, end + 1)
      }
      index = start + 1
    }
    return nil
  }

  /// Reports a reference that the parser made text again, because no note has its label.
  mutating func reportUndefinedFootnote(_ words: UnsafeBufferPointer<UInt8>) {
    guard let place = locate(words), backslashes(before: place.start) % 2 == 0 else { return }
    leaf.cursor = place.end
    let reference = string(words)
    report(
      .undefinedFootnote, .warning, source.range(place.start, place.end),
      "\(reference) refers to no footnote of this page and stays text",
      remedy: "define it in a line of its own: \(reference): …")
  }

  /// Reports a reference whose label goes over the end of a line, which `SourceScan` kept text.
  mutating func checkBrokenFootnote(_ literal: UnsafeBufferPointer<UInt8>) {
    guard literal.dropFirst().starts(with: SourceMarker.letter + [UInt8(ascii: "^")]), let place = locate(literal),
      let end = find(UInt8(ascii: "]"), from: place.end)
    else { return }
    report(
      .undefinedFootnote, .warning, source.range(place.start, end + 1),
      "label of a footnote goes over the end of a line, so that the reference stays text",
      remedy: "write the label without spaces: [^label]")
  }

  /// The label of a definition, which the parser does not tell.
  private func label(_ node: CMarkNode) -> String {
    let start = footnoteExtent(node).start + 2
    var end = start
    while end < source.bytes.count, source.bytes[end] > 0x20, source.bytes[end] != UInt8(ascii: "]") { end += 1 }
    return start < end ? string(UnsafeBufferPointer(rebasing: source.bytes[start..<end])) : ""
  }

  private mutating func reportUnused(_ node: CMarkNode) {
    let extent = footnoteExtent(node)
    let end = min(extent.end, source.lineEnd(source.line(of: extent.start)))
    let label = label(node)
    report(
      .unusedFootnote, .warning, source.range(extent.start, end),
      "footnote [^\(label)] is not shown: nothing on the page that is shown refers to it",
      remedy: "refer to it with [^\(label)], or delete it")
  }

  /// Reports further definitions of a label, which the parser drops.
  mutating func reportRepeated(_ definitions: [CMarkNode]) {
    let labels = Set(definitions.map(label))
    let known = Set(definitions.map { footnoteExtent($0).start })
    for line in 2 * preparation.footnoteProbes..<source.lineCount {
      let end = source.lineEnd(line)
      var start = source.lineStarts[line]
      while start < end, " \t>".utf8.contains(source.bytes[start]) { start += 1 }
      guard end - start > 4, source.bytes[start] == UInt8(ascii: "["), source.bytes[start + 1] == UInt8(ascii: "^"),
        !known.contains(start), !codeRanges.contains(where: { $0.contains(start) }),
        let close = source.bytes[start..<end].firstIndex(of: UInt8(ascii: "]")),
        source.byte(close + 1) == UInt8(ascii: ":")
      else { continue }
      let name = string(UnsafeBufferPointer(rebasing: source.bytes[start + 2..<close]))
      guard labels.contains(name) else { continue }
      report(
        .unusedFootnote, .warning, source.range(start, end),
        "footnote [^\(name)] is defined more than once: only the first definition is shown",
        remedy: "give it a label of its own, or delete it")
    }
  }
}
