internal import Diagnostics

extension Converter {
  /// Reports the first line of a paragraph that was meant to begin a code block, and does not.
  mutating func checkLostFence(inParagraphTo endLine: Int) {
    for line in leaf.line..<max(leaf.line + 1, min(endLine, source.lineCount)) {
      let start = line == leaf.line ? leaf.start : paragraphText(ofLine: line)
      guard let fence = LostFence(at: start, in: source) else { continue }
      let range = source.range(start, contentEnd(ofLine: line))
      switch fence.kind {
      case .backtickBehind:
        report(
          .lostFence, .error, range,
          "backtick in the words behind a fence of backticks, which makes the line ordinary text and its code prose",
          remedy: "leave the backtick out, or write the fence with tildes: ~~~")
      case .indented:
        report(
          .lostFence, .error, range,
          "fence indented by four spaces or more inside a paragraph, of which it stays a part",
          remedy: "indent it as the text above it, or by three spaces more at most")
      case .tooShort:
        report(
          .lostFence, .error, range, "two backticks begin no code block: these lines are ordinary text",
          remedy: "write three")
      case .otherSign(let sign):
        report(
          .lostFence, .error, range, "\(sign.codePoint) is no backtick, so that these lines are ordinary text",
          remedy: "write three backticks (U+0060)")
      }
      return
    }
  }

  /// Where the text of a paragraph's line begins, behind the marks of quotations.
  private func paragraphText(ofLine line: Int) -> Int {
    var offset = source.lineStarts[line]
    while [0x20, 0x09, UInt8(ascii: ">")].contains(source.byte(offset)) { offset += 1 }
    return offset
  }

  /// Reports an indented code block that is a fenced one with too many spaces before it.
  mutating func checkLostFence(inIndentedBlockFrom start: Int) {
    guard let run = FenceRun(at: start, in: source), run.length >= 3, run.hasOnlyInfoBehind else { return }
    report(
      .lostFence, .warning, source.range(start, run.lineEnd),
      "fence indented by four spaces or more: readers see it, and what is below it is not read as a block",
      remedy: "indent it by three spaces at most, or put it inside a longer fence if readers are to see it")
  }

  /// Reports a line of a code block that was meant to end it, or to begin the next.
  mutating func checkLostFence(
    inBlock fence: (length: Int, indentation: Int, character: UInt8), lines: [Int], firstLine: Int, isClosed: Bool
  ) {
    /// A line that looks like an end: it was meant so if the block has no end of its own, or runs into the next block.
    var end: (run: FenceRun, line: Int)?
    for (index, start) in lines.enumerated() {
      var text = start
      while source.byte(text) == 0x20 || source.byte(text) == 0x09 { text += 1 }
      guard let run = FenceRun(at: text, in: source), run.length >= 3 else { continue }
      if run.isAlone {
        if end == nil { end = (run, firstLine + index) }
      } else if run.character == fence.character, run.length >= fence.length, run.hasOnlyInfoBehind,
        indentation(ofLine: firstLine + index, to: text) < 4
      {
        if let end { return reportEnd(end.run, line: end.line, of: fence) }
        return report(
          .lostFence, .warning, source.range(run.start, run.lineEnd),
          "fence with words behind it inside a code block, which it neither ends nor follows",
          remedy: "close the block above it, or give that block a longer fence if readers are to see this line")
      }
    }
    if !isClosed, let end { reportEnd(end.run, line: end.line, of: fence) }
  }

  private mutating func reportEnd(
    _ run: FenceRun, line: Int, of fence: (length: Int, indentation: Int, character: UInt8)
  ) {
    let signs = String(repeating: String(Unicode.Scalar(fence.character)), count: fence.length)
    let why =
      run.character != fence.character
      ? "made of other signs than its beginning"
      : run.length < fence.length ? "shorter than its beginning" : "indented by four spaces or more"
    report(
      .lostFence, .warning, source.range(run.start, run.lineEnd),
      "fence that does not end the code block it stands in, since it is \(why)", remedy: "write \(signs)")
  }

  private func indentation(ofLine line: Int, to offset: Int) -> Int {
    let cursor = containers.start(ofLine: line, in: source).cursor
    return cursor.firstNonspace(in: source).column - cursor.column
  }
}
