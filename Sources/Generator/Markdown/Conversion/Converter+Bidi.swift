internal import Diagnostics

extension Converter {
  mutating func markCode(_ start: Int, _ end: Int) {
    if preparation.scan.hasBidiControls, start < end { regions.code.append(start..<end) }
  }

  mutating func markProse(_ start: Int, _ end: Int) {
    if preparation.scan.hasBidiControls, start < end { regions.prose.append(start..<end) }
  }

  /// Reports controls in code, where they can make code look like other code, and those in prose that are not closed
  /// within their paragraph.
  mutating func reportBidiControls() {
    var prose = BidiControls.offsets(in: source.bytes)
    for offset in Self.take(regions.code, from: &prose).joined() {
      reportControl(
        offset, .error, "in code: what readers see is not what the compiler reads", remedy: "delete it")
    }
    let paragraphs = Self.take(regions.prose, from: &prose)
    let loose = paragraphs.filter { inside in
      !BidiControls.areBalanced(inside.map { source.bytes.scalar(from: $0) })
    }
    for offset in loose.joined() + prose {
      reportControl(
        offset, .warning, "is not closed within its paragraph", remedy: "delete it: the page isolates code and terms")
    }
  }

  /// Takes from a sorted list the offsets that lie in each of some ranges, none of which overlap.
  private static func take(_ ranges: [Range<Int>], from offsets: inout [Int]) -> [[Int]] {
    var taken: [[Int]] = []
    var rest: [Int] = []
    var index = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      while index < offsets.count, offsets[index] < range.lowerBound {
        rest.append(offsets[index])
        index += 1
      }
      let start = index
      while index < offsets.count, offsets[index] < range.upperBound { index += 1 }
      if index > start { taken.append(Array(offsets[start..<index])) }
    }
    offsets = rest + offsets[index...]
    return taken
  }

  private mutating func reportControl(_ offset: Int, _ severity: Severity, _ words: String, remedy: String) {
    let name = source.bytes.scalar(from: offset).codePoint
    report(
      .bidiControl, severity, source.range(offset, offset + 3), "bidirectional control \(name) \(words)",
      remedy: remedy)
  }
}
