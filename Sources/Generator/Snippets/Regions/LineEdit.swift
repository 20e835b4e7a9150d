/// New lines in place of some of a file's.
package struct LineEdit: Hashable, Sendable {
  /// The lines that go, from 1; where there are none, the line above which the new ones stand.
  package var lines: Range<Int>
  /// The new lines, without their ends.
  package var texts: [[UInt8]]

  /// How many lines longer it makes the file.
  package var growth: Int { texts.count - lines.count }

  /// A file with edits in it, which are given in order; a new line ends as the line above the edit does, or where as many
  /// lines come as go, as the line that it replaces; all other bytes stay.
  package static func apply(_ edits: [LineEdit], to bytes: [UInt8]) -> [UInt8] {
    let lines = ranges(of: bytes)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var next = 0
    for edit in edits where edit.lines.lowerBound > 1 && edit.lines.upperBound <= lines.count + 1 {
      let above = edit.lines.lowerBound - 2
      for line in lines[next..<above + 1] { result += bytes[line.text.lowerBound..<line.end] }
      for (offset, text) in edit.texts.enumerated() {
        let model = lines[edit.growth == 0 ? above + 1 + offset : above]
        result += text + bytes[model.text.upperBound..<model.end]
      }
      next = edit.lines.upperBound - 1
    }
    for line in lines[next...] { result += bytes[line.text.lowerBound..<line.end] }
    return result
  }

  /// The lines of a file, and where the end of each ends.
  private static func ranges(of bytes: [UInt8]) -> [(text: Range<Int>, end: Int)] {
    var lines: [(Range<Int>, Int)] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let isReturn = bytes[index] == 0x0D
      let length = isReturn && index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
      if isReturn || bytes[index] == 0x0A {
        lines.append((start..<index, index + length))
        start = index + length
      }
      index += length
    }
    if start < bytes.count { lines.append((start..<bytes.count, bytes.count)) }
    return lines
  }
}
