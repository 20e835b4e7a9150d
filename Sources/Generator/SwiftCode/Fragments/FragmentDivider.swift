/// Cuts a fragment where the parser would join what a reader keeps apart.
///
/// - A line that begins with a dot in the column of the fragment's top level begins anew if a blank line or a comment
///   line stands in front of it, or if what stands there is a property that can take no modifiers. To the parser it
///   would be a member of the expression before.
/// - A `// ---` line at top level begins a new region.
struct FragmentDivider {
  /// A line at the top level that begins with code.
  private struct Line {
    var start: Int
    var column: Int
    var beginsWithDot: Bool
    /// Whether a property begins here, and whether it has a value that could go on with a dot.
    var beginsProperty: Bool
    var canGoOn: Bool
    var followsGap: Bool
    /// Behind the last line of code before it.
    var gapStart: Int
  }

  private let source: [UInt8]
  private var lines: [Line] = []
  private var regionStarts: [Int] = []
  private var depth = 0
  private var lineStart = 0
  private var lineHasCode = false
  private var gapStart = 0
  private var hasGap = true
  private var startOfLine = Start.other

  init(source: [UInt8], tokens: [SwiftToken]) {
    self.source = source
    for token in tokens {
      if token.kind == .plain {
        readPlain(token)
      } else if token.kind.isComment {
        readComment(token)
      } else {
        beginCode(at: token.start, isDot: false, start: propertyStart(token))
        readLineBreaks(token)
      }
    }
  }

  func segments() -> [FragmentSegment] {
    let topColumn = lines.map(\.column).min() ?? 0
    var cuts: [(start: Int, region: Int)] = [(0, 0)]
    var region = 0
    var previous: Line?
    for line in lines {
      while region < regionStarts.count, regionStarts[region] <= line.start {
        cuts.append((regionStarts[region], region + 1))
        region += 1
      }
      if line.beginsWithDot, line.column == topColumn,
        line.followsGap || previous.map({ $0.beginsProperty && !$0.canGoOn }) == true
      {
        cuts.append((max(line.gapStart, cuts.last?.start ?? 0), region))
      }
      if line.column == topColumn || !line.beginsWithDot { previous = line }
    }
    return cuts.indices.compactMap { index in
      let end = index + 1 < cuts.count ? cuts[index + 1].start : source.count
      guard end > cuts[index].start else { return nil }
      return FragmentSegment(range: cuts[index].start..<end, region: cuts[index].region)
    }
  }

  private mutating func readPlain(_ token: SwiftToken) {
    for offset in token.range {
      let byte = source[offset]
      switch byte {
      case UInt8(ascii: "\n"): endLine(at: offset)
      case UInt8(ascii: " "), 0x09, 0x0B, 0x0C, 0x0D: continue
      default:
        beginCode(at: offset, isDot: byte == UInt8(ascii: "."), start: .other)
        if byte == UInt8(ascii: "="), depth == 0 { noteValue() }
        track(byte)
      }
    }
  }

  private mutating func track(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
    default: break
    }
  }

  private mutating func endLine(at offset: Int) {
    if lineHasCode {
      gapStart = offset + 1
      hasGap = false
    } else {
      hasGap = true
    }
    lineStart = offset + 1
    lineHasCode = false
  }

  private mutating func readComment(_ token: SwiftToken) {
    if !lineHasCode, depth == 0, isDivider(token) { regionStarts.append(lineStart) }
    for offset in token.range where source[offset] == UInt8(ascii: "\n") { endLine(at: offset) }
  }

  private func isDivider(_ token: SwiftToken) -> Bool {
    source.withUnsafeBufferPointer { CommentMeaning($0[token.range]) == .divider }
  }

  /// A literal may run over lines, which are all lines of code.
  private mutating func readLineBreaks(_ token: SwiftToken) {
    guard token.kind == .string || token.kind == .regex else { return }
    for offset in token.range where source[offset] == UInt8(ascii: "\n") {
      endLine(at: offset)
      lineHasCode = true
    }
  }

  /// How a line of code begins.
  private enum Start {
    case attribute, property, other
  }

  private mutating func beginCode(at offset: Int, isDot: Bool, start: Start) {
    guard !lineHasCode else { return }
    lineHasCode = true
    guard depth == 0 else { return }
    lines.append(
      Line(
        start: offset, column: offset - lineStart, beginsWithDot: isDot, beginsProperty: start != .other,
        canGoOn: false, followsGap: hasGap, gapStart: gapStart))
    startOfLine = start
  }

  /// Notes the `=` of a property: its value could go on with a dot, but not that of one behind a wrapper.
  private mutating func noteValue() {
    guard startOfLine == .property, let last = lines.indices.last else { return }
    lines[last].canGoOn = true
  }

  private func propertyStart(_ token: SwiftToken) -> Start {
    if token.kind == .attribute { return .attribute }
    guard token.kind == .keyword else { return .other }
    let word = source[token.range]
    let words: [StaticString] = ["let", "var", "private", "fileprivate"]
    return words.contains { word.elementsEqual(UnsafeBufferPointer(start: $0.utf8Start, count: $0.utf8CodeUnitCount)) }
      ? .property : .other
  }
}
