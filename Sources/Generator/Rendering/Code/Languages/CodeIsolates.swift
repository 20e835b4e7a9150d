import Languages

/// Finds right-to-left text in the tokens of code, line by line: each text keeps its own order, and the signs round it
/// stay parts of the code.
enum CodeIsolates {
  static func find(
    in code: UnsafeBufferPointer<UInt8>, _ tokens: [CodeToken], on direction: TextDirection
  ) -> [CodeDecoration] {
    guard DirectionalText.mayHoldRightToLeft(code) else { return [] }
    var found: [CodeDecoration] = []
    for token in tokens {
      if token.isText || token.kind == .inserted || token.kind == .deleted {
        forEachLine(of: token, in: code) { line in
          if let isolate = isolate(line, in: code, direction) { found.append(isolate) }
        }
      } else {
        found += runs(in: token.range, of: code)
      }
    }
    return found + between(tokens, in: code)
  }

  /// Runs of right-to-left words in what is code.
  private static func runs(in range: Range<Int>, of code: UnsafeBufferPointer<UInt8>) -> [CodeDecoration] {
    RightToLeftRuns.find(in: UnsafeBufferPointer(rebasing: code[range]), as: .code).map { run in
      CodeDecoration(
        kind: .isolate, range: run.lowerBound + range.lowerBound..<run.upperBound + range.lowerBound,
        opening: "<bdi dir=\"rtl\">", closing: "</bdi>")
    }
  }

  private static func between(_ tokens: [CodeToken], in code: UnsafeBufferPointer<UInt8>) -> [CodeDecoration] {
    var found: [CodeDecoration] = []
    var start = 0
    for token in tokens {
      if start < token.range.lowerBound { found += runs(in: start..<token.range.lowerBound, of: code) }
      start = token.range.upperBound
    }
    if start < code.count { found += runs(in: start..<code.count, of: code) }
    return found
  }

  private static func forEachLine(
    of token: CodeToken, in code: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Void
  ) {
    var start = token.range.lowerBound
    while start < token.range.upperBound {
      let end = code[start..<token.range.upperBound].firstIndex(of: 0x0A) ?? token.range.upperBound
      var (first, last) = (start, end)
      while first < last, isSign(code[first], of: token.kind) { first += 1 }
      while last > first, isSign(code[last - 1], of: token.kind) { last -= 1 }
      if first < last { body(first..<last) }
      start = end + 1
    }
  }

  /// Signs at the ends of a text that belong to the code round it.
  private static func isSign(_ byte: UInt8, of kind: CodeToken.Kind) -> Bool {
    if byte == 0x20 || byte == 0x09 { return true }
    return switch kind {
    case .name, .string: byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
    case .comment: "#/*<!->".utf8.contains(byte)
    case .inserted, .deleted: byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
    default: byte == UInt8(ascii: "|")
    }
  }

  private static func isolate(
    _ range: Range<Int>, in code: UnsafeBufferPointer<UInt8>, _ direction: TextDirection
  ) -> CodeDecoration? {
    let text = DirectionalText(UnsafeBufferPointer(rebasing: code[range]))
    var first: TextDirection?
    var index = 0
    var holdsRightToLeft = false
    while index < text.count, !holdsRightToLeft {
      let (kind, length) = text.character(at: index)
      if kind == .leftToRight { first = first ?? .leftToRight }
      if kind == .rightToLeft {
        first = first ?? .rightToLeft
        holdsRightToLeft = true
      }
      index += length
    }
    guard holdsRightToLeft else { return nil }
    let isRightToLeft = direction == .rightToLeft || first == .rightToLeft
    return CodeDecoration(
      kind: .isolate, range: range, opening: isRightToLeft ? "<bdi dir=\"rtl\">" : "<bdi dir=\"ltr\">",
      closing: "</bdi>")
  }
}
