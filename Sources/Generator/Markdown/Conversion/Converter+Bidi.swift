internal import Diagnostics
internal import Languages

extension Converter {
  mutating func markCode(_ start: Int, _ end: Int) {
    if preparation.scan.hasBidiControls, start < end { regions.code.append(start..<end) }
  }

  /// Reports marks of direction (U+200E, U+200F, U+061C) in code, where nobody sees that they are copied with it: any in
  /// a text, and in a block those that do not stand beside words of right-to-left scripts in a literal or comment.
  mutating func checkDirectionMarks(_ start: Int, _ end: Int, isBlock: Bool) {
    guard start < end, !isBlock || preparation.scan.hasDirectionMarks else { return }
    var index = start
    while index + 1 < end {
      let length = BidiControls.lengthOfMark(source.bytes, at: index)
      defer { index += max(1, length) }
      guard length > 0 else { continue }
      if isBlock {
        guard isCodeSign(source.byte(index - 1)), isCodeSign(source.byte(index + length)) else { continue }
      }
      report(
        .bidiControl, .warning, source.range(index, index + length),
        "mark of direction \(source.bytes.scalar(from: index).codePoint) in code: nobody sees it, and it is copied along",
        remedy: "delete it: the page sets the direction of code")
      return
    }
  }

  private func isCodeSign(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: ":"):
      true
    default: false
    }
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
