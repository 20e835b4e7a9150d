import Diagnostics

/// A line of source with a stretch of it to be marked, measured in cells of the console.
///
/// A line with right-to-left letters is printed inside a left-to-right isolate, so that its parts stand in the order of
/// the file on every terminal. A terminal that reorders text turns each right-to-left run round within its own cells:
/// marks under whole runs and under everything outside of them stay true; a mark that would begin or end inside a run
/// cannot be drawn below it, and the marked words are repeated instead.
struct SourceExcerpt: Sendable {
  static let maximumWidth = 120

  /// What is printed before, inside and after the marked stretch.
  private(set) var before = ""
  private(set) var marked = ""
  private(set) var after = ""
  /// Cells before the mark.
  private(set) var indent = 0
  /// Cells of the mark; at least one.
  private(set) var width = 1
  private(set) var hasRightToLeft = false
  /// Whether marks below the line would point at the wrong letters.
  private(set) var needsWords = false

  /// - Parameter columns: UTF-8 byte offsets in the line, from 0; may reach past its end.
  init(line: ArraySlice<UInt8>, columns: Range<Int>) {
    let (units, start, end) = Self.units(line, columns)
    let window = Self.window(units, start)
    let mark = min(max(start, window.lowerBound), window.upperBound)
    let rest = min(max(end, mark), window.upperBound)
    before = Self.text(of: units[window.lowerBound..<mark], line)
    marked = Self.text(of: units[mark..<rest], line)
    after = Self.text(of: units[rest..<window.upperBound], line)
    for unit in units[window.lowerBound..<mark] { indent += unit.width }
    width = max(1, units[mark..<rest].reduce(0) { $0 + $1.width })
    if window.lowerBound > 0 {
      before = "…" + before
      indent += 1
    }
    if window.upperBound < units.count { after += "…" }
    inspectDirections(units, start, max(end, start + 1))
  }

  /// The line as printed, isolated if it needs to be.
  var text: String { text { $0 } }

  func text(emphasis: (String) -> String) -> String {
    let line = before + emphasis(marked) + after
    return hasRightToLeft ? "\u{2066}\(line)\u{2069}" : line
  }

  /// What is printed below the line.
  var markLine: String {
    if needsWords { return "here: \u{2068}\(marked.isEmpty ? String(after.prefix(1)) : marked)\u{2069}" }
    return String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: width - 1)
  }

  private static func text(of units: ArraySlice<DisplayUnit>, _ line: ArraySlice<UInt8>) -> String {
    guard let first = units.first, let last = units.last else { return "" }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(last.bytes.upperBound - first.bytes.lowerBound)
    for unit in units { unit.print(from: line, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Splits a line into units, and finds those at which the marked stretch begins and ends. Of an endless line only the
  /// neighbourhood of the mark is read.
  private static func units(_ line: ArraySlice<UInt8>, _ columns: Range<Int>) -> ([DisplayUnit], start: Int, end: Int) {
    let base = line.startIndex
    var first = base + max(0, min(columns.lowerBound, line.count) - 4 * maximumWidth)
    while first > base, first < line.endIndex, line[first] & 0xC0 == 0x80 { first -= 1 }
    let last = base + min(line.count, columns.lowerBound + 8 * maximumWidth)
    var units: [DisplayUnit] = []
    units.reserveCapacity(max(0, last - first))
    var iterator = line[first..<max(first, last)].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var (offset, cell, previous) = (first, 0, Unicode.Scalar?.none)
    let (lower, upper) = (base + columns.lowerBound, base + columns.upperBound)
    var (start, end) = (Int?.none, Int?.none)
    while true {
      let unit: DisplayUnit
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        unit = DisplayUnit(scalar, bytes: offset..<offset + encoded.count, cell: cell, after: previous)
        previous = scalar
      case .error(let length):
        unit = DisplayUnit(invalid: offset..<offset + length)
        previous = nil
      case .emptyInput:
        return (units, start ?? units.count, end ?? units.count)
      }
      // A column inside a scalar means the scalar.
      if start == nil, lower < unit.bytes.upperBound { start = units.count }
      if end == nil, upper <= offset { end = units.count }
      units.append(unit)
      offset = unit.bytes.upperBound
      cell += unit.width
    }
  }

  private static func window(_ units: [DisplayUnit], _ start: Int) -> Range<Int> {
    let all = units.reduce(0) { $0 + $1.width }
    guard all > maximumWidth else { return 0..<units.count }
    var from = min(start, units.count)
    var room = maximumWidth / 3
    while from > 0, room >= units[from - 1].width {
      from -= 1
      room -= units[from].width
    }
    var to = from
    room = maximumWidth
    while to < units.count, room >= units[to].width {
      room -= units[to].width
      to += 1
    }
    return from..<to
  }

  private mutating func inspectDirections(_ units: [DisplayUnit], _ start: Int, _ end: Int) {
    var run: Range<Int>?
    func close(_ run: Range<Int>?) {
      guard let run else { return }
      for edge in [start, end] where run.lowerBound < edge && edge < run.upperBound { needsWords = true }
    }
    for (index, unit) in units.enumerated() {
      switch unit.direction {
      case .rightToLeft:
        hasRightToLeft = true
        run = (run?.lowerBound ?? index)..<(index + 1)
      case .digit:
        // Digits after right-to-left letters belong to their run.
        run = run.map { $0.lowerBound..<(index + 1) }
      case .leftToRight:
        close(run)
        run = nil
      case .neutral:
        break
      }
    }
    close(run)
  }
}
