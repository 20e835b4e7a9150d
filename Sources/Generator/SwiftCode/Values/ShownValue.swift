import Diagnostics

/// A comment such as `// → 3` behind code: the value that the code has, or prints, when it runs.
///
/// Ranges are UTF-8 bytes of the source.
package struct ShownValue: Hashable, Sendable {
  /// What gives the value.
  package enum Origin: Hashable, Sendable {
    /// Expressions, one for each variable that a declaration begins with a value.
    case expressions([Range<Int>])
    /// A statement that changes or declares a variable, which is read behind it.
    case variable(Range<Int>, statement: Range<Int>)
    /// A statement that has no value, but may print.
    case statement(Range<Int>)
  }

  /// The line that the comment ends, from 0.
  package var line: Int
  package var comment: Range<Int>
  /// What stands behind the arrow, without white space round it.
  package var text: Range<Int>
  /// Nil where nothing that has a value ends in front of the comment.
  package var origin: Origin?

  /// The values that a source shows, in order; `tokens` are those of the source.
  package static func all(in source: [UInt8], tokens: [SwiftToken]) -> [ShownValue] {
    let found = tokens.filter { $0.kind == .lineComment }.compactMap { token -> ShownValue? in
      textBehindArrow(source, token.range).map { ShownValue(line: 0, comment: token.range, text: $0) }
    }
    guard !found.isEmpty else { return [] }
    let lines = LineTable(source)
    let finder = ParseGate.allows(source, tokens: tokens) ? ValueFinder(source) : nil
    return found.map { value in
      var value = value
      value.line = lines.position(of: value.comment.lowerBound).line - 1
      value.origin = finder?.origin(before: value.comment.lowerBound)
      // What is read again is written again, on one line.
      if case .variable(let range, _) = value.origin, source[range].contains(0x0A) { value.origin = nil }
      return value
    }
  }

  private static let arrows = [Array("→".utf8), Array("->".utf8)]

  private static func textBehindArrow(_ source: [UInt8], _ comment: Range<Int>) -> Range<Int>? {
    var start = comment.lowerBound + 2
    var end = comment.upperBound
    while start < end, isBlank(source[start]) { start += 1 }
    guard let arrow = arrows.first(where: { source[start..<end].starts(with: $0) }) else { return nil }
    start += arrow.count
    while start < end, isBlank(source[start]) { start += 1 }
    while end > start, isBlank(source[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
