extension Converter {
  /// Where the parser says that a node stands, for want of anything better.
  func fallback(_ node: CMarkNode) -> (start: Int, end: Int) {
    guard node.startLine > 0 else { return (leaf.cursor, leaf.cursor) }
    let start = max(leaf.cursor, offset(line: node.startLine, column: node.startColumn))
    return (start, max(start, offset(line: node.endLine, column: node.endColumn + 1)))
  }

  /// Finds the next code span with this text, its backticks included.
  func locateCode(_ literal: UnsafeBufferPointer<UInt8>) -> (start: Int, end: Int)? {
    var index = leaf.cursor
    var closings = BacktickRuns()
    while let tick = find(UInt8(ascii: "`"), from: index) {
      let isEscaped = backslashes(before: tick) % 2 == 1
      let start = isEscaped ? tick + 1 : tick
      var content = start
      while content < leaf.end, source.byte(content) == UInt8(ascii: "`") { content += 1 }
      index = max(content, tick + 1)
      guard content > start, let end = closings.next(length: content - start, from: content, in: source, to: leaf.end)
      else { continue }
      budget.spend(end - content)
      let text = (start: content, end: end - (content - start))
      if matches(literal, from: text.start, to: text.end) { return (start, end) }
    }
    return nil
  }

  /// Finds the next place where a text stands as it is, but for line ends and the marks of containers behind them.
  func locate(_ literal: UnsafeBufferPointer<UInt8>) -> (start: Int, end: Int)? {
    guard let first = literal.first else { return nil }
    var index = leaf.cursor
    while let start = find(first, from: index) {
      if let end = endOfMatch(literal, from: start) { return (start, end) }
      budget.spend(min(literal.count, 256))
      index = start + 1
    }
    return nil
  }

  func find(_ byte: UInt8, from index: Int) -> Int? {
    guard !budget.isSpent, index < leaf.end else { return nil }
    let found = source.bytes[index..<leaf.end].firstIndex(of: byte)
    budget.spend((found ?? leaf.end) - index)
    return found
  }

  func backslashes(before index: Int) -> Int {
    var start = index
    while start > leaf.start, source.byte(start - 1) == UInt8(ascii: "\\") { start -= 1 }
    return index - start
  }

  /// Whether the source between two offsets is the text of a code span, whose outermost spaces may be gone.
  private func matches(_ literal: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Bool {
    if endOfMatch(literal, from: start) == end { return true }
    let after =
      source.byte(start) == 0x0A ? containers.textStart(ofLine: source.line(of: start) + 1, in: source) : start + 1
    guard source.byte(start) == 0x20 || source.byte(start) == 0x0A, let found = endOfMatch(literal, from: after) else {
      return false
    }
    return found < end && (source.byte(found) == 0x20 || source.byte(found) == 0x0A)
  }

  /// Where a text ends in the source if it stands at an offset.
  private func endOfMatch(_ literal: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    var matched = 0
    while matched < literal.count {
      guard index < leaf.end else { return nil }
      let byte = source.bytes[index]
      if byte == 0x0A {
        guard literal[matched] == 0x20 || literal[matched] == 0x0A else { return nil }
        index = containers.textStart(ofLine: source.line(of: index) + 1, in: source)
      } else if byte == literal[matched] {
        index += 1
      } else if leaf.isCell, byte == UInt8(ascii: "\\"), literal[matched] == UInt8(ascii: "|"),
        source.byte(index + 1) == UInt8(ascii: "|")
      {
        index += 2
      } else {
        return nil
      }
      matched += 1
    }
    return index
  }
}

/// Finds runs of backticks of a length, each search going on where one that failed left off.
private struct BacktickRuns {
  /// Lengths for which no run follows any more.
  private var exhausted: Set<Int> = []

  /// The end of the next run of exactly this length.
  mutating func next(length: Int, from start: Int, in source: SourceText, to end: Int) -> Int? {
    guard !exhausted.contains(length) else { return nil }
    var index = start
    while index < end {
      guard source.bytes[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      var runEnd = index
      while runEnd < end, source.bytes[runEnd] == UInt8(ascii: "`") { runEnd += 1 }
      if runEnd - index == length { return runEnd }
      index = runEnd
    }
    exhausted.insert(length)
    return nil
  }
}
