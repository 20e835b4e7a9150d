internal import Diagnostics

extension Converter {
  mutating func codeBlock(_ node: CMarkNode) -> CodeBlock {
    let extent = extent(of: node)
    let fence = node.fence
    let literal = node.literal
    let code = string(literal)
    let firstLine = max(0, node.startLine - 1)
    var lineCount = 0
    for byte in literal where byte == 0x0A { lineCount += 1 }
    let starts = lineStarts(from: fence == nil ? firstLine : firstLine + 1, count: lineCount, fence: fence?.indentation)
    let isClosed = fence.map { self.isClosed($0, node, opening: firstLine) } ?? true
    let start = fence == nil ? starts.offsets.first ?? extent.start : extent.start
    let fenceRange = source.range(start, max(start, contentEnd(ofLine: firstLine)))
    if !isClosed {
      report(
        .unclosedFence, .warning, fenceRange,
        "unclosed code block: no fence ends it, so that everything to the end of its container is code",
        remedy: "close it with a line of the same characters, at least as many")
    }
    if let fence {
      checkLostFence(inBlock: fence, lines: starts.offsets, firstLine: firstLine + 1, isClosed: isClosed)
    } else if let first = starts.offsets.first {
      checkLostFence(inIndentedBlockFrom: first)
      checkTable(inIndentedBlock: starts.offsets)
    }
    if let first = starts.offsets.first {
      markCode(first, extent.end)
      checkDirectionMarks(first, extent.end, isBlock: true)
    }
    if preparation.scan.hasDefinitions { codeRanges.append(extent.start..<extent.end + 1) }
    return CodeBlock(
      info: string(node.fenceInfo), code: code, lineStarts: starts.positions, isFenced: fence != nil,
      isClosed: isClosed, fence: fenceRange, range: source.range(start, extent.end))
  }

  /// Where the lines of a code block begin; `fence` is the indentation of its fence, nil for an indented block.
  private func lineStarts(
    from line: Int, count: Int, fence: Int?
  ) -> (positions: [SourcePosition], offsets: [Int]) {
    var positions: [SourcePosition] = []
    var offsets: [Int] = []
    positions.reserveCapacity(count)
    offsets.reserveCapacity(count)
    for line in line..<line + count {
      guard line < source.lineCount else { break }
      var cursor = containers.start(ofLine: line, in: source).cursor
      if let fence {
        let next = cursor.firstNonspace(in: source)
        cursor.advance(columns: min(fence, next.column - cursor.column), in: source)
      } else {
        let next = cursor.firstNonspace(in: source)
        cursor.advance(columns: min(4, next.column - cursor.column), in: source)
      }
      offsets.append(cursor.offset)
      positions.append(source.position(of: cursor.offset, inLine: line))
    }
    return (positions, offsets)
  }

  func contentEnd(ofLine line: Int) -> Int {
    guard line < source.lineCount else { return source.bytes.count }
    var end = source.lineEnd(line)
    while end > source.lineStarts[line], source.byte(end - 1) == 0x20 || source.byte(end - 1) == 0x09 { end -= 1 }
    return end
  }

  /// Whether the last line of a fenced block is its closing fence.
  private func isClosed(
    _ fence: (length: Int, indentation: Int, character: UInt8), _ node: CMarkNode, opening: Int
  ) -> Bool {
    let last = node.endLine - 1
    guard last > opening, last < source.lineCount else { return false }
    let start = containers.start(ofLine: last, in: source)
    guard start.isComplete else { return false }
    var index = start.cursor.firstNonspace(in: source).offset
    var length = 0
    while source.byte(index) == fence.character { (index, length) = (index + 1, length + 1) }
    return length >= fence.length && length >= 3 && index >= contentEnd(ofLine: last)
  }
}
