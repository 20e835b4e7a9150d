internal import Diagnostics
internal import Languages

extension Converter {
  mutating func markCode(_ start: Int, _ end: Int) {
    if preparation.scan.hasBidiControls, start < end { regions.code.append(start..<end) }
  }

  mutating func markProse(_ start: Int, _ end: Int) {
    if preparation.scan.hasBidiControls, start < end { regions.prose.append(start..<end) }
  }

  /// Reports controls in code, where they can make code look like other code, and those in prose that are not closed
  /// within their paragraph; of the latter, gives the places in the text.
  mutating func reportBidiControls() -> [Range<Int>] {
    var prose = BidiControls.occurrences(in: source.bytes)
    // Code holds no references.
    for control in Self.take(regions.code, from: &prose).joined() where !control.isReference {
      report(control, .error, "in code: what readers see is not what the compiler reads", remedy: "delete it")
    }
    let loose = Self.take(regions.prose, from: &prose).filter { !BidiControls.areBalanced($0.map(\.scalar)) }
    let leftOut = loose.joined() + prose
    for control in leftOut {
      report(
        control, .warning, "is not closed within its paragraph, and is left out",
        remedy: "delete it: the page isolates code and terms")
    }
    return leftOut.map { $0.offset..<$0.offset + $0.length }
  }

  /// Takes from a sorted list the controls that lie in each of some ranges, none of which overlap.
  private static func take(
    _ ranges: [Range<Int>], from controls: inout [BidiControls.Occurrence]
  ) -> [[BidiControls.Occurrence]] {
    var taken: [[BidiControls.Occurrence]] = []
    var rest: [BidiControls.Occurrence] = []
    var index = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      while index < controls.count, controls[index].offset < range.lowerBound {
        rest.append(controls[index])
        index += 1
      }
      let start = index
      while index < controls.count, controls[index].offset < range.upperBound { index += 1 }
      if index > start { taken.append(Array(controls[start..<index])) }
    }
    controls = rest + controls[index...]
    return taken
  }

  private mutating func report(
    _ control: BidiControls.Occurrence, _ severity: Severity, _ words: String, remedy: String
  ) {
    report(
      .bidiControl, severity, source.range(control.offset, control.offset + control.length),
      "bidirectional control \(control.scalar.codePoint) \(words)", remedy: remedy)
  }
}
