/// Brackets that belong to a Latin term: `append(_:)`, `Array<Int>`, `[Route]`.
enum TermBrackets {
  /// Farther than this no bracket of a term is closed.
  private static let reach = 200

  private static let wide: [(opener: Unicode.Scalar, closer: Unicode.Scalar)] = [
    ("（", "）"), ("「", "」"), ("『", "』"), ("【", "】"), ("《", "》"), ("〈", "〉"),
  ]

  /// The end of a run with the full-width brackets behind it that close those it opened.
  static func wideEnd(of run: Range<Int>, in text: DirectionalText) -> Int {
    guard run.contains(where: { text.byte(at: $0) == 0xE3 || text.byte(at: $0) == 0xEF }) else { return run.upperBound }
    let bytes = UnsafeBufferPointer(rebasing: text.bytes[run])
    var open: [Unicode.Scalar] = []
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if let pair = wide.first(where: { $0.opener == scalar }) { open.append(pair.closer) }
      if let last = open.last, last == scalar { open.removeLast() }
    }
    var end = run.upperBound
    while let closer = open.popLast(), text.bytes[end...].starts(with: String(closer).utf8) { end += 3 }
    return end
  }

  /// The place behind the bracket that closes the one at `start`; nil if none does, or if there is right-to-left text
  /// between them.
  static func end(of closer: UInt8, from start: Int, in text: DirectionalText) -> Int? {
    let opener = text.byte(at: start)
    if opener == UInt8(ascii: "<"), text.kind(at: start + 1) == .space { return nil }
    var depth = 0
    var index = start
    while index < text.count, index - start < reach {
      let byte = text.byte(at: index)
      if byte == opener { depth += 1 }
      // The head of an arrow closes nothing.
      if byte == closer, !(byte == UInt8(ascii: ">") && text.byte(at: index - 1) == UInt8(ascii: "-")) {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
      let (kind, length) = text.character(at: index)
      if kind == .rightToLeft || kind == .wall { return nil }
      index += length
    }
    return nil
  }
}
