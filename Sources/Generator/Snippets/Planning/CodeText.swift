/// The bytes of a block or a set-up file, cut into lines, from which pieces are taken for the compiler.
package struct CodeText: Sendable {
  package let bytes: [UInt8]
  /// The lines without their ends.
  package private(set) var lines: [Range<Int>]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = SnippetText.lines(of: bytes)
  }

  /// Shortens lines by the blanks at their ends, where `isTrimmed` says so.
  mutating func trimLineEnds(where isTrimmed: (Range<Int>) -> Bool) {
    for index in lines.indices where !lines[index].isEmpty && isTrimmed(lines[index]) {
      var end = lines[index].upperBound
      while end > lines[index].lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
      lines[index] = lines[index].lowerBound..<end
    }
  }

  /// The line, from 0, that holds a byte.
  package func lineNumber(of offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].upperBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The bytes of `range` as lines for a generated file: what else stands on these lines becomes spaces, and the edits
  /// that lie in the range are made.
  package func generatedLines(_ range: Range<Int>, edits: [CodeEdit], owner: CodeOwner) -> [GeneratedLine] {
    guard !range.isEmpty, !lines.isEmpty else { return [] }
    let first = lineNumber(of: range.lowerBound)
    let inside = edits.filter { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
      .sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    var result: [GeneratedLine] = []
    var number = first
    while number < lines.count, lines[number].lowerBound < range.upperBound {
      result.append(generatedLine(number, within: range, edits: inside, owner: owner))
      number += 1
    }
    return result
  }

  private func generatedLine(
    _ number: Int, within range: Range<Int>, edits: [CodeEdit], owner: CodeOwner
  ) -> GeneratedLine {
    let line = lines[number]
    let next = number + 1 < lines.count ? lines[number + 1].lowerBound : bytes.count + 1
    let start = min(max(line.lowerBound, range.lowerBound), max(line.upperBound, line.lowerBound))
    let end = max(start, min(line.upperBound, range.upperBound))
    var text = [UInt8](repeating: 0x20, count: start - line.lowerBound)
    var segments = [GeneratedLine.Segment(generated: 0, source: 0, isInserted: false)]
    var position = start
    for edit in edits where line.lowerBound <= edit.range.lowerBound && edit.range.lowerBound < next {
      // What was to come behind a comment that is gone comes at the end of the line.
      let change = min(edit.range.lowerBound, end)..<min(edit.range.upperBound, end)
      guard change.lowerBound >= position else { continue }
      text += bytes[position..<change.lowerBound]
      segments.append(
        GeneratedLine.Segment(generated: text.count, source: change.lowerBound - line.lowerBound, isInserted: true))
      text += edit.replacement.utf8
      position = change.upperBound
      segments.append(
        GeneratedLine.Segment(generated: text.count, source: position - line.lowerBound, isInserted: false))
    }
    text += bytes[position..<end]
    return GeneratedLine(
      String(decoding: text, as: UTF8.self), origin: .init(owner: owner, line: number, segments: segments))
  }
}
