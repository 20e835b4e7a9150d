/// A run of backticks or tildes at the beginning of a line's text.
struct FenceRun {
  let character: UInt8
  let length: Int
  let start: Int
  /// Where the line ends, without white space.
  let lineEnd: Int
  /// Whether the run ends a code span on its own line: then it is no fence.
  private let isSpan: Bool

  /// Nil where something else stands.
  init?(at start: Int, in source: SourceText) {
    let character = source.byte(start)
    guard character == UInt8(ascii: "`") || character == UInt8(ascii: "~") else { return nil }
    var end = start
    while source.byte(end) == character { end += 1 }
    var lineEnd = end
    var last = end
    var isSpan = false
    while source.byte(lineEnd) != 0x0A {
      var run = lineEnd
      while source.byte(run) == character { run += 1 }
      if run - lineEnd == end - start { isSpan = true }
      if run == lineEnd, source.byte(run) != 0x20, source.byte(run) != 0x09 { last = run + 1 }
      if run > lineEnd { last = run }
      lineEnd = max(run, lineEnd + 1)
    }
    self.character = character
    length = end - start
    self.start = start
    self.lineEnd = last
    self.isSpan = isSpan
  }

  /// Whether nothing stands behind it.
  var isAlone: Bool { lineEnd == start + length }
  /// Whether what stands behind it can be the words of a fence.
  var hasOnlyInfoBehind: Bool { !isSpan }
}
