/// Compares what a program prints with what its page shows: `...` alone on a line stands for any lines, and within a
/// line for any text. White space at the ends of lines and empty lines at both ends do not count.
struct OutputMatcher {
  private let expected: [[UInt8]]
  private let actual: [[UInt8]]
  /// How many empty lines stand above the first that counts.
  private let skipped: Int

  init(expected: String, actual: String) {
    let lines = Self.lines(Array(expected.utf8))
    skipped = lines.prefix { $0.isEmpty }.count
    self.expected = Self.trimmed(lines)
    self.actual = Self.trimmed(Self.lines(Array(actual.utf8)))
  }

  /// The first difference.
  struct Difference: Equatable, Sendable {
    /// The line of the page's text, from 0; the one behind the last where a line is missing.
    var line: Int
    /// Nil where the page shows no further line.
    var expected: String?
    /// Nil where the program prints no further line.
    var actual: String?
  }

  /// Nil where the program prints what the page shows.
  var difference: Difference? {
    mismatch.map { place in
      Difference(
        line: skipped + place.expected,
        expected: place.expected < expected.count ? String(decoding: expected[place.expected], as: UTF8.self) : nil,
        actual: place.actual < actual.count ? String(decoding: actual[place.actual], as: UTF8.self) : nil)
    }
  }

  /// The lines that the page has to show: what agrees stays as it is, with what is left out in it.
  var updated: [[UInt8]] {
    guard let place = mismatch else { return expected }
    guard !expected[..<place.expected].contains(where: Self.isAnyLines) else { return actual }
    var kept = 0
    while expected.count - kept > place.expected, actual.count - kept > place.actual,
      Self.matches(expected[expected.count - kept - 1], actual[actual.count - kept - 1])
    {
      kept += 1
    }
    return Array(expected[..<place.expected]) + actual[place.actual..<actual.count - kept] + expected.suffix(kept)
  }

  private var mismatch: (expected: Int, actual: Int)? {
    var (line, printed) = (0, 0)
    var open: (line: Int, printed: Int)?
    var furthest = (expected: -1, actual: 0)
    while printed < actual.count {
      if line < expected.count, Self.isAnyLines(expected[line]) {
        open = (line, printed)
        line += 1
      } else if line < expected.count, Self.matches(expected[line], actual[printed]) {
        (line, printed) = (line + 1, printed + 1)
      } else {
        if line > furthest.expected { furthest = (line, printed) }
        guard let last = open else { return furthest }
        open = (last.line, last.printed + 1)
        (line, printed) = (last.line + 1, last.printed + 1)
      }
    }
    while line < expected.count, Self.isAnyLines(expected[line]) { line += 1 }
    if line == expected.count { return nil }
    return furthest.expected >= line ? furthest : (line, actual.count)
  }

  private static let ellipsis = Array("...".utf8)

  private static func isAnyLines(_ line: [UInt8]) -> Bool { line.drop { $0 == 0x20 }.elementsEqual(ellipsis) }

  /// Whether a line is the expected one, in which `...` stands for any text.
  private static func matches(_ expected: [UInt8], _ actual: [UInt8]) -> Bool {
    guard expected.contains(UInt8(ascii: ".")) else { return expected == actual }
    let pieces = self.pieces(of: expected)
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else { return expected == actual }
    guard actual.starts(with: first) else { return false }
    var position = first.count
    for piece in pieces.dropFirst().dropLast() {
      guard let found = Self.find(piece, in: actual, from: position) else { return false }
      position = found + piece.count
    }
    return actual.count - last.count >= position && actual.suffix(last.count).elementsEqual(last)
  }

  private static func pieces(of line: [UInt8]) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    var index = 0
    while index < line.count {
      if line[index...].starts(with: ellipsis) {
        pieces.append(line[start..<index])
        index += ellipsis.count
        start = index
      } else {
        index += 1
      }
    }
    return pieces + [line[start...]]
  }

  private static func find(_ piece: ArraySlice<UInt8>, in line: [UInt8], from start: Int) -> Int? {
    guard !piece.isEmpty else { return start }
    return (start..<max(start, line.count - piece.count + 1)).first { line[$0...].starts(with: piece) }
  }

  private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    SnippetText.lines(of: bytes).map { range in
      var line = bytes[range]
      while let last = line.last, last == 0x20 || last == 0x09 || last == 0x0D { line.removeLast() }
      return Array(line)
    }
  }

  private static func trimmed(_ lines: [[UInt8]]) -> [[UInt8]] {
    guard let first = lines.firstIndex(where: { !$0.isEmpty }), let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return [] }
    return Array(lines[first...last])
  }
}
