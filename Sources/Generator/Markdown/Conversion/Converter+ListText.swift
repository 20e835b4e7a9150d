internal import Diagnostics

extension Converter {
  /// Reports a paragraph that was meant as a list: two lines, one below the other, that begin like items but make none
  /// and run together.
  mutating func checkListLines(from first: Int, to last: Int) {
    guard first < last, last < source.lineCount else { return }
    var before: ListLine?
    for line in first...last {
      let start = startOfText(line)
      guard start < leaf.end else { return }
      let text = UnsafeBufferPointer(rebasing: source.bytes[start..<endOfLine(start)])
      let item = ListLine(text)
      if let before, let item, item.follows(before) {
        let place = startOfText(line - 1)
        report(
          .lostList, .warning, source.range(place, place + before.length),
          "lines that begin like items of a list make none: they stay one paragraph",
          remedy: item.number == nil ? "begin each with a hyphen and a space" : "begin them with 1. 2. 3. and a space")
        return
      }
      before = ListLine.breaks(text) ? nil : item
    }
  }
}
