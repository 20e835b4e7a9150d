/// Finds what looks like an ellipsis, before the parser sees the source.
struct EllipsisFinder {
  private let source: [UInt8]
  private let tokens: [SwiftToken]

  init(source: [UInt8], tokens: [SwiftToken]) {
    self.source = source
    self.tokens = tokens
  }

  /// The ranges of all ellipses that stand alone on a line or are the only content of a body.
  func candidates() -> [Range<Int>] {
    tokens.indices.filter { isEllipsis($0) && !isInChain($0) }.map { tokens[$0].range }
  }

  /// The ranges of the ellipses that stand for modifiers, between those of a chain.
  func modifiers() -> [Range<Int>] {
    tokens.indices.filter { isEllipsis($0) && isInChain($0) }.map { tokens[$0].range }
  }

  private func isInChain(_ index: Int) -> Bool {
    isAloneOnLine(tokens[index].range) && continuesChain(index)
  }

  private func isEllipsis(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.kind.isComment {
      return isEllipsisComment(token) && isOnlyContent(index)
    }
    guard token.kind == .operator, token.end - token.start == 3, isDots(token.range) else { return false }
    return isAloneOnLine(token.range) || isOnlyContent(index)
      || isBodyOfCase(token.range)
  }

  private func isDots(_ range: Range<Int>) -> Bool {
    source[range].elementsEqual("...".utf8) || source[range].elementsEqual("…".utf8)
  }

  private func isEllipsisComment(_ token: SwiftToken) -> Bool {
    source.withUnsafeBufferPointer { CommentMeaning($0[token.range]) == .ellipsis }
  }

  private func isAloneOnLine(_ range: Range<Int>) -> Bool {
    let before = previousSign(range.lowerBound, stopsAtLine: true)
    let after = nextSign(range.upperBound, stopsAtLine: true)
    return (before == nil || before == UInt8(ascii: "\n")) && (after == nil || after == UInt8(ascii: "\n"))
  }

  /// Whether braces, or the `in` of a closure and a brace, stand on both sides.
  private func isOnlyContent(_ index: Int) -> Bool {
    let range = tokens[index].range
    guard nextSign(range.upperBound) == UInt8(ascii: "}") else { return false }
    return previousSign(range.lowerBound) == UInt8(ascii: "{") || followsClosureSignature(index)
  }

  private func followsClosureSignature(_ index: Int) -> Bool {
    guard let last = tokens[..<index].last(where: { !$0.kind.isComment && !isBlank($0) }) else { return false }
    return last.kind == .keyword && source[last.range].elementsEqual("in".utf8)
  }

  /// `case .a: ...` with nothing behind it on the line.
  private func isBodyOfCase(_ range: Range<Int>) -> Bool {
    guard previousSign(range.lowerBound) == UInt8(ascii: ":") else { return false }
    let after = nextSign(range.upperBound, stopsAtLine: true)
    return after == nil || after == UInt8(ascii: "\n") || after == UInt8(ascii: "}")
  }

  /// Whether the next code is a modifier, so that the ellipsis stands for modifiers of the same chain.
  private func continuesChain(_ index: Int) -> Bool {
    guard let next = tokens[(index + 1)...].first(where: { !$0.kind.isComment && !isBlank($0) }) else { return false }
    return source[next.range].first { !Self.isSpace($0) } == UInt8(ascii: ".")
  }

  private func isBlank(_ token: SwiftToken) -> Bool {
    token.kind == .plain && source[token.range].allSatisfy(Self.isSpace)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }

  /// The nearest byte of code before `offset`; a line break counts as one if `stopsAtLine`.
  private func previousSign(_ offset: Int, stopsAtLine: Bool = false) -> UInt8? {
    var index = offset - 1
    while index >= 0 {
      if stopsAtLine, source[index] == UInt8(ascii: "\n") { return UInt8(ascii: "\n") }
      if !Self.isSpace(source[index]) { return source[index] }
      index -= 1
    }
    return nil
  }

  /// The nearest byte of code at or after `offset`; a line comment ends the line.
  private func nextSign(_ offset: Int, stopsAtLine: Bool = false) -> UInt8? {
    var index = offset
    while index < source.count {
      let byte = source[index]
      if stopsAtLine, byte == UInt8(ascii: "\n") { return byte }
      if byte == UInt8(ascii: "/"), index + 1 < source.count, source[index + 1] == UInt8(ascii: "/") {
        if stopsAtLine { return UInt8(ascii: "\n") }
        while index < source.count, source[index] != UInt8(ascii: "\n") { index += 1 }
        continue
      }
      if !Self.isSpace(byte) { return byte }
      index += 1
    }
    return nil
  }
}
