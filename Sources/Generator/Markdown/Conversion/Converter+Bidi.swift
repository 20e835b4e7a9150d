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
    let offsets = BidiControls.offsets(in: source.bytes)
    let inCode = offsets.filter { offset in regions.code.contains { $0.contains(offset) } }
    let hidden = Set(inCode)
    for offset in inCode {
      reportControl(
        offset, .error, "in code: what readers see is not what the compiler reads", remedy: "delete it")
    }
    let inProse = offsets.filter { !hidden.contains($0) }
    var loose = Set(inProse)
    for region in regions.prose {
      let inside = inProse.filter { region.contains($0) }
      guard !inside.isEmpty, BidiControls.areBalanced(inside.map { source.bytes.scalar(from: $0) }) else { continue }
      loose.subtract(inside)
    }
    for offset in inProse where loose.contains(offset) {
      reportControl(
        offset, .warning, "is not closed within its paragraph", remedy: "delete it: the page isolates code and terms")
    }
  }

  private mutating func reportControl(_ offset: Int, _ severity: Severity, _ words: String, remedy: String) {
    let name = source.bytes.scalar(from: offset).codePoint
    report(
      .bidiControl, severity, source.range(offset, offset + 3), "bidirectional control \(name) \(words)",
      remedy: remedy)
  }
}
